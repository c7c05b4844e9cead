import ArgumentParser
import FilesAndProcesses
import FuzzCommands
import FuzzCorpus

/// The command `init`, which writes a package whose views are fuzzed.
package struct InitCommand: ParsableCommand {
    /// The name and the help of the command.
    package static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a package in which views of your own come under the fuzzer.",
        discussion: """
            DIR must not be there, or be empty. Its last part names the package: 'my-inbox' becomes MyInbox. The package has a \
            view with a bug that is planted, so that there is something to find; the definition of what is fuzzed; a test \
            of one line; a corpus; and files for GitHub Actions and GitLab. Its README.md says how your own view takes the \
            place.

            It depends on the checkout that this program was built in, by its path, which other machines do not have. With \
            --url it depends on the branch 'main' of a repository.

            Nothing is left behind where it cannot be written as a whole. Exits with \(ExitStatus.unusableFile) then, and \
            where DIR is taken, or no \
            name can be made of it.

            EXAMPLES
              bindfuzz init Inbox
              bindfuzz init Inbox --url https://example.com/bindfuzz.git
            """
    )

    @Argument(help: ArgumentHelp("The directory of the new package.", valueName: "dir"))
    var directory: String

    @Option(
        help: ArgumentHelp("The repository of bindfuzz that the package depends on.", valueName: "url"),
        transform: { try PackageSource(url: $0) })
    var url: PackageSource?

    /// Creates the command.
    package init() {}

    /// Writes the package, and prints the next steps.
    package func run() throws {
        let steps = try ExitStatus.reporting {
            let place = try PackagePlace(directory)
            let package = NewPackage(name: try PackageName(of: place), source: try url ?? .checkout())
            try place.write(package.files)
            return package.nextSteps(in: place)
        }
        StandardOutput.write(steps)
    }
}
