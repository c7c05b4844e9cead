import ArgumentParser
import BindingFuzz
import Foundation
import FuzzCorpus
import FuzzReports
import LiveEngine

struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Show what a case does, step by step.",
        discussion: """
            Text shows the first configuration asked for that the case breaks. Where none is asked for, it shows \
            what the case is about: what breaks against its 'expect' lines, what breaks by the mechanism of its \
            note or where an 'expect' line says so, or a delivery that never arrives. There is a timeline, why \
            the stale binding was read, which other configurations break, and which single changes leave the \
            same steps clean.

            JSON is one object a line for each case and configuration. The file '-' is standard input: cases \
            separated by lines of '---', named -:1, -:2, …

            Every file is read before anything is run. Exits with 1 for a stale dereference that no 'expect' \
            line of its case expects, with 2 if an expectation does not hold otherwise.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    enum Engine: String, ExpressibleByArgument, CaseIterable {
        case model, live
    }

    @Argument(help: ArgumentHelp("Case files, or - for standard input.", valueName: "file"))
    var files: [String]

    @OptionGroup var configurationOptions: ConfigurationOptions

    @Option(help: "text or json.")
    var format = Format.text

    @Option(help: "What runs the case: the model, or real view code on the real main run loop, which tells text only.")
    var engine = Engine.model

    @Option(help: ArgumentHelp("Write a page for browsers with the pictures of one case.", valueName: "file"))
    var html: String?

    @Flag(help: "With --engine live, let a stale dereference trap as it does in the app.")
    var trap = false

    func validate() throws {
        if trap && engine != .live { throw ValidationError("--trap takes --engine live.") }
        if html != nil && (engine == .live || format == .json) {
            throw ValidationError("--html takes neither --engine live nor --format json.")
        }
        if engine == .live && format == .json { throw ValidationError("--engine live takes --format text only.") }
    }

    func run() throws {
        let cases = try ExitStatus.reporting { try NamedCase.read(files) }
        if let html { return try writePage(of: cases, to: html) }
        let configurations = configurationOptions.selected
        var status = ExitStatus.asExpected
        switch format {
        case .json: status = try replayAsJSON(cases, configurations)
        case .text: status = replayAsText(cases, configurations)
        }
        try status.finish()
    }

    private func writePage(of cases: [NamedCase], to path: String) throws {
        guard cases.count == 1, let entry = cases.first else {
            throw ValidationError("--html takes one case; found \(cases.count).")
        }
        let replay = Replay(
            name: entry.name, file: entry.file, configurations: configurationOptions.selected,
            isAsked: configurationOptions.isAsked)
        try ExitStatus.reporting { try TextFile.write(replay.html, path: path) }
        let broken = replay.outcomes.count { $0.verdict != .clean }
        let count = replay.configurations.count.counted("configuration")
        StandardOutput.print("\(path): \(entry.name) breaks \(broken) of \(count)")
        try judging(entry.file, replay.configurations, replay.outcomes).finish()
    }

    private func replayAsJSON(_ cases: [NamedCase], _ configurations: [Configuration]) throws -> ExitStatus {
        let plan = ExecutionPlan(configurations)
        var model = Model()
        var lines = JSONLines(configurations)
        var status = ExitStatus.asExpected
        for (number, entry) in cases.enumerated() {
            let outcomes = model.run(entry.file.interleaving, under: plan)
            lines.append(name: entry.name, outcomes: outcomes)
            status = status.worse(judging(entry.file, configurations, outcomes))
            if lines.bytes.count > 1 << 16 || number == cases.count - 1 { StandardOutput.write(lines.take()) }
        }
        return status
    }

    private func replayAsText(_ cases: [NamedCase], _ configurations: [Configuration]) -> ExitStatus {
        let style = StandardOutput.style
        var status = ExitStatus.asExpected
        for (number, entry) in cases.enumerated() {
            let replay = Replay(
                name: entry.name, file: entry.file, configurations: configurations,
                isAsked: configurationOptions.isAsked)
            status = status.worse(judging(entry.file, configurations, replay.outcomes))
            let text = engine == .model ? replay.text(style: style) : liveText(entry, under: replay.shown)
            StandardOutput.write((number == 0 ? "" : "\n") + text)
        }
        return status
    }

    private func liveText(_ entry: NamedCase, under configuration: Configuration) -> String {
        // A command is run on the main thread, outside of any block of the main queue.
        let live = MainActor.assumeIsolated { LiveRun(entry.file.interleaving, under: configuration, traps: trap) }
        let style = TextStyle(isColored: false, width: StandardOutput.style.width)
        return LiveTimeline(live, of: entry.file.interleaving, under: configuration).text(style: style)
    }

    private func judging(_ file: CaseFile, _ configurations: [Configuration], _ outcomes: [Outcome]) -> ExitStatus {
        let judgement = CaseJudgement(file, configurations, verdicts: outcomes.map(\.verdict))
        if judgement.hasUnexpectedStale { return .unexpectedStale }
        return judgement.holds ? .asExpected : .brokenExpectation
    }
}

/// A case, and the name it was read under.
struct NamedCase {
    let name: String
    let file: CaseFile

    /// Reads all of the files; `-` is standard input, a stream of cases.
    ///
    /// - Throws: `CorpusError`, with what is wrong in any of them.
    static func read(_ paths: [String]) throws -> [NamedCase] {
        var cases: [NamedCase] = []
        var problems: [String] = []
        for path in paths {
            do {
                if path == "-" {
                    cases += try CaseFile.read(stream: StoredFile.readStandardInput()).map {
                        NamedCase(name: $0.name, file: $0.case)
                    }
                } else {
                    cases.append(NamedCase(name: path, file: try CaseFile(path: path)))
                }
            } catch let error as CorpusError {
                problems += error.problems
            } catch {
                problems.append(error.reason)
            }
        }
        guard problems.isEmpty else { throw CorpusError(problems: problems) }
        return cases
    }
}

extension ExitStatus {
    /// The one to end with when several things were done: what is newly stale comes first.
    func worse(_ other: ExitStatus) -> ExitStatus {
        if self == .unexpectedStale || other == .unexpectedStale { return .unexpectedStale }
        return self == .asExpected ? other : self
    }
}
