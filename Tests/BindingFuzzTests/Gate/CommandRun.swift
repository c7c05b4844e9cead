import BindingFuzz
import Foundation
import Testing

/// A folder that a test fills and runs commands in, with an empty corpus in it; it is deleted with the test.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "bindfuzz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url.appending(path: "corpus"), withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
    }

    func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    /// The files below a folder, in order.
    func files(in path: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: url.appending(path: path).path()) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path()).sorted()
    }
}

/// What a command came to.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String
}

extension TemporaryFolder {
    /// Runs the bindfuzz that was built with these tests, which a shell finds on its path.
    func bindfuzz(_ arguments: [String], environment: [String: String] = [:]) throws -> CommandRun {
        try run(try process(arguments, environment: environment))
    }

    /// Runs the bindfuzz that was built with these tests.
    func bindfuzz(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
        try bindfuzz(arguments, environment: environment)
    }

    /// Runs a line of a shell that finds bindfuzz.
    func shell(_ line: String) throws -> CommandRun {
        try run("/bin/sh", ["-c", line], environment: ["PATH": Self.path])
    }

    /// Runs a line of a shell that knows the quotes in which hidden characters are spelled, and finds bindfuzz.
    func bash(_ line: String) throws -> CommandRun {
        try run("/bin/bash", ["-c", line], environment: ["PATH": Self.path])
    }

    /// The bindfuzz that was built with these tests, to be run in this folder.
    func process(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
        let tool = try #require(Self.products, "no folder of products; run these tests with 'swift test'")
        return process(
            tool.appending(path: "bindfuzz").path(), arguments,
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

    /// Runs a program in this folder.
    func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> CommandRun {
        try run(process(program, arguments, environment: environment))
    }

    private func run(_ process: Process) throws -> CommandRun {
        // Files, since a pipe that nobody reads yet would stop a program that says much.
        let name = UUID().uuidString
        let streams = [".out", ".err"].map { FileManager.default.temporaryDirectory.appending(path: name + $0) }
        for stream in streams { try Data().write(to: stream) }
        let handles = try streams.map { try FileHandle(forWritingTo: $0) }
        process.standardOutput = handles[0]
        process.standardError = handles[1]
        try process.run()
        process.waitUntilExit()
        let texts = try streams.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        for stream in streams { try FileManager.default.removeItem(at: stream) }
        return CommandRun(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    private static var path: String { (products.map { $0.path() + ":" } ?? "") + "/usr/bin:/bin" }

    /// Where the package is built: the tests' bundle is beside the command.
    private static var products: URL? {
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

/// Whether a program is installed.
func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: program)
}
