import Foundation
import Testing

/// Runs the bindfuzz that was built with these tests, or a shell with bindfuzz on its path.
extension TemporaryDirectory {
    /// Runs bindfuzz in this directory and waits for its end.
    package func bindfuzz(_ arguments: [String], environment: [String: String] = [:]) throws -> CommandRun {
        try start(arguments, environment: environment).wait()
    }

    /// Runs bindfuzz in this directory and waits for its end.
    package func bindfuzz(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
        try bindfuzz(arguments, environment: environment)
    }

    /// Starts bindfuzz, or another command of this package, in this directory.
    package func start(
        _ arguments: [String], of command: String = "bindfuzz", environment: [String: String] = [:]
    ) throws -> StartedCommand {
        try StartedCommand(try process(arguments, of: command, environment: environment), in: self)
    }

    /// Runs a line in a shell with bindfuzz on its path.
    package func shell(_ line: String) throws -> CommandRun {
        try run("/bin/sh", ["-c", line], environment: ["PATH": Self.path])
    }

    /// Runs a line in Bash with bindfuzz on its path. Bash supports the quotes that spell hidden characters.
    package func bash(_ line: String) throws -> CommandRun {
        try run("/bin/bash", ["-c", line], environment: ["PATH": Self.path])
    }

    /// Runs a program in this directory and waits for its end.
    package func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> CommandRun
    {
        try StartedCommand(process(program, arguments, environment: environment), in: self).wait()
    }

    /// Configures a process. It does not inherit the environment of the tests, so that no result depends on it.
    func process(
        _ arguments: [String], of command: String = "bindfuzz", environment: [String: String]
    ) throws -> Process {
        let products = try #require(Self.products, "no folder of products; run these tests with 'swift test'")
        return process(
            products.appending(path: command).path(), arguments,
            environment: ["PATH": Self.path].merging(environment) { _, new in new })
    }

    private func process(_ program: String, _ arguments: [String], environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = url
        process.environment = environment
        return process
    }

    private static var path: String { (products.map { $0.path() + ":" } ?? "") + "/usr/bin:/bin" }

    /// The directory of the built products, which contains both the test bundle and the command.
    package static var products: URL? {
        for argument in CommandLine.arguments {
            var url = URL(filePath: argument)
            while url.pathComponents.count > 1 {
                if url.pathExtension == "xctest" { return url.deletingLastPathComponent() }
                url.deleteLastPathComponent()
            }
        }
        return nil
    }
}

/// Returns whether a program is installed.
package func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: program)
}
