import FilesAndProcesses
import FuzzEngine
import ArgumentParser
import FuzzCorpus
import FuzzReports

struct ReportCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "report",
            abstract: "List the findings in a directory, and which of them are new.",
            discussion: """
                For each mechanism, the report shows the smallest case, the reason, the configurations that fail, those \
                that do not, and a command that replays the case. DIR is the directory of a campaign, which may be running, \
                or any directory of cases. A finding is new if no case of the corpus shows it under its configuration. \
                Known findings are only listed by name, unless you pass --all. If DIR is the corpus itself, the report shows \
                everything.

                The same files give the same report. To see a finding only once, add it to the corpus with 'corpus add'.

                Exits with \(ExitStatus.asExpected) whatever the report shows, and with \(ExitStatus.unusableFile) for \
                files that cannot be read or written.
                """
        )
    }

    @Argument(help: ArgumentHelp("The directory with the findings.", valueName: "dir"))
    var directory: String

    @Option(help: ArgumentHelp("The corpus with the known cases. (default: corpus)", valueName: "dir"))
    var corpus: String?

    @Option(help: ArgumentHelp("Write the report as one self-contained HTML file.", valueName: "file"))
    var html: String?

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, json, html
    }

    @Option(help: "The format of the report: markdown for an issue or a chat, json for programs.")
    var format = Format.text

    @Flag(help: .hidden)
    var markdown = false

    @Flag(help: .hidden)
    var json = false

    @Flag(help: "Describe known findings in full, too.")
    var all = false

    func validate() throws {
        if markdown { throw FormatSpelling.problem(of: "--markdown", now: "markdown") }
        if json { throw FormatSpelling.problem(of: "--json", now: "json") }
        if html != nil && format != .text {
            throw ValidationError("--html writes the report to a file; it excludes --format.")
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            guard StoredFile.isDirectory(directory) else {
                let found = StoredFile.isThere(directory) ? "found a file" : "found none"
                throw FileError(problems: ["\(directory): error: expected a directory with findings; \(found)"])
            }
            // The campaign is read first: a running campaign writes cases before it counts them.
            let campaign = try ReportCampaign<S>.read(directory: directory)
            let findings = try Corpus<S>(directory: directory)
            S.beginProcessPerRun(ifNeededBy: findings.entries.filter { !$0.isCanary }.map(\.file))
            let report = Report<S>(
                findings, campaign: campaign,
                baseline: try baseline(),
                growth: try ReportStatistics.read(directory: directory), showsAll: all)
            try write(report)
        }
    }

    private func baseline() throws(FileError) -> ReportBaseline<S> {
        let usual = "corpus"
        let isMissing = corpus == nil && !StoredFile.isThere(usual)
        let known =
            isMissing
            ? CorpusSurvey<S>([], directory: usual) : CorpusSurvey<S>(try Corpus<S>(directory: corpus ?? usual))
        guard !known.contains(directory: directory) else { return ReportBaseline<S>() }
        if known.cases.isEmpty {
            StandardError.print("\(known.directory): no cases to compare with, so every finding is new; see --corpus")
        }
        return ReportBaseline<S>(corpus: known)
    }

    private func write(_ report: Report<S>) throws(FileError) {
        if let html {
            try TextFile.writeResult(report.html, path: html)
            StandardOutput.print("\(html): \(report.summary)")
            return
        }
        switch format {
        case .text: StandardOutput.write(report.text(style: StandardOutput.style))
        case .markdown: StandardOutput.write(report.markdown)
        case .json: StandardOutput.write(report.json)
        case .html: StandardOutput.write(report.html)
        }
    }
}
