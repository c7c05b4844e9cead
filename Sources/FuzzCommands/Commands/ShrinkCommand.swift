import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import FuzzCorpus
import FuzzReports

struct ShrinkCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "shrink",
            abstract: "Shrink a failing case, without turning it into a different bug.",
            discussion: """
                Shrinks under the first configuration that the case breaks, among the \
                \(S.Configuration.standardMatrix.count) of the standard matrix or \
                those that the pattern matches\(starved). Prints the shrunk case, or writes it to a file with \
                --output.\(Self.startsMeaning)\(Self.interruptionMeaning)
                """
        )
    }

    private static var starved: String {
        S.Verdict.liveness.map { "; if it breaks none, under the first one under which it \($0.starves)" } ?? ""
    }

    private static var startsMeaning: String {
        S.shrinkStarts == 0
            ? ""
            : " Also shrinks other cases with the same mechanism and counts their distinct results; the smallest one is the "
                + "result."
    }

    private static var interruptionMeaning: String {
        S.isolation == nil
            ? ""
            : " Ctrl-C ends it early with the smallest case until then, and exits with \(ExitStatus.interrupted)."
    }

    @Argument(help: "A case file.")
    var file: String

    @OptionGroup var configurationOptions: ConfigurationOptions<S>

    @Option(help: "Write the shrunk case to this file, which must be a new one.")
    var output: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Also shrink this many other cases with the same mechanism.",
            visibility: S.shrinkStarts > 0 ? .default : .hidden),
        transform: WholeNumber.readCount)
    var starts = S.shrinkStarts

    func run() throws {
        let file = try ExitStatus.reporting { try CaseFile<S>(path: self.file) }
        if let output { try ExitStatus.reporting { try StoredFile.checkResult(path: output) } }
        // Code that runs in this process cannot be cut off.
        if S.isolation != nil { Interruption.listen() }
        if let scope = S.scoping?.scope(of: file.testCase) { S.choose(scope: scope) }
        let runner = S.Runner(under: [])
        let targets = configurationOptions.selected.compactMap { configuration in
            runner.run(file.testCase, under: configuration).mechanism.map {
                ShrinkTarget<S>(configuration: configuration, mechanism: $0)
            }
        }
        if Interruption.hasCome { try ExitStatus.interrupted.finish() }
        // Failures come before starvation.
        if let target = targets.first(where: \.mechanism.isFailure) ?? targets.first {
            let others =
                starts > 0
                ? OtherStarts<S>(starts, besides: file.testCase, to: target, while: { !Interruption.hasCome }) : nil
            let shrunk = runner.shrink(
                file.testCase, to: target, known: others?.results.map(\.testCase).min())
            let rewritten = runner.rewritten(
                shrunk, to: target, mostRuns: S.Runner.runsOfShrinking, mostCertifyingRuns: S.Runner.runsOfSearch)
            let result = respelled(
                runner.certified(rewritten, to: target, mostRuns: S.Runner.runsOfShrinking), target, by: runner)
            let wasInterrupted = Interruption.hasCome
            let smallest =
                result.testCase.withFewerAssumptions.isEmpty
                ? "no case is smaller" : "no case with the same assumptions is smaller"
            let claim =
                wasInterrupted
                ? "interrupted, so there may be a smaller case"
                : result.isSmallest ? smallest : "no step can be dropped, and no number lowered"
            StandardError.print(
                "\(self.file): \(file.testCase.steps.count.counted("step")) to \(result.testCase.steps.count) under "
                    + "\(target.configuration) in \((result.executions + (others?.executions ?? 0)).counted("run")); \(claim)"
            )
            if let others { StandardError.print(sentence(others, result.testCase)) }
            try write(CaseFile<S>(shrinking: file, to: result, under: target.configuration))
            try (wasInterrupted ? ExitStatus.interrupted : .asExpected).finish()
            return
        }
        StandardError.print(
            "\(self.file): error: expected a case that breaks one of the configurations; found one that is clean")
        throw ExitCode(.brokenExpectation)
    }

    /// Returns the result in the spelling that a person would use, if that shows the mechanism, too.
    private func respelled(
        _ result: ShrunkCase<S.Case>, _ target: ShrinkTarget<S>, by runner: S.Runner
    ) -> ShrunkCase<S.Case> {
        guard let respelled = runner.respelled(result.testCase, under: target.configuration),
            runner.run(respelled, under: target.configuration).mechanism == target.mechanism
        else { return result }
        return ShrunkCase(testCase: respelled, isSmallest: result.isSmallest, executions: result.executions + 1)
    }

    /// Returns a sentence with the number of distinct results and the number of those equal to this one.
    private func sentence(_ others: OtherStarts<S>, _ result: S.Case) -> String {
        let drawn = "of \(others.drawn.counted("random case"))"
        guard others.count > 0 else { return "\(file): \(drawn), none has this mechanism" }
        let same = others.results.first { $0.testCase == result }?.count ?? 0
        let found = "\(drawn), \(others.count.grouped) \(others.count == 1 ? "has" : "have") this mechanism and "
        let results = others.results.count
        return "\(file): \(found)\(others.count == 1 ? "shrinks" : "shrink") to \(results.counted("distinct case")), "
            + "\(same.grouped) of them to this one"
    }

    /// Writes a case, and replaces no other file, because an earlier result looks like a case that a person wrote.
    private func write(_ shrunk: CaseFile<S>) throws {
        guard let output else { return StandardOutput.write(file: shrunk.text) }
        try ExitStatus.reporting { try ResultFiles.create([.init(Array(shrunk.text.utf8), of: file, path: output)]) }
    }
}
