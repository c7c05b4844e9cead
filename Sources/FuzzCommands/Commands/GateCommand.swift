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
            abstract: "Hold the corpus against its expectations, and search from a fixed seed.",
            discussion: """
                Replays every case of the corpus under the full matrix and compares with its 'expect' lines; \
                canaries must fail. Then searches N cases and compares with the table of verdicts in \
                DIR/verdicts.txt: what is claimed \(broken) must be, what is claimed clean must stay so\(starved). \
                \(proofs)\(rerun)\(S.vocabulary.comparison.map { "Last, a sample \($0.sample). " } ?? "")The same commit gives the same report, \
                byte for byte, in each form. Ctrl-C ends it with what was done until then; then it has not passed, and \
                exits with \(ExitStatus.interrupted).

                Prints one line that counts, and a line for each problem, which ends with the command that shows \
                it. What follows from one cause is one problem.
                  new failure          \(broken) where nothing was expected, or in a way
                                       that no case of the corpus shows there
                  regression           \(broken) where clean was expected, or claimed
                  different failure    \(broken) in another way than was expected
                  unexpectedly fixed   clean where \(broken) was expected\(starvedJudgements)
                and likewise a canary that did not fail\(S.vocabulary.comparison == nil ? " and" : ",") a claim of the table that does not \
                hold\(S.vocabulary.comparison.map { ", and \($0.difference)" } ?? "").
                """
        )
    }

    private static var proofs: String {
        guard canBeDecided else { return "" }
        return
            "What is claimed to be proven is proven again, of the standard matrix, or with --full of all, and of what is "
            + "claimed to be \(broken) that nothing proves the contrary. "
    }

    private static var rerun: String {
        guard S.runsAfresh else { return "" }
        return
            "What the search finds is run again in processes that have run nothing before: what needs earlier cases, or fails "
            + "differently each time, fails the gate under that name; what does not repeat is a note, and so is a case with "
            + "steps that have no effect any more. "
    }

    private static var broken: String { S.Verdict.anyFailure }

    private static var starvedJudgements: String {
        S.Verdict.liveness.map {
            ", \($0.delivered) where \($0.verdict.rawValue) was\n  unfulfilled          clean, and \($0.verdict.rawValue) where \($0.delivered) was expected"
        } ?? ""
    }

    private static var starved: String {
        S.Verdict.liveness.map {
            ", and likewise what \($0.starves) and what \($0.delivers). What is \($0.verdict.rawValue) fails nothing but such a "
                + "claim, and an 'expect' line with '\($0.delivered)'"
        } ?? ""
    }

    @Option(parsing: .unconditional, help: "How many cases to search.", transform: WholeNumber.read)
    var cases = GateDefaults.blocks * S.blockSize

    @Option(help: ArgumentHelp("The corpus.", valueName: "dir"))
    var corpus = "corpus"

    @Flag(
        help:
            "Write the table of verdicts anew from the corpus\(Self.documentsRecorded), if nothing is found that the corpus lacks."
    )
    var record = false

    @Flag(help: ArgumentHelp("\(Self.fullMeaning)", visibility: Self.canBeDecided ? .default : .hidden))
    var full = false

    @Flag(name: .shortAndLong, help: "Tell of the cases that are as they should be, too.")
    var verbose = false

    @Option(help: ArgumentHelp("Write the report as JUnit XML, for a CI server.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("Write the problems as SARIF 2.1.0, for code scanning.", valueName: "file"))
    var sarif: String?

    @Flag(
        help: ArgumentHelp(
            "Annotate the problems in GitHub Actions, and add to the job's summary.",
            discussion: "Prints workflow commands, on standard error where --format is not text, and appends "
                + "Markdown to the file that $GITHUB_STEP_SUMMARY names."))
    var github = false

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, junit, sarif
    }

    @Option(help: "The form in which the report is printed.")
    var format = Format.text

    @Flag(help: .hidden)
    var json = false

    private static var documentsRecorded: String {
        S.documents.isEmpty ? "" : ", and \(S.documents.map(\.name).joined(separator: ", "))"
    }

    /// Whether the subject has a decision procedure.
    private static var canBeDecided: Bool { S.decide([], on: .caller) != nil }

    private static var fullMeaning: String {
        "Decide every configuration of the full matrix anew, and not only the \(S.Configuration.standardMatrix.count) of the "
            + "standard one."
    }

    private var threads: SearchThreads { SearchThreads(ofProcess: SearchThreads.cores) }

    func validate() throws {
        if json { throw FormatSpelling.problem(of: "--json", now: "json") }
        if let junit, junit == sarif { throw ValidationError("--junit and --sarif take two files.") }
    }

    func run() throws {
        Interruption.listen()
        CorpusLock.giveUp { Interruption.hasCome }
        let path = "\(corpus)/\(CorpusLayout.table)"
        let progress = ProgressLine(isOnlyLive: true)
        let watch: GateWatch = { stage in
            progress.show { stage.text }
            return !Interruption.hasCome
        }
        let (gate, read) = try ExitStatus.reporting {
            defer { progress.end() }
            return try prepare(path, watch)
        }
        let verifier = FindingVerifier<S>(Gate<S>.family)
        var report = gate.run(
            cases: cases, proving: full ? S.Configuration.fullMatrix : S.Configuration.standardMatrix,
            on: threads, verifying: { verifier.verify($0) }, watching: watch)
        report.isInterrupted = report.isInterrupted || Interruption.hasCome
        if !report.isInterrupted { report.comparison = S.compareEngines() }
        progress.end()
        // A table that rests on proofs needs its documents beside it. For other tables they are optional.
        let documents = S.documents.filter { $0.isThere(in: corpus) || gate.table?.restsOnProofs == true }
        if !record && !report.isInterrupted { report.outdated = try ExitStatus.reporting { try outdated(documents) } }
        let isRecorded =
            record && !report.isInterrupted && !report.findings.contains(where: \.isCertain)
            && (report.proofs?.refutations ?? []).isEmpty
        var problem: (any Error)?
        if isRecorded, let table = gate.table {
            let texts = [(path, table.text)] + documents.map { ("\(corpus)/\($0.name)", $0.contents) }
            do { try record(texts, of: read) } catch { problem = error }
        }
        try write(report)
        try ExitStatus.reporting { if let problem { throw problem } }
        if record {
            let written = ([path] + documents.map { "\(corpus)/\($0.name)" }).joined(separator: ", ")
            StandardError.print(
                isRecorded
                    ? "wrote \(written)"
                    : "\(path) was not written: "
                        + (report.isInterrupted
                            ? "the gate was interrupted" : "there is what no case of the corpus shows"))
        }
        try report.status.finish()
    }

    /// Writes the table and the documents, all for the corpus that was read.
    private func record(_ texts: [(path: String, text: String)], of read: Corpus<S>) throws {
        try CorpusLock.changing(corpus) {
            guard try read.isCurrent() else {
                throw CorpusError(problems: [
                    "\(corpus): error: expected the cases that were read; some were added, changed or dropped since, and nothing is "
                        + "recorded. Run the command again"
                ])
            }
            // Another recording, with a longer search, may have ended in the meantime.
            try checkStrength("\(corpus)/\(CorpusLayout.table)")
            try Corpus<S>.refuseLinks(texts.map(\.path))
            TemporaryFile.removeLeftovers(in: corpus)
            for (path, text) in texts { try TextFile.write(text, path: path) }
        }
    }

    /// Returns the documents of the corpus that disagree with the findings.
    private func outdated(_ documents: [CorpusDocument]) throws -> [Gate<S>.OutdatedDocument] {
        try documents.compactMap { document in
            guard document.isThere(in: corpus) else { return .init(name: document.name, line: nil) }
            return try document.firstDifference(in: corpus).map { .init(name: document.name, line: $0) }
        }
    }

    /// Reads the corpus and its table. Ignores an existing table if the command records a new one. If either cannot be read, writes
    /// the error to the requested result files, too.
    private func prepare(_ path: String, _ watch: @escaping GateWatch) throws -> (gate: Gate<S>, corpus: Corpus<S>) {
        do {
            let corpus = try Corpus<S>(directory: corpus)
            guard !corpus.entries.isEmpty else {
                throw CorpusError(problems: ["\(self.corpus): error: expected a corpus with cases; found none"])
            }
            if record {
                try Corpus<S>.refuseLinks([path])
                try checkStrength(path)
                let gate = Gate<S>(corpus: corpus, table: nil, watching: watch)
                return (gate.recording(searched: cases, on: threads, watching: watch), corpus)
            }
            return (Gate<S>(corpus: corpus, table: try VerdictTable<S>(path: path), watching: watch), corpus)
        } catch let error as CorpusError {
            let unusable = UnusableCorpus(error)
            if let junit { try TextFile.writeResult(unusable.junit(of: S.self), path: junit) }
            if let sarif { try TextFile.writeResult(try unusable.sarif(of: S.self), path: sarif) }
            if github { StandardError.write(unusable.gitHubAnnotations(of: S.self)) }
            throw error
        }
    }

    /// Rejects a recording with fewer cases than the existing table rests on. An unreadable table may be replaced.
    private func checkStrength(_ path: String) throws {
        guard let table = try? VerdictTable<S>(path: path), let claimed = table.leastSearched(byGateOf: cases),
            cases < claimed
        else {
            return
        }
        throw ValidationError(
            "--record takes at least the \(claimed.counted("case")) that \(path) rests on; --cases \(cases) would weaken it."
        )
    }

    private func write(_ report: Gate<S>.Report) throws {
        let width = Terminal.size(of: STDOUT_FILENO)?.columns
        let text = (verbose ? report.detail : "") + report.text(width: width)
        switch format {
        case .text: StandardOutput.write(text.visibleLines)
        case .json: StandardOutput.write(try report.json())
        case .junit: StandardOutput.write(report.junit)
        case .sarif: StandardOutput.write(try report.sarif())
        }
        try ExitStatus.reporting {
            if let junit { try TextFile.writeResult(report.junit, path: junit) }
            if let sarif { try TextFile.writeResult(try report.sarif(), path: sarif) }
        }
        guard github else { return }
        let annotations = report.gitHubAnnotations
        if format == .text {
            StandardOutput.write(annotations)
        } else {
            StandardError.write(annotations)
        }
        if let summary = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !summary.isEmpty {
            try ExitStatus.reporting { try TextFile.appendResult(report.gitHubSummary, path: summary) }
        }
    }
}

extension GateStage {
    /// A line that shows the progress of the gate on a terminal.
    fileprivate var text: String {
        switch self {
        case .replaying(let done, let count): "replayed \(done.grouped) of \(count.counted("case"))"
        case .deciding(let done, let count): "decided \(done.grouped) of \(count.counted("configuration"))"
        case .searching(let cases, let count, let findings):
            "searched \(cases.grouped) of \(count.counted("case")) · \(findings.counted("finding"))"
        case .shrinking(let done, let count): "shrinking \(done.grouped) of \(count.grouped)"
        case .repeating(let done, let count): "ran \(done.grouped) of \(count.counted("finding")) again"
        }
    }
}
