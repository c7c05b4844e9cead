import ArgumentParser
import BindingFuzz
import Foundation

/// What the exit status of every command means; `bindfuzz --help` says the same.
enum ExitStatus: Int32 {
    case asExpected = 0
    case unexpectedStale = 1
    case brokenExpectation = 2
    case unusableFile = 3
    case usage = 64
    case defect = 70

    /// Ends the command with this status; nothing where all is as expected.
    func finish() throws {
        if self != .asExpected { throw ExitCode(rawValue) }
    }

    /// Does something with files, and ends the command with a message where they cannot be used.
    static func reporting<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as CorpusError {
            StandardError.print(error.description)
            throw ExitCode(unusableFile.rawValue)
        } catch let error as CaseFileError {
            StandardError.print(error.description)
            throw ExitCode(unusableFile.rawValue)
        } catch let error as Defect {
            StandardError.print("bindfuzz: this is a defect of bindfuzz, please report it: \(error)")
            throw ExitCode(defect.rawValue)
        }
    }
}

/// The stream for everything that is not the result.
enum StandardError {
    static func print(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}

/// The stream for the result.
enum StandardOutput {
    /// Whether it is a terminal that shows colours.
    static var showsColor: Bool {
        isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
            && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Writes all of the bytes; ends the process quietly where nobody reads them any more, as `head` does.
    static func write(_ bytes: [UInt8]) {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Foundation.write(STDOUT_FILENO, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
            }
            if count < 0 {
                if errno == EINTR { continue }
                exit(errno == EPIPE ? ExitStatus.asExpected.rawValue : ExitStatus.unusableFile.rawValue)
            }
            offset += count
        }
    }
}
