import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import FuzzReports

struct ExplainCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "explain",
            abstract: "Tell which steps of a case matter, which orders, and which numbers.",
            discussion: """
                Drops every step, swaps every pair of neighbours and changes every number, one at a time, and says \
                what the case comes to then. Shows the configuration that 'replay' shows; for a case that is clean \
                under it, how close it is to breaking.

                Exits with \(ExitStatus.asExpected) whatever the verdict; \(ExitStatus.unusableFile) for a file that is no case.
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
