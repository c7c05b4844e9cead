import ArgumentParser
import BindingFuzz
import FuzzReports

struct ShrinkCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "shrink",
            abstract: "Make a failing case as small as it gets, without letting it become another bug.",
            discussion: """
                Shrinks under the first configuration that the case breaks, of the \(S.Configuration.standardMatrix.count) of the standard matrix or of \
                those that the pattern matches\(wanting). Prints the shrunk case, or writes it to a file with --output.
                """
        )
    }

    private static var wanting: String {
        S.Verdict.want.map { "; where it breaks none, under the first that it \($0.verb) under" } ?? ""
    }

    @Argument(help: "A case file.")
    var file: String

    @OptionGroup var configurationOptions: ConfigurationOptions<S>

    @Option(help: "Write the shrunk case to this file.")
    var output: String?

    func run() throws {
        let file = try ExitStatus.reporting { try CaseFile<S>(path: self.file) }
        let runner = S.Runner(under: [])
        let targets = configurationOptions.selected.compactMap { configuration in
            runner.run(file.interleaving, under: configuration).mechanism.map {
                ShrinkTarget<S>(configuration: configuration, mechanism: $0)
            }
        }
        // What goes wrong comes before what is only wanting.
        if let target = targets.first(where: \.mechanism.isFailure) ?? targets.first {
            let result = runner.shrink(file.interleaving, to: target, known: nil)
            let claim = result.isSmallest ? "there is no smaller one" : "no step can be dropped, no number lowered"
            StandardError.print(
                "\(self.file): \(file.interleaving.steps.count.counted("step")) to \(result.interleaving.steps.count) under "
                    + "\(target.configuration) in \(result.executions.counted("run")); \(claim)")
            try write(CaseFile<S>(shrinking: file, to: result, under: target.configuration))
            return
        }
        StandardError.print("\(self.file): error: expected a case that breaks one of the configurations; it is clean")
        throw ExitCode(ExitStatus.brokenExpectation.rawValue)
    }

    private func write(_ shrunk: CaseFile<S>) throws {
        if let output {
            try ExitStatus.reporting { try shrunk.write(path: output) }
        } else {
            StandardOutput.write(file: shrunk.text)
        }
    }
}
