import BindingFuzz
import Foundation

/// The real binary, as it stands beside the tests, with a campaign of its own.
final class CampaignProcess {
    /// What a command ended with.
    struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    private static let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("bindfuzz")
    /// A corpus that shows every mechanism of the configurations that the tests run.
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("corpus").path

    private let process = Process()
    private let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var error: URL { output.appendingPathExtension("error") }

    /// Starts the binary.
    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        for url in [output, output.appendingPathExtension("error")] {
            _ = FileManager.default.createFile(atPath: url.path, contents: nil)
        }
        process.executableURL = Self.binary
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        try process.run()
    }

    deinit {
        for url in [output, error] { try? FileManager.default.removeItem(at: url) }
    }

    /// Runs a campaign to its end.
    static func campaign(
        _ directory: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Result {
        try start(directory, arguments, environment: environment).wait()
    }

    /// Starts a campaign.
    static func start(
        _ directory: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> CampaignProcess {
        try CampaignProcess(["campaign", directory, "--corpus", corpus] + arguments, environment: environment)
    }

    var isRunning: Bool { process.isRunning }

    /// The processes that it started; none where the system does not tell.
    var workers: [pid_t] {
        let identifier = process.processIdentifier
        let text = try? String(contentsOfFile: "/proc/\(identifier)/task/\(identifier)/children", encoding: .utf8)
        return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    func wait() throws -> Result {
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            error: try String(contentsOf: error, encoding: .utf8))
    }
}

/// A directory that is there for one test.
struct TemporaryDirectory: ~Copyable {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("bindfuzz-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// The text of every file of a folder, by name.
    func texts(_ name: String) throws -> [String: String] {
        var texts: [String: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: path(name)) {
            texts[file] = try String(contentsOfFile: "\(path(name))/\(file)", encoding: .utf8)
        }
        return texts
    }
}
