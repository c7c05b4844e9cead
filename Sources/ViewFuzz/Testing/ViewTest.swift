import Foundation

/// Runs the built executable of a definition for a test.
enum ViewTest {
    /// The name of the hidden command.
    static let command = "test"

    /// Runs a command of the executable.
    ///
    /// - Parameters:
    ///   - executable: The name of the executable.
    ///   - input: The standard input.
    ///   - directory: The working directory.
    /// - Throws: `ViewTestFailure` with the output if the exit status is not 0; `ViewTestProblem` if the executable cannot run.
    static func run(_ executable: String, _ arguments: [String], input: String = "", in directory: URL) throws {
        let process = Process()
        process.executableURL = try url(of: executable)
        process.arguments = arguments
        process.currentDirectoryURL = directory
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = try file(holding: input)
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw ViewTestProblem("expected the executable '\(executable)' to run; \(error.localizedDescription)")
        }
        // Both pipes are read at the same time, because a full one would block the executable.
        let errorOutput = ReadInBackground(errors.fileHandleForReading)
        let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = errorOutput.text
        process.waitUntilExit()
        guard process.terminationReason != .exit || process.terminationStatus != 0 else {
            // A note that fails nothing is printed all the same.
            if !report.isEmpty { print(report) }
            return
        }
        if report.isEmpty {
            throw ViewTestProblem(complaint.isEmpty ? "'\(executable)' ended without a report" : complaint)
        }
        throw ViewTestFailure(report: report)
    }

    /// Returns a file rather than a pipe, because a child that ends before it has read everything would end the tests by SIGPIPE.
    private static func file(holding text: String) throws -> FileHandle {
        guard !text.isEmpty else { return .nullDevice }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            // The write does not follow a link that another user may have planted.
            try Data(text.utf8).write(to: url, options: .withoutOverwriting)
            defer { try? FileManager.default.removeItem(at: url) }
            return try FileHandle(forReadingFrom: url)
        } catch {
            throw ViewTestProblem("expected room for a file at \(url.path); \(error.localizedDescription)")
        }
    }

    /// Returns the URL of the executable, which is built into the directory of the tests.
    private static func url(of executable: String) throws -> URL {
        let bundles = Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments.first ?? "")]
        let places = bundles.map { $0.deletingLastPathComponent().appendingPathComponent(executable) }
        guard let url = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw ViewTestProblem(
                "expected the executable '\(executable)' beside the tests, at \(places.last?.path ?? "?"): name the executable "
                    + "target's product, as in test(executable: \"InboxFuzz\")")
        }
        return url
    }

    /// Returns the nearest directory above a file that contains a package manifest.
    static func package(of file: String) -> URL {
        var directory = URL(fileURLWithPath: file).deletingLastPathComponent()
        while directory.pathComponents.count > 1 {
            if FileManager.default.fileExists(atPath: directory.appendingPathComponent("Package.swift").path) {
                return directory
            }
            directory.deleteLastPathComponent()
        }
        return URL(fileURLWithPath: file).deletingLastPathComponent()
    }
}

/// Reads a pipe to its end on another thread.
private final class ReadInBackground: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ handle: FileHandle) {
        Thread.detachNewThread { [self] in
            data = handle.readDataToEndOfFile()
            done.signal()
        }
    }

    /// The text of the pipe. Waits for its end.
    var text: String {
        done.wait()
        return String(decoding: data, as: UTF8.self)
    }
}

/// An unexpected failure in the views, or a case of the corpus that does not meet its expectations.
public struct ViewTestFailure: Error, CustomStringConvertible {
    /// The report: the steps, the explanation, and the command that replays the case.
    public let report: String

    public var description: String { "\n" + report }
}

/// A test that could not run.
public struct ViewTestProblem: Error, CustomStringConvertible {
    /// The problem, and the way to fix it.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
