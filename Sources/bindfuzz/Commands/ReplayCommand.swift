import ArgumentParser
import BindingFuzz
import Foundation

struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Show what a case does, step by step.",
        discussion: """
            Text shows the first configuration that the case breaks, or the first asked for that it breaks: a timeline, why the
            stale binding was read, which other configurations break, and what heals it. JSON is one object a line for each
            case and configuration. The file '-' is standard input: cases separated by lines of '---', named -:1, -:2, …

            Every file is read before anything is run. Exits with 1 for a stale dereference that no 'expect' line of its case
            expects, with 2 if an expectation does not hold otherwise.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: ArgumentHelp("Case files, or - for standard input.", valueName: "file"))
    var files: [String]

    @OptionGroup var configurationOptions: ConfigurationOptions

    @Option(help: "text or json.")
    var format = Format.text

    func run() throws {
        let cases = try ExitStatus.reporting { try NamedCase.read(files) }
        let configurations = configurationOptions.selected
        var status = ExitStatus.asExpected
        switch format {
        case .json: status = try replayAsJSON(cases, configurations)
        case .text: status = try replayAsText(cases, configurations)
        }
        try status.finish()
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

    private func replayAsText(_ cases: [NamedCase], _ configurations: [Configuration]) throws -> ExitStatus {
        let plan = ExecutionPlan(configurations)
        var model = Model()
        var status = ExitStatus.asExpected
        for (number, entry) in cases.enumerated() {
            let outcomes = model.run(entry.file.interleaving, under: plan)
            status = status.worse(judging(entry.file, configurations, outcomes))
            print(number)
        }
        return status
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
                    let bytes = [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
                    cases += try CaseFile.read(stream: bytes).map { NamedCase(name: $0.name, file: $0.case) }
                } else {
                    cases.append(NamedCase(name: path, file: try CaseFile(path: path)))
                }
            } catch let error as CorpusError {
                problems += error.problems
            } catch {
                problems.append("\(error)")
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
