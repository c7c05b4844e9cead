import Foundation

/// Runs the built executable of an app's definition for a test.
enum ViewTest {
    /// The hidden command.
    static let command = "test"

    /// Runs a command of the executable.
    ///
    /// - Parameters:
    ///   - executable: its name.
    ///   - input: what it reads.
    ///   - directory: where it is run.
    /// - Throws: `ViewTestFailure`, with what it printed, where it does not end with 0; `ViewTestProblem` where it cannot be run.
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
        // Read beside each other, since a full pipe would stop whoever writes.
        let told = ReadInBackground(errors.fileHandleForReading)
        let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = told.text
        process.waitUntilExit()
        guard process.terminationReason != .exit || process.terminationStatus != 0 else {
            // What fails nothing is told all the same.
            if !report.isEmpty { print(report) }
            return
        }
        if report.isEmpty {
            throw ViewTestProblem(complaint.isEmpty ? "'\(executable)' ended without a report" : complaint)
        }
        throw ViewTestFailure(report: report)
    }

    /// A file and no pipe, since a process that ends before it has read all would end the tests by SIGPIPE.
    private static func file(holding text: String) throws -> FileHandle {
        guard !text.isEmpty else { return .nullDevice }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            // A link that somebody has planted is not followed.
            try Data(text.utf8).write(to: url, options: .withoutOverwriting)
            defer { try? FileManager.default.removeItem(at: url) }
            return try FileHandle(forReadingFrom: url)
        } catch {
            throw ViewTestProblem("expected room for a file at \(url.path); \(error.localizedDescription)")
        }
    }

    /// The executable, which is built into the directory that the tests are built into.
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

    /// The nearest directory above a file that has a manifest of a package.
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

    /// What was read, once all is.
    var text: String {
        done.wait()
        return String(decoding: data, as: UTF8.self)
    }
}

/// Something goes wrong in the views that no case of the corpus expects, or a case does not do what is expected of it.
public struct ViewTestFailure: Error, CustomStringConvertible {
    /// What happens, step by step, why, and how to see it again.
    public let report: String

    public var description: String { "\n" + report }
}

/// A test that could not be run.
public struct ViewTestProblem: Error, CustomStringConvertible {
    /// What is wrong, and what to do.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
