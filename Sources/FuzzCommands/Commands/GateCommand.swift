import FilesAndProcesses
import FuzzCampaign
import FuzzEngine
import ArgumentParser
import Foundation
import FuzzCorpus
import FuzzReports

struct GateCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "gate",
            abstract: "Check the corpus against its expectations, and search from a fixed seed.",
            discussion: """
                Replays every case of the corpus under the full matrix and checks its 'expect' lines; canaries must \
                fail. Then searches N cases and compares the results with the table of verdicts in DIR/verdicts.txt: \
                configurations claimed \(broken) must be \(broken), and those claimed clean must be clean\(starved). \
                \(proofs)\(rerun)\(limit)\(S.vocabulary.comparison.map { "Finally, a sample \($0.sample). " } ?? "")The \
                same commit gives the same report, byte for byte, in each format\(S.gateTime == nil ? "" : ", unless the time is over"). Ctrl-C ends the gate early: it prints its results so far, does not pass, \
                and exits with \(ExitStatus.interrupted).

                Prints a summary, and then a line for each problem, which ends with a command that shows it. Problems \
                with the same cause are reported as one. The most common problems:
                  new failure          \(broken) without an expectation, or by a mechanism
                                       that no case of the corpus shows there
                  regression           \(broken), expected or claimed to be clean
                  different failure    \(broken), but not in the expected way
                  unexpectedly fixed   clean, expected to be \(broken)\(starvedJudgments)\(openFindings)
                Other problems are a canary that does not fail\(S.vocabulary.comparison == nil ? " and" : ",") a \
                claim of the table that does not \
                hold\(S.vocabulary.comparison.map { ", and \($0.difference)" } ?? "").
                """
        )
    }

    private static var proofs: String {
        guard canBeDecided else { return "" }
        return
            "Proofs are checked again, for the standard matrix, or for all configurations with --full: each claimed proof must "
            + "succeed, and no proof may contradict a configuration claimed \(broken). "
    }

    private static var rerun: String {
        guard S.runsAfresh else { return "" }
        return
            "Each finding is run again in fresh processes. A finding that needs earlier cases, or that fails differently each "
            + "time, is a problem. A finding that does not repeat is a note, and so is a case with steps that no longer have "
            + "an effect. "
    }

    private static var limit: String {
        guard let time = S.gateTime else { return "" }
        return
            "After \(time.components.seconds) seconds, or --time, the search stops, and a note counts the cases that it left out. "
            + "If the time does not even suffice for the corpus, the gate does not pass. "
    }

    private static var broken: String { S.Verdict.anyFailure }

    private static var starvedJudgments: String {
        S.Verdict.liveness.map {
            ", or\n                       \($0.delivered), expected to be \($0.verdict.rawValue)\n"
                + "  unfulfilled          clean but \($0.verdict.rawValue), expected to be \($0.delivered)"
        } ?? ""
    }

    private static var openFindings: String {
        guard S.findingsAreDefects else { return "" }
        return
            "\n  open finding         \(broken), and neither fixed nor acknowledged with\n                       'corpus acknowledge'"
    }

    private static var starved: String {
        S.Verdict.liveness.map {
            ", and likewise for '\($0.starves)' and '\($0.delivers)'. A \($0.verdict.rawValue) case is a problem "
                + "only if it contradicts "
                + "one of these claims or an 'expect' line with '\($0.delivered)'"
        } ?? ""
    }

    @Option(parsing: .unconditional, help: "The number of cases to search.", transform: WholeNumber.read)
    var cases = S.gateCases

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Stop replaying and searching after this long, for example 90s or 10m.\(Self.usualTime)",
            valueName: "duration"),
        transform: SearchTime.read)
    var time: SearchTime?

    @Option(help: ArgumentHelp("The corpus.", valueName: "dir"))
    var corpus = "corpus"

    @OptionGroup var assumptionOptions: S.Assuming

    @Flag(
        help:
            "Update the table of verdicts\(Self.documentsRecorded) from the corpus, unless the search finds something new.\(Self.recordedAnyway)"
    )
    var record = false

    @Flag(help: ArgumentHelp("\(Self.fullMeaning)", visibility: Self.canBeDecided ? .default : .hidden))
    var full = false

    @Flag(name: .shortAndLong, help: "Also list the cases that meet their expectations.")
    var verbose = false

    @Option(help: ArgumentHelp("Write the report as JUnit XML, for a CI server.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("Write the problems as SARIF 2.1.0, for code scanning.", valueName: "file"))
    var sarif: String?

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, junit, sarif, github
    }

    @Option(
        help: ArgumentHelp(
            "The format of the report.",
            discussion:
                "'github' is text with a workflow command for each problem, which GitHub Actions shows at the line of "
                + "the file. It also appends Markdown to the job summary, the file that $GITHUB_STEP_SUMMARY names."))
    var format = Format.text

    @Flag(help: .hidden) var json = false
    @Flag(help: .hidden) var github = false

    private static var documentsRecorded: String {
        S.documents.isEmpty ? "" : " and \(S.documents.map(\.name).joined(separator: ", "))"
    }

    private static var recordedAnyway: String {
        S.findingsAreDefects
            ? " A missing canary is written in any case, and so is a missing table, which then claims nothing." : ""
    }

    /// Whether the subject has a decision procedure.
    private static var canBeDecided: Bool { S.decide([], on: .caller) != nil }

    private static var fullMeaning: String {
        "Decide every configuration of the full matrix, not only the \(S.Configuration.standardMatrix.count) of the standard "
            + "matrix."
    }

    private static var usualTime: String {
        S.gateTime.map { " (default: \($0.components.seconds)s; with --record without a limit)" } ?? ""
    }

    private var threads: SearchThreads { SearchThreads(ofProcess: SearchThreads.cores) }

    func validate() throws {
        if record, time != nil {
            throw ValidationError("--record excludes --time, because a table of verdicts rests on the whole search.")
        }
        if record, !assumptionOptions.assumptions.isEmpty {
            throw ValidationError("--record excludes --assume, because a table of verdicts is over all assumptions.")
        }
        if json { throw FormatSpelling.problem(of: "--json", now: "json") }
        if github { throw FormatSpelling.problem(of: "--github", now: "github") }
        if let junit, junit == sarif { throw ValidationError("--junit and --sarif need different files.") }
    }

    func run() throws {
        Interruption.listen()
        CorpusLock.giveUp { Interruption.hasCome }
        if !assumptionOptions.assumptions.isEmpty {
            S.choose(SearchSteering(assumptions: assumptionOptions.assumptions))
        }
        let clock = GateClock(record ? nil : time?.duration ?? S.gateTime)
        // Findings depend only on the seed and the number of cases, unless the clock ends the search.
        ShrinkingLimit.set { clock.isOver() }
        ShrinkingLimit.setOfCases { clock.isOver() }
        let path = "\(corpus)/\(CorpusLayout.table)"
        let progress = ProgressLine(plainInterval: .seconds(30))
        let watch: GateWatch = { stage in
            progress.show { stage.text }
            return !Interruption.hasCome
        }
        // Files that are recorded must be, at the end, as they are now.
        let planned = record ? ([path] + S.documents.map { "\(corpus)/\($0.name)" }).map(PlannedFile.init(path:)) : []
        let (read, table) = try ExitStatus.reporting {
            // Whatever else is in the table may be wrong.
            for table in planned.prefix(1) { try table.refuseAddedLines(to: "") { !$0.hasPrefix("#") } }
            return try readCorpus(path)
        }
        // A model is checked in seconds, even without a table.
        if !record, S.findingsAreDefects, let unprepared = Gate<S>.reportOnUnprepared(read, table: table) {
            try write(unprepared)
            return try unprepared.status.finish()
        }
        S.know(read.entries.filter { !$0.isCanary }.map(\.file))
        var gate = Gate<S>(corpus: read, table: table, watching: watch, until: { clock.isOver() })
        if record { gate = gate.recording(searched: cases, on: threads, watching: watch) }
        let verifier = FindingVerifier<S>(Gate<S>.family)
        var report = gate.run(
            cases: cases, proving: full ? S.Configuration.fullMatrix : S.Configuration.standardMatrix,
            on: threads, verifying: { clock.isLate() ? $0.shrunk(as: .unconfirmed) : verifier.verify($0) },
            watching: watch)
        report.isInterrupted = report.isInterrupted || Interruption.hasCome
        report.assumptions = assumptionOptions.assumptions
        if !report.isInterrupted { report.comparison = S.compareEngines() }
        progress.end()
        // Only a table that rests on proofs needs its documents beside it.
        let documents = S.documents.filter { $0.isThere(in: corpus) || gate.table?.restsOnProofs == true }
        if !record && !report.isInterrupted { report.outdated = try ExitStatus.reporting { try outdated(documents) } }
        let isRecorded =
            record && !report.isInterrupted && !report.findings.contains(where: \.isCertain)
            && (report.proofs?.refutations ?? []).isEmpty
        var problem: (any Error)?
        if isRecorded, let table = gate.table {
            let texts = [table.text] + documents.map(\.contents)
            let files = [path] + documents.map { "\(corpus)/\($0.name)" }
            let changes = zip(files, texts).compactMap { file, text in
                planned.first { $0.path == file }.map { (file: $0, text: text) }
            }
            let fixed = report.cases.filter { $0.isFixed && $0.stepsWithoutEffect.isEmpty }.map(\.entry)
            do {
                let canary = try record(changes, fixed, of: read)
                report.hasCanary = true
                tell(ofCanary: canary)
                report.noteRegressionTests()
                for entry in fixed { StandardError.print("\(entry.path): is fixed, and a regression test now".visible) }
            } catch {
                problem = error
            }
        }
        // The next gate needs both, whatever this one has found.
        var hasNewTable = false
        if record, !isRecorded, !report.isInterrupted, S.findingsAreDefects {
            do {
                hasNewTable = try prepare(planned, of: read)
                report.hasCanary = true
            } catch {
                problem = error
            }
        }
        try write(report)
        try ExitStatus.reporting { if let problem { throw problem } }
        if record {
            let written = ([path] + documents.map { "\(corpus)/\($0.name)" }).joined(separator: ", ")
            let reason =
                report.isInterrupted
                ? "the gate was interrupted" : "the search found failures that no case of the corpus shows"
            StandardError.print(
                isRecorded
                    ? "wrote \(written)"
                    : hasNewTable
                        ? "wrote \(path), which claims nothing yet: \(reason)" : "\(path) was not written: \(reason)")
        }
        try report.status.finish()
    }

    /// Reads the corpus and its table. Ignores an existing table if the command records a new one. If either cannot be read, writes
    /// the error to the requested result files, too.
    private func readCorpus(_ path: String) throws -> (corpus: Corpus<S>, table: VerdictTable<S>?) {
        do {
            let corpus = try Corpus<S>(directory: corpus).agreeing(with: assumptionOptions.assumptions)
            // The gate of a new package makes its table and its canary; a model has a corpus.
            guard !corpus.entries.isEmpty || S.findingsAreDefects else {
                throw FileError(problems: ["\(self.corpus): error: expected a corpus with cases; found none"])
            }
            S.beginProcessPerRun(ifNeededBy: corpus.entries.filter { !$0.isCanary }.map(\.file))
            guard record else { return (corpus, try VerdictTable<S>(path: path)) }
            try Corpus<S>.refuseLinks([path])
            try checkStrength(path)
            return (corpus, nil)
        } catch let error as FileError {
            let unusable = UnusableCorpus(error)
            if let junit { try TextFile.writeResult(unusable.junit(of: S.self), path: junit) }
            if let sarif { try TextFile.writeResult(try unusable.sarif(of: S.self), path: sarif) }
            if format == .github { StandardError.write(unusable.gitHubAnnotations(of: S.self)) }
            throw error
        }
    }

    private func write(_ report: Gate<S>.Report) throws {
        // The reader of standard output may be gone.
        let written = Result {
            if let junit { try TextFile.writeResult(report.junit, path: junit) }
            if let sarif { try TextFile.writeResult(try report.sarif(), path: sarif) }
        }
        let width = Terminal.size(of: STDOUT_FILENO)?.columns
        let text = (verbose ? report.detail : "") + report.text(width: width)
        switch format {
        case .text: StandardOutput.write(text.visibleLines)
        case .json: StandardOutput.write(try report.json())
        case .junit: StandardOutput.write(report.junit)
        case .sarif: StandardOutput.write(try report.sarif())
        case .github: StandardOutput.write(text.visibleLines + report.gitHubAnnotations)
        }
        try ExitStatus.reporting { try written.get() }
        let environment = ProcessInfo.processInfo.environment
        if format == .github, let summary = environment["GITHUB_STEP_SUMMARY"], !summary.isEmpty {
            try ExitStatus.reporting { try TextFile.appendResult(report.gitHubSummary, path: summary) }
        }
    }
}
