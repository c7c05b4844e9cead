import ArgumentParser
import FilesAndProcesses
import Foundation
import ViewFuzz

/// The command `port`, which writes a package that fuzzes an app.
package struct PortCommand: ParsableCommand {
    /// The name and the help of the command.
    package static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Make a package that fuzzes an app as it is.",
        discussion: """
            APP is the checkout of an app: a folder with an Xcode project or a Package.swift, a project, a workspace, or a folder \
            of Swift files. The command does not change it: the package contains links to its files. The command leaves out \
            what does not compile on Linux, in parts as small as possible, and lists these parts in PORT.md.

            The package fuzzes every preview of the app, and the app itself, without a definition. After a change of the app, \
            run the same command again: it updates the package, and keeps the definitions and the corpus.

            Exits with \(ExitStatus.unusableFile) if there is no app, or if no part of it builds, and with \
            \(ExitStatus.interrupted) after Ctrl-C. The next run continues then.

            EXAMPLES
              bindfuzz port ../MyApp
              bindfuzz port ../MyApp --to MyAppFuzz --target MyAppiOS
            """
    )

    @Argument(help: ArgumentHelp("The checkout of the app.", valueName: "app"))
    var app: String

    @Option(help: ArgumentHelp("The directory of the package. (default: APP-fuzz beside the app)", valueName: "dir"))
    var to: String?

    @Option(help: ArgumentHelp("The target to port. (default: the largest app)", valueName: "name"))
    var target: String?

    @Option(help: "The platform whose code is compiled: ios or macos. (default: the platform of the project)")
    var platform: PortPlatform?

    @Option(
        help: ArgumentHelp("The bindfuzz repository that the package depends on.", valueName: "url"),
        transform: { try PackageSource(url: $0) })
    var url: PackageSource?

    @Option(
        help: ArgumentHelp(
            "The directory for build products. (default: one for all ports, in the checkout of bindfuzz)",
            valueName: "dir"))
    var buildDirectory: String?

    /// Creates the command.
    package init() {}

    /// Writes the package, builds it, and prints what it has.
    package func run() throws {
        // Without a handler, the runtime of Swift answers Ctrl-\ with the stack of a crash.
        Interruption.listen(alsoTo: [SIGQUIT])
        let end = EndAfterInterruption()
        defer { end.cancel() }
        let start = ContinuousClock.now
        let package = try Self.interruptibly { try port() }
        let report = PortReport(package: package)
        try Self.interruptibly { try PackageWriter.write(report: report.markdown, below: package.root) }
        try Self.interruptibly {
            guard !report.hasFiles else { return }
            throw FileError(problems: [
                "\(package.checkout.root): error: no file of the app compiles; \(package.root)/PORT.md says why"
            ])
        }
        if let problem = package.recordTable() { StandardError.print("port: \(problem)") }
        if Interruption.hasCome { throw EndAfterInterruption.exitCode() }
        let seconds = (ContinuousClock.now - start).components.seconds
        let steps =
            report.summary + [
                "built in \(seconds) s; PORT.md lists what is left out", "",
                "  \(ShellCommand.text(["cd", package.root]))",
                "  \(ShellCommand.text(["Bundle/\(package.program)", "fuzz", "--time", "2m"]))",
            ]
        StandardOutput.write(steps.joined(separator: "\n") + "\n")
    }

    /// Runs a part of the port. Ends the command if a signal has come, whatever error that led to.
    private static func interruptibly<Value>(_ body: () throws -> Value) throws -> Value {
        try ExitStatus.reporting {
            do {
                let value = try body()
                if !Interruption.hasCome { return value }
            } catch  where !Interruption.hasCome {
                throw error
            } catch {}
            throw EndAfterInterruption.exitCode()
        }
    }

    /// Returns an absolute path without `.` and `..`.
    private static func absolute(_ path: String) -> String {
        let path = URL(filePath: path).standardized.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Returns an absolute path without links in the part of it that exists.
    private static func withoutLinks(_ path: String) -> String {
        var (existing, rest) = (URL(filePath: path), "")
        while existing.path(percentEncoded: false) != "/" {
            if let resolved = realpath(existing.path(percentEncoded: false), nil) {
                defer { free(resolved) }
                return String(cString: resolved) + rest
            }
            rest = "/\(existing.lastPathComponent)" + rest
            existing.deleteLastPathComponent()
        }
        return path
    }

    /// Refuses a path that the lists of Swift Package Manager cannot have.
    private static func checkPath(_ path: String, option: String) throws(FileError) {
        guard let character = path.first(where: { "\"\\'".contains($0) || $0.isNewline }) else { return }
        throw FileError(problems: [
            "\(path): error: expected a path without quotation marks, backslashes and line breaks, which Swift Package "
                + "Manager cannot build; found '\(character)'; name another directory with \(option)"
        ])
    }

    private func port() throws -> PortedPackage {
        var checkout = try CheckoutReader.read(app, target: target, platform: platform)
        checkout.freeModuleNames()
        if let record = PackageWriter.recordOfPort(in: checkout.root) {
            throw FileError(problems: [
                "\(checkout.root): error: expected an app; found a port, which has \(record). Name the folder of the app"
            ])
        }
        let root = Self.absolute(to ?? "\(checkout.root)-fuzz")
        let buildFolder = buildDirectory.map(Self.absolute)
        try Self.checkPath(root, option: "--to")
        if let buildFolder {
            try Self.checkPath(buildFolder, option: "--build-directory")
            guard !(Self.withoutLinks(root) + "/").hasPrefix(Self.withoutLinks(buildFolder) + "/") else {
                throw FileError(problems: [
                    "\(root): error: expected a directory outside of the build directory; name one with --to"
                ])
            }
        }
        let app = Self.withoutLinks(checkout.root)
        for (folder, option) in [(root, "--to")] + (buildFolder.map { [($0, "--build-directory")] } ?? []) {
            guard (Self.withoutLinks(folder) + "/").hasPrefix(app + "/") else { continue }
            throw FileError(problems: [
                "\(folder): error: expected a directory outside of the app; name one with \(option)"
            ])
        }
        var isFolder: ObjCBool = true
        guard !FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) || isFolder.boolValue else {
            throw FileError(problems: ["\(root): error: expected a directory for --to; found a file"])
        }
        let source = try url ?? .checkout()
        var package = PortedPackage(
            root: root, checkout: checkout,
            dependency: (source.dependency, source.identity), toolCheckout: source.checkoutPath,
            buildFolder: buildFolder
                ?? source.checkoutPath.map { "\($0)/.build-port" } ?? "\(root)/.build")
        try package.addStubs()
        let report: @Sendable (String) -> Void = { StandardError.print("port: " + $0) }
        let lock = try BuildFolderLock(package.buildFolder, reporting: report)
        var loop = CompileLoop(package, try PackageWriter(root: package.root), reporting: report)
        try withExtendedLifetime(lock) {
            try loop.run()
            try loop.package.installExecutable()
        }
        return loop.package
    }
}

extension PortPlatform: ExpressibleByArgument {}
