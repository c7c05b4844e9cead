import FilesAndProcesses
import Foundation
import Locks

/// A program that runs to its end.
enum Tool {
    /// What a program printed, and its exit status.
    struct Run {
        let status: Int32
        let output: String
        let errors: String

        /// All that it printed.
        var text: String { output + "\n" + errors }
    }

    /// How far a program is that takes long.
    struct Progress {
        /// How long it has run.
        let seconds: Int
        /// How many steps of a build are done, of how many; nil if it has told none.
        let steps: (done: Int, all: Int)?
    }

    /// The seconds between two reports of a program that takes long.
    private static let secondsOfReport = 10

    /// Runs a program of the search path.
    ///
    /// After a signal, the program ends, and so do the programs that it has started.
    ///
    /// - Parameters:
    ///   - arguments: the name of the program, and its arguments.
    ///   - folder: the working directory; nil for the present one.
    ///   - report: receives from time to time how far a program is that takes long.
    static func run(
        _ arguments: [String], in folder: String? = nil, reporting report: (@Sendable (Progress) -> Void)? = nil
    ) -> Run {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        if Interruption.hasCome { return Run(status: 127, output: "", errors: "interrupted") }
        do {
            try process.run()
        } catch {
            return Run(status: 127, output: "", errors: "\(error)")
        }
        let (outputText, errorText) = (GrowingText(), GrowingText())
        let watch = DispatchSource.makeTimerSource(queue: .global())
        let tree = ProcessTree(process.processIdentifier)
        let start = ContinuousClock.now
        nonisolated(unsafe) var reported = 0
        watch.setEventHandler {
            if Interruption.hasCome { return tree.end() }
            let seconds = Int((ContinuousClock.now - start).components.seconds)
            guard let report, seconds >= reported + secondsOfReport else { return }
            reported = seconds
            report(Progress(seconds: seconds, steps: outputText.steps ?? errorText.steps))
        }
        watch.schedule(deadline: .now(), repeating: .milliseconds(100))
        watch.resume()
        defer { watch.cancel() }
        // Both pipes are read at the same time: a full one would stop the program. A thread of a queue that waits keeps other work of
        // the process from its turn.
        let reading = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            errorText.read(errors.fileHandleForReading)
            reading.signal()
        }
        outputText.read(output.fileHandleForReading)
        reading.wait()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: outputText.text, errors: errorText.text)
    }

    /// Runs programs at the same time, each to its end.
    ///
    /// - Parameters:
    ///   - commands: the name of each program, and its arguments.
    ///   - report: receives from time to time how far the first program is.
    /// - Returns: what they printed, in the order of the commands.
    static func runConcurrently(
        _ commands: [[String]], reporting report: (@Sendable (Progress) -> Void)? = nil
    ) -> [Run] {
        let runs = Locked<[Int: Run]>([:])
        let ended = DispatchSemaphore(value: 0)
        for number in commands.indices {
            Thread.detachNewThread {
                let run = run(commands[number], reporting: number == 0 ? report : nil)
                runs.withLock { $0[number] = run }
                ended.signal()
            }
        }
        for _ in commands { ended.wait() }
        return runs.withLock { runs in commands.indices.compactMap { runs[$0] } }
    }
}

/// What a program prints, while it runs.
final class GrowingText: Sendable {
    private let data = Locked(Data())
    /// The most bytes at the end in which a step of a build is looked for.
    private static let tail = 4096

    /// Reads to the end.
    func read(_ handle: FileHandle) {
        while true {
            let new = handle.availableData
            if new.isEmpty { return }
            append(new)
        }
    }

    /// Adds what was printed.
    func append(_ new: Data) { data.withLock { $0.append(new) } }

    /// All of it.
    var text: String { data.withLock { String(decoding: $0, as: UTF8.self) } }

    /// The last step that a build has told, as in `[12/345] Compiling Main.swift`.
    var steps: (done: Int, all: Int)? {
        let end = data.withLock { String(decoding: $0.suffix(Self.tail), as: UTF8.self) }
        guard let match = end.matches(of: #/\[(\d+)\/(\d+)\]/#).last, let done = Int(match.1), let all = Int(match.2)
        else { return nil }
        return (done, all)
    }
}
