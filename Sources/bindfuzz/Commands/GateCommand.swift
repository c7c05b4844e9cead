import ArgumentParser
import BindingFuzz
import Foundation
import LiveEngine

struct GateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gate",
        abstract: "Hold the corpus against its expectations, and search from a fixed seed.",
        discussion: """
            Replays every case of the corpus under the full matrix and compares with its 'expect' lines; \
            canaries must fail. Then searches N cases and compares with the table of verdicts in \
            DIR/verdicts.txt: what is claimed stale must be, what is claimed clean must stay so. Last, a sample \
            is run on the live engine too, which is only heard of where it differs from the model. The same \
            commit gives the same report, byte for byte, in each form.

            Each problem is a line that ends with the command that shows it:
              new failure          stale where nothing was expected, or in a way
                                   that no case of the corpus shows
              regression           stale where clean was expected, or claimed
              different failure    stale in another way than was expected
              unexpectedly fixed   clean where stale was expected
            and likewise a canary that did not fail, and a claim of the table that does not hold.
            """
    )

    @Option(parsing: .unconditional, help: "How many cases to search.", transform: WholeNumber.read)
    var cases = Gate.defaultCases

    @Option(help: ArgumentHelp("The corpus.", valueName: "dir"))
    var corpus = "corpus"

    @Flag(help: "Write the table of verdicts anew from the corpus and the search, and judge by that.")
    var record = false

    @Option(help: ArgumentHelp("Write the report as JUnit XML, for a CI server.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("Write the problems as SARIF 2.1.0, for code scanning.", valueName: "file"))
    var sarif: String?

    @Flag(
        help: ArgumentHelp(
            "Annotate the problems in GitHub Actions, and add to the job's summary.",
            discussion: "Prints workflow commands, on standard error where --json takes standard output, and appends "
                + "Markdown to the file that $GITHUB_STEP_SUMMARY names."))
    var github = false

    @Flag(help: "Print the report as JSON in place of the text.")
    var json = false

    func validate() throws {
        if let junit, junit == sarif { throw ValidationError("--junit and --sarif take two files.") }
    }

    func run() throws {
        let (corpus, table) = try ExitStatus.reporting { try read() }
        let report = Gate(corpus: corpus, table: table).run(cases: cases)
        try write(report)
        try compareSample()
        if report.status != 0 { throw ExitCode(report.status) }
    }

    /// Reads the corpus and its table, which is written first where that is asked for. Where they cannot be read, the
    /// files that were asked for say so.
    private func read() throws -> (Corpus, VerdictTable?) {
        do {
            let corpus = try Corpus(directory: self.corpus)
            guard !corpus.entries.isEmpty else {
                throw CorpusError(problems: ["\(self.corpus): error: expected a corpus with cases; found none"])
            }
            let path = "\(self.corpus)/\(VerdictTable.fileName)"
            if record { try TextFile.write(VerdictTable(recording: corpus, searched: cases).text, path: path) }
            return (corpus, try VerdictTable(path: path))
        } catch let error as CorpusError {
            let unusable = UnusableCorpus(error)
            if let junit { try TextFile.write(unusable.junit, path: junit) }
            if let sarif { try TextFile.write(try unusable.sarif(), path: sarif) }
            if github { StandardError.write(unusable.gitHubAnnotations) }
            throw error
        }
    }

    /// Holds the model against the live engine on a sample that is the same every time; `compare` takes more.
    private func compareSample() throws {
        // A command is run on the main thread, outside of any block of the main queue.
        let differing = MainActor.assumeIsolated { Comparison.differing(seed: Gate.seed, cases: Gate.comparedCases) }
        guard let first = differing.first else { return }
        StandardError.print(
            "bindfuzz: the model and the live engine differ in \(differing.count) of \(Gate.comparedCases) cases; "
                + "run: bindfuzz compare --seed \(Gate.seed) --cases \(Gate.comparedCases)")
        for difference in first.differences { StandardError.print("  \(difference)") }
        throw ExitCode(ExitStatus.defect.rawValue)
    }

    private func write(_ report: Gate.Report) throws {
        StandardOutput.write(json ? try report.json() : report.text.visibleLines)
        try ExitStatus.reporting {
            if let junit { try TextFile.write(report.junit, path: junit) }
            if let sarif { try TextFile.write(try report.sarif(), path: sarif) }
        }
        guard github else { return }
        let annotations = report.gitHubAnnotations
        if json {
            StandardError.write(annotations)
        } else {
            StandardOutput.write(annotations)
        }
        if let summary = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !summary.isEmpty {
            try ExitStatus.reporting { try TextFile.append(report.gitHubSummary, path: summary) }
        }
    }
}
