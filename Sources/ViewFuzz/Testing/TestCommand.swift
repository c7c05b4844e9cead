import ArgumentParser
import BindingFuzz
import Foundation
import FuzzCampaign
import FuzzCommands
import FuzzCorpus
import FuzzReports

/// What a test has done by the built executable: replays what is kept, and searches shortly. Prints a report of each thing that is
/// not as expected, and nothing where all is.
struct TestCommand<App: FuzzedApp>: ParsableCommand {
    private typealias S = Isolated<ViewSubject<App>>

    static var configuration: CommandConfiguration {
        .init(
            commandName: ViewTest.command, abstract: "Replays what is kept and searches shortly, for a test.",
            shouldDisplay: false)
    }

    @Option(transform: WholeNumber.read)
    var seed: UInt64

    @Option(transform: WholeNumber.read)
    var cases: UInt64

    @Option
    var corpus: String?

    func run() throws {
        var reports: [String] = []
        let corpus = try corpus.map { path in
            try ExitStatus.reporting { try Corpus<S>(directory: path) }
        }
        let entries = corpus?.entries ?? []
        for entry in entries {
            let replay = Replay<S>(name: entry.path, file: entry.file)
            let holds = replay.judgement.holds
            if entry.isCanary ? holds : !holds { reports.append(report(of: replay, path: entry.path)) }
        }
        let survey = CorpusSurvey<S>(entries, directory: self.corpus ?? "")
        var search = Search<S>(
            CaseFamily(seed: seed, length: S.caseLength), under: S.Configuration.standardMatrix,
            on: SearchThreads(ofProcess: SearchThreads.cores), leavingOut: survey.known.contains(_:under:))
        _ = search.run(cases: Int(clamping: cases))
        reports += search.findings.map(report)
        guard !reports.isEmpty else { return }
        StandardOutput.write(reports.joined(separator: "\n"))
        throw ExitCode(ExitStatus.unexpectedFailure.rawValue)
    }

    private func report(of replay: Replay<S>, path: String) -> String {
        replay.text() + "\nReplay it:\n  \(S.invocation.command("replay", path))\n"
    }

    /// What was found, told as a replay tells it, with the case to paste.
    private func report(of finding: Finding<S>) -> String {
        let file = CaseFile<S>(finding.interleaving)
        let replay = Replay<S>(
            name: "\(finding.mechanism)", file: file, configurations: [finding.configuration], isAsked: true)
        let command = S.invocation.command("replay", "-", "--configurations", "\(finding.configuration)")
        return replay.text() + "\nReplay it:\n  \(command) <<'CASE'\n" + file.text + "CASE\n"
    }
}
