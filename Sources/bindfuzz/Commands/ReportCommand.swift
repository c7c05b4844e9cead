import ArgumentParser
import BindingFuzz
import Foundation

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Tell what is new in a directory of findings since its last report.",
        discussion: """
            For each mechanism its smallest case, why it goes wrong, which configurations it breaks, what heals \
            it, and a command to replay it. DIR is a corpus or the directory of a campaign; its \
            'statistics.jsonl' gives the growth curves, where there is one. What was told is remembered in \
            DIR/reported.txt, and told again with --all only.

            Exits with 0 whatever there is to tell; 3 for files that cannot be used.
            """
    )

    @Argument(help: ArgumentHelp("The directory with the findings, in it or below it.", valueName: "dir"))
    var directory: String

    @Option(help: ArgumentHelp("Write a page for browsers, whole in one file.", valueName: "file"))
    var html: String?

    @Flag(help: "Print Markdown, for an issue or a chat.")
    var markdown = false

    @Flag(help: "Print one JSON object, for programs.")
    var json = false

    @Flag(help: "Tell everything, not only what is new.")
    var all = false

    func validate() throws {
        if [html != nil, markdown, json].count(where: { $0 }) > 1 {
            throw ValidationError("--html, --markdown and --json exclude each other.")
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            guard StoredFile.isDirectory(directory) else {
                throw CorpusError(problems: ["\(directory): error: expected a directory with findings; there is none"])
            }
            var memory = try ReportMemory(directory: directory)
            let report = Report(
                try Corpus(directory: directory), memory: memory,
                growth: try ReportStatistics.read(directory: directory), showsAll: all)
            try tell(report)
            // Told first and remembered then: what could not be told is told the next time.
            memory.remember(report)
            try memory.write(directory: directory)
        }
    }

    private func tell(_ report: Report) throws {
        if let html {
            try TextFile.write(report.html, path: html)
            StandardOutput.print("\(html): \(report.summary)")
        } else {
            let text = markdown ? report.markdown : json ? report.json : report.text
            StandardOutput.write(Array(text.utf8))
        }
    }
}
