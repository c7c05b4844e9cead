import BindingFuzz
import ArgumentParser
import FuzzCorpus
import FuzzReports

struct ReportCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "report",
            abstract: "Tell what a directory of findings holds, and what of it is new.",
            discussion: """
                For each mechanism its smallest case, why it goes wrong, which configurations it breaks, what \
                leaves it clean, and a command to replay it. DIR is the directory of a campaign, which may be running, or any \
                directory of cases. New is what no case of the corpus shows under its configuration; what is known is \
                only named, and told with --all. Where DIR is the corpus itself, everything is told.

                The same files give the same report: nothing is remembered, unless --mark asks for it. --mark writes \
                what was told in full to DIR/reported.txt, once it has been written or read to its end, and \
                --since-last then leaves that out.

                Exits with 0 whatever there is to tell; 3 for files that cannot be used, and where what was told \
                could not be written.
                """
        )
    }

    @Argument(help: ArgumentHelp("The directory with the findings, in it or below it.", valueName: "dir"))
    var directory: String

    @Option(help: ArgumentHelp("The corpus: what is known. (default: corpus)", valueName: "dir"))
    var corpus: String?

    @Option(help: ArgumentHelp("Write a page for browsers, whole in one file.", valueName: "file"))
    var html: String?

    @Flag(help: "Print Markdown, for an issue or a chat.")
    var markdown = false

    @Flag(help: "Print one JSON object, for programs.")
    var json = false

    @Flag(help: "Tell everything in full, not only what is new.")
    var all = false

    @Flag(help: "Leave out what the last report that was marked has told.")
    var sinceLast = false

    @Flag(help: "Mark what is told in full as told, for --since-last.")
    var mark = false

    func validate() throws {
        if [html != nil, markdown, json].count(where: { $0 }) > 1 {
            throw ValidationError("--html, --markdown and --json exclude each other.")
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            guard StoredFile.isDirectory(directory) else {
                let found = StoredFile.isThere(directory) ? "found a file" : "there is none"
                throw CorpusError(problems: ["\(directory): error: expected a directory with findings; \(found)"])
            }
            var memory = mark || sinceLast ? try ReportMemory<S>(directory: directory) : ReportMemory<S>()
            // The campaign first: while it runs, cases are written before what counts them.
            let campaign = try ReportCampaign<S>.read(directory: directory)
            let report = Report<S>(
                try Corpus<S>(directory: directory), campaign: campaign,
                baseline: try baseline(told: sinceLast ? memory : nil),
                growth: try ReportStatistics.read(directory: directory), showsAll: all)
            try tell(report)
            // Told first and marked then: what could not be told is told the next time.
            guard mark else { return }
            memory.remember(report)
            try memory.write(directory: directory)
        }
    }

    private func baseline(told: ReportMemory<S>?) throws(CorpusError) -> ReportBaseline<S> {
        let usual = "corpus"
        let isMissing = corpus == nil && !StoredFile.isThere(usual)
        let known =
            isMissing
            ? CorpusSurvey<S>([], directory: usual) : CorpusSurvey<S>(try Corpus<S>(directory: corpus ?? usual))
        guard !known.contains(directory: directory) else { return ReportBaseline<S>(told: told) }
        if known.cases.isEmpty {
            StandardError.print("\(known.directory): no cases to compare with, so everything is new; see --corpus")
        }
        return ReportBaseline<S>(corpus: known, told: told)
    }

    private func tell(_ report: Report<S>) throws(CorpusError) {
        if let html {
            try TextFile.writeResult(report.html, path: html)
            StandardOutput.print("\(html): \(report.summary)")
            return
        }
        let text =
            markdown
            ? report.markdown
            : json ? report.json : report.text(style: StandardOutput.style, calling: S.invocationHere)
        guard mark else { return StandardOutput.write(text) }
        guard StandardOutput.writeToReader(Array(text.utf8)) else {
            throw CorpusError(problems: [
                "\(directory): error: expected a report that is written or read to its end; nothing is marked as told"
            ])
        }
    }
}
