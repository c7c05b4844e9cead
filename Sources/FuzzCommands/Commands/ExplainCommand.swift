import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import FuzzReports

struct ExplainCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "explain",
            abstract: "Explain which steps, orders and numbers of a case matter.",
            discussion: """
                Drops each step, swaps each pair of neighbors and changes each number, one at a time, and prints the \
                verdict of each variation. Uses the configuration that 'replay' shows. If the case is clean under it, \
                the variations show how close the case is to breaking.

                Exits with \(ExitStatus.asExpected) whatever the verdict, and with \(ExitStatus.unusableFile) if \
                the file is not a case.
                """
        )
    }

    @Argument(help: "A case file.")
    var file: String

    @OptionGroup var configurationOptions: ConfigurationOptions<S>

    func run() throws {
        let file = try ExitStatus.reporting { try CaseFile<S>(path: self.file) }
        let variations = CaseVariations<S>(
            of: file, among: configurationOptions.selected, isAsked: configurationOptions.isAsked)
        StandardOutput.write(variations.text(name: self.file, style: StandardOutput.style))
    }
}
