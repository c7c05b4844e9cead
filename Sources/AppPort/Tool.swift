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

    /// Runs a program of the search path.
    ///
    /// - Parameters:
    ///   - arguments: the name of the program, and its arguments.
    ///   - folder: the working directory; nil for the present one.
    static func run(_ arguments: [String], in folder: String? = nil) -> Run {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            return Run(status: 127, output: "", errors: "\(error)")
        }
        // A signal from the terminal reaches both processes, any other one only this one.
        let watch = DispatchSource.makeTimerSource(queue: .global())
        watch.setEventHandler { if Interruption.hasCome, process.isRunning { process.terminate() } }
        watch.schedule(deadline: .now(), repeating: .milliseconds(200))
        watch.resume()
        defer { watch.cancel() }
        // Both pipes are read at the same time: a full one would stop the program.
        let reading = DispatchGroup()
        nonisolated(unsafe) var errorData = Data()
        DispatchQueue.global().async(group: reading) { errorData = errors.fileHandleForReading.readDataToEndOfFile() }
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        reading.wait()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
            errors: String(decoding: errorData, as: UTF8.self))
    }

    /// Runs programs at the same time, each to its end.
    ///
    /// - Parameter commands: the name of each program, and its arguments.
    /// - Returns: what they printed, in the order of the commands.
    static func runConcurrently(_ commands: [[String]]) -> [Run] {
        let runs = Locked<[Int: Run]>([:])
        DispatchQueue.concurrentPerform(iterations: commands.count) { number in
            let run = run(commands[number])
            runs.withLock { $0[number] = run }
        }
        return runs.withLock { runs in commands.indices.compactMap { runs[$0] } }
    }
}
