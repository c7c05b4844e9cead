import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import FuzzCommands
import FuzzCorpus
import FuzzReports

/// Replays the corpus and searches briefly, for a test in another process. Prints a report for each unexpected result, and nothing
/// if there is none. As in a gate, a finding that does not repeat is reported, but fails nothing.
struct TestCommand<App: FuzzedApp>: ParsableCommand {
    private typealias S = ViewSubject<App>

    static var configuration: CommandConfiguration {
        .init(
            commandName: ViewTest.command, abstract: "Replay the corpus and search briefly, for a test.",
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
            let replay = Replay<S>(name: entry.path, path: entry.path, file: entry.file)
            if entry.isCanary {
                guard !replay.judgment.showsFailure else { continue }
                let rule = GateProblem.canaryRule(of: S.self)
                reports.append(
                    "\(rule.prefix(1).uppercased() + rule.dropFirst()).\n" + report(of: replay, path: entry.path))
            } else if FindingState(
                of: entry.file, replay.judgment, showing: S.mechanisms(of: entry.file.testCase))?.failsChecks == true
            {
                reports.append(report(of: replay, path: entry.path))
            }
        }
        let survey = CorpusSurvey<S>(entries, directory: self.corpus ?? "")
        let search = Search<S>(
            CaseFamily(seed: seed, length: S.caseLength), under: S.Configuration.standardMatrix,
            on: SearchThreads(ofProcess: SearchThreads.cores), leavingOut: survey.known.contains(_:under:))
        let verifier = FindingVerifier<S>(search.family)
        var session = FindingSession<S>(search, verifying: verifier.verify)
        _ = session.run(cases: Int(clamping: cases))
        let found = session.findings.map { session.verify($0) }
        var notes: [String] = []
        for (_, alike) in Dictionary(grouping: found, by: \.mechanism).sorted(by: { $0.key < $1.key }) {
            // Findings that a case shows by itself come first.
            let certain = alike.filter(\.isCertain)
            let ordered = (certain.isEmpty ? alike : certain).sorted { left, right in
                (left.flakiness == nil ? 0 : 1, left.testCase) < (right.flakiness == nil ? 0 : 1, right.testCase)
            }
            guard let first = ordered.first else { continue }
            let text = first.flakiness.map { report(of: first, $0) } ?? report(of: first)
            if certain.isEmpty { notes.append("note: " + text) } else { reports.append(text) }
        }
        StandardOutput.write((reports + notes).joined(separator: "\n"))
        if !reports.isEmpty { throw ExitCode(.unexpectedFailure) }
    }

    /// Returns a report of a finding that no single case shows, with the cases to paste that show it together, if there are any.
    private func report(of finding: Finding<S>, _ flakiness: Flakiness) -> String {
        let lines = ["\(finding.mechanism)", "  \(finding.testCase)", "  under \(finding.configuration)"]
        let sentences = (flakiness.sentences + [flakiness.kind.remedy]).flatMap {
            WrappedText.lines($0.visible, width: TextStyle.usualWidth - 2).map { "  \($0)" }
        }
        let text = (lines + sentences).map { $0 + "\n" }.joined()
        guard let sequence = flakiness.sequence else { return text }
        let command = CaseSequence<S>.command(replaying: "-", under: finding.configuration)
        return text + "\nReplay it:\n  \(command) <<'CASES'\n" + sequence + "CASES\n"
    }

    private func report(of replay: Replay<S>, path: String) -> String {
        replay.text() + "\nReplay it:\n  \(S.invocation.command("replay", path))\n"
    }

    /// Returns a report of a finding in the format of a replay, with the case to paste.
    private func report(of finding: Finding<S>) -> String {
        let file = CaseFile<S>(finding.testCase)
        let replay = Replay<S>(
            name: "\(finding.mechanism)", file: file, configurations: [finding.configuration], isAsked: true)
        let command = S.invocation.command("replay", "-", "--configurations", "\(finding.configuration)")
        return replay.text() + "\nReplay it:\n  \(command) <<'CASE'\n" + file.text + "CASE\n"
    }
}
