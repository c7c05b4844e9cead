import ArgumentParser
import FilesAndProcesses
import FuzzCommands
import FuzzCorpus

/// The command `init`, which writes a package whose views are fuzzed.
package struct InitCommand: ParsableCommand {
    /// The name and the help of the command.
    package static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create a package that fuzzes your own views.",
        discussion: """
            DIR must be new or empty. Its last part names the package: 'my-inbox' becomes MyInbox. The package contains a \
            view with a planted bug, the definition of the fuzzer, a test \
            of one line, a corpus, and files for GitHub Actions and GitLab. Its README.md explains how to replace the view by \
            your own.

            The package depends on the checkout that this program was built in, by its path on this machine. With \
            --url, it depends on the branch 'main' of a repository.

            If the package cannot be written completely, nothing is left behind. Exits with \(ExitStatus.unusableFile) then, \
            and if DIR is not empty, or its name \
            cannot name a package.

            EXAMPLES
              bindfuzz init Inbox
              bindfuzz init Inbox --url https://example.com/bindfuzz.git
            """
    )

    @Argument(help: ArgumentHelp("The directory of the new package.", valueName: "dir"))
    var directory: String

    @Option(
        help: ArgumentHelp("The bindfuzz repository that the package depends on.", valueName: "url"),
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
