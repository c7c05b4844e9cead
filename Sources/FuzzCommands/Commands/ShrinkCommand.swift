import ArgumentParser
import BindingFuzz
import FuzzReports

struct ShrinkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shrink",
        abstract: "Make a failing case as small as it gets, without letting it become another bug.",
        discussion: """
            Shrinks under the first configuration that the case breaks, of the 72 of the standard matrix or of \
            those that the pattern matches. Prints the shrunk case, or writes it to a file with --output.
            """
    )

    @Argument(help: "A case file.")
    var file: String

    @OptionGroup var configurationOptions: ConfigurationOptions

    @Option(help: "Write the shrunk case to this file.")
    var output: String?

    func run() throws {
        let file = try ExitStatus.reporting { try CaseFile(path: self.file) }
        var shrinker = Shrinker()
        for configuration in configurationOptions.selected {
            guard let result = shrinker.shrink(file.interleaving, under: configuration) else { continue }
            let claim = result.isSmallest ? "there is no smaller one" : "no step can be dropped, no number lowered"
            StandardError.print(
                "\(self.file): \(file.interleaving.steps.count.counted("step")) to \(result.interleaving.steps.count) under "
                    + "\(configuration) in \(result.executions.counted("run")); \(claim)")
            try write(CaseFile(shrinking: file, to: result, under: configuration))
            return
        }
        StandardError.print("\(self.file): error: expected a case that breaks one of the configurations; it is clean")
        throw ExitCode(ExitStatus.brokenExpectation.rawValue)
    }

    private func write(_ shrunk: CaseFile) throws {
        if let output {
            try ExitStatus.reporting { try shrunk.write(path: output) }
        } else {
            StandardOutput.write(file: shrunk.text)
        }
    }
}
