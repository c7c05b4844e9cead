import ArgumentParser
import BindingFuzz

struct GateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gate",
        abstract: "Hold the corpus against its expectations, and search from a fixed seed.",
        discussion: """
            Replays every case of the corpus under the full matrix and compares with its 'expect' lines; canaries must fail.
            Then searches N cases and compares with the table of verdicts in DIR/verdicts.txt: what is claimed stale
            must be, what is claimed clean must stay so. The same commit gives the same report, byte for byte.
            """
    )

    @Option(help: "How many cases to search.")
    var cases = Gate.defaultCases

    @Option(help: ArgumentHelp("The corpus.", valueName: "dir"))
    var corpus = "corpus"

    @Flag(help: "Write the table of verdicts anew from the corpus and the search, and judge by that.")
    var record = false

    func run() throws {
        let corpus = try ExitStatus.reporting { try Corpus(directory: self.corpus) }
        guard !corpus.entries.isEmpty else {
            StandardError.print("\(self.corpus): error: expected a corpus with cases; found none")
            throw ExitCode(ExitStatus.unusableFile.rawValue)
        }
        let path = "\(self.corpus)/\(VerdictTable.fileName)"
        if record {
            let table = VerdictTable(recording: corpus, searched: cases)
            try ExitStatus.reporting { try TextFile.write(table.text, path: path) }
        }
        let table = try ExitStatus.reporting { try VerdictTable(path: path) }
        let report = Gate(corpus: corpus, table: table).run(cases: cases)
        print(report.text, terminator: "")
        if report.status != 0 { throw ExitCode(report.status) }
    }
}
