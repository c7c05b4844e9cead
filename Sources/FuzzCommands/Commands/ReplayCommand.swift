import ArgumentParser
import FilesAndProcesses
import FuzzCampaign
import FuzzEngine
import Foundation
import FuzzCorpus
import FuzzReports

struct ReplayCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "replay",
            abstract: "Show what a case does, step by step.",
            discussion: """
                The format text shows one configuration: the first of those you name that the case breaks. If you name \
                none, it prefers a configuration whose verdict contradicts an 'expect' line, then one that breaks by \
                the mechanism of the case's note, then one that breaks as an 'expect' line \
                says\(S.vocabulary.starvationNoun.map { ", and then \($0)" } ?? ""). \
                It prints a timeline, \(S.vocabulary.reasonClause), the other configurations that break, and the \
                single changes of the configuration that leave the same steps clean.

                The format json prints one object a line for each case and configuration. The file '-' is standard \
                input: cases separated by lines of '---', named -:1, -:2, …

                \(togetherMeaning)Every file is read before any case runs. Exits with \(ExitStatus.unexpectedFailure) for \
                a \(S.vocabulary.failureNoun) that its case does not expect, and with \(ExitStatus.brokenExpectation) if some \
                other expectation was not met.
                """
        )
    }

    private static var togetherMeaning: String {
        guard S.runsAfresh else { return "" }
        return
            "--together runs the cases one after the other in one fresh process, and shows the first one that fails. Only this "
            + "reproduces a finding that needs earlier cases. A file may then hold several cases, like those in the folder "
            + "'\(CorpusLayout.sequencesFolder)'.\n\n"
    }

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, html
    }

    @Argument(help: ArgumentHelp("Case files, or - for standard input.", valueName: "file"))
    var files: [String]

    @OptionGroup var configurationOptions: ConfigurationOptions<S>
    @OptionGroup var assumptionOptions: S.Assuming

    @Option(help: "The output format.")
    var format = Format.text

    @Option(help: ArgumentHelp("\(Self.engineMeaning)", visibility: S.engines.count > 1 ? .default : .hidden))
    var engine = EngineName<S>.standard

    @Option(help: ArgumentHelp("Write an HTML page with a timeline of one case.", valueName: "file"))
    var html: String?

    @Flag(
        help: ArgumentHelp(
            "With \(Self.others), let a \(S.vocabulary.failureNoun) trap, as in the app.",
            visibility: S.engines.count > 1 ? .default : .hidden))
    var trap = false

    @Flag(
        help: ArgumentHelp(
            "Run the cases one after the other in one process.", visibility: S.runsAfresh ? .default : .hidden))
    var together = false

    func validate() throws {
        if together && !S.runsAfresh {
            throw ValidationError("--together has no effect here, because no case depends on earlier ones.")
        }
        if together && (html != nil || format == .html || !engine.isStandard) {
            throw ValidationError(
                "--together excludes --html, --format html\(S.engines.count > 1 ? " and \(Self.others)" : "").")
        }
        if trap && engine.isStandard {
            throw ValidationError("--trap needs \(S.engines.count > 1 ? Self.others : "another engine").")
        }
        if html != nil && (!engine.isStandard || format != .text) {
            throw ValidationError("--html excludes \(Self.others) and --format.")
        }
        if !engine.isStandard && format != .text {
            throw ValidationError("\(Self.others) supports --format text only.")
        }
    }

    func run() throws {
        let cases = try ExitStatus.reporting { try NamedCase<S>.read(files, asSequences: together) }.map {
            $0.assuming(assumptionOptions.assumptions)
        }
        if together { return try replayTogether(cases) }
        S.beginProcessPerRun(ifNeededBy: cases.map(\.file))
        if html != nil { return try writePage(of: cases) }
        let configurations = configurationOptions.selected
        switch format {
        case .text: try replayAsText(cases, configurations).finish()
        case .json: try replayAsJSON(cases, configurations).finish()
        case .html: try writePage(of: cases)
        }
    }

    private func writePage(of cases: [NamedCase<S>]) throws {
        guard cases.count == 1, let entry = cases.first else {
            throw ValidationError("A page shows one case; found \(cases.count).")
        }
        let replay = Replay<S>(
            name: entry.name, path: entry.place?.path, file: entry.file, configurations: configurationOptions.selected,
            isAsked: configurationOptions.isAsked)
        guard let path = html else {
            StandardOutput.write(replay.html)
            return try status(of: replay.judgment).finish()
        }
        try ExitStatus.reporting { try TextFile.writeResult(replay.html, path: path) }
        let broken = replay.outcomes.count(where: \.isFailure)
        let count = replay.configurations.count.counted("configuration")
        let starved = replay.outcomes.count(where: \.isStarved)
        let rest = S.Verdict.liveness.map { starved > 0 ? ", \($0.starves) under \(starved)" : "" } ?? ""
        StandardOutput.print("\(path): \(entry.name) breaks \(broken) of \(count)\(rest)")
        try status(of: replay.judgment).finish()
    }

    private func replayTogether(_ cases: [NamedCase<S>]) throws {
        let together = SequenceReplay<S>(
            cases.map { ($0.name, $0.file) }, under: configurationOptions.selected)
        guard let together else { return }
        if format == .json {
            StandardOutput.write(together.json)
        } else {
            StandardOutput.write(together.text(style: StandardOutput.style))
        }
        try together.judgments.reduce(ExitStatus.asExpected) { $0.worse(status(of: $1)) }.finish()
    }

    private func replayAsJSON(_ cases: [NamedCase<S>], _ configurations: [S.Configuration]) throws -> ExitStatus {
        let runner = S.Runner(under: configurations)
        var lines = JSONLines<S>(configurations)
        var status = ExitStatus.asExpected
        for (number, entry) in cases.enumerated() {
            let outcomes = runner.run(entry.file.testCase)
            lines.append(name: entry.name, entry.file.testCase, outcomes: outcomes)
            let judgment = Replay<S>.judgment(
                of: entry.file, configurations, outcomes, isAsked: configurationOptions.isAsked)
            status = status.worse(self.status(of: judgment))
            if lines.bytes.count > 1 << 16 || number == cases.count - 1 { StandardOutput.write(lines.take()) }
        }
        return status
    }

    private func replayAsText(_ cases: [NamedCase<S>], _ configurations: [S.Configuration]) -> ExitStatus {
        let style = StandardOutput.style
        var status = ExitStatus.asExpected
        for (number, entry) in cases.enumerated() {
            let replay = Replay<S>(
                name: entry.name, path: entry.place?.path, file: entry.file, configurations: configurations,
                isAsked: configurationOptions.isAsked)
            status = status.worse(self.status(of: replay.judgment))
            let text =
                engine.isStandard
                ? replay.text(style: style)
                : S.isolatedText(
                    of: entry.file.testCase, under: replay.shown, by: engine.name, trapping: trap,
                    width: style.width)
            StandardOutput.write((number == 0 ? "" : "\n") + text)
        }
        return status
    }

    private static var engineMeaning: String {
        "The engine that runs the case: \(S.engines.map(\.meaning).joined(separator: ", or "))."
    }

    /// The options that select an engine other than the first.
    private static var others: String { S.engines.dropFirst().map { "--engine \($0.name)" }.joined(separator: " or ") }

    private func status(of judgment: CaseJudgment<S>) -> ExitStatus {
        if judgment.hasUnexpectedFailure { return .unexpectedFailure }
        return judgment.holds ? .asExpected : .brokenExpectation
    }
}

extension ExitStatus {
    /// Returns the status to end with after several operations. An unexpected failure takes precedence.
    func worse(_ other: ExitStatus) -> ExitStatus {
        if self == .unexpectedFailure || other == .unexpectedFailure { return .unexpectedFailure }
        return self == .asExpected ? other : self
    }
}
