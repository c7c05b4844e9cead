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
                those that the pattern matches. Prints the shrunk case, or writes it to a file with --output.
                """
        )
    }

    @Argument(help: "A case file.")
    var file: String

    @OptionGroup var configurationOptions: ConfigurationOptions<S>

    @Option(help: "Write the shrunk case to this file.")
    var output: String?

    func run() throws {
        let file = try ExitStatus.reporting { try CaseFile<S>(path: self.file) }
        let runner = S.Runner(under: [])
        for configuration in configurationOptions.selected {
            guard let mechanism = runner.run(file.interleaving, under: configuration).mechanism else { continue }
            let target = ShrinkTarget<S>(configuration: configuration, mechanism: mechanism)
            let result = runner.shrink(file.interleaving, to: target, known: nil)
            let claim = result.isSmallest ? "there is no smaller one" : "no step can be dropped, no number lowered"
            StandardError.print(
                "\(self.file): \(file.interleaving.steps.count.counted("step")) to \(result.interleaving.steps.count) under "
                    + "\(configuration) in \(result.executions.counted("run")); \(claim)")
            try write(CaseFile<S>(shrinking: file, to: result, under: configuration))
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
