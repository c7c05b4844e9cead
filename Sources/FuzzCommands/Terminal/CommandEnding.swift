import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

extension ExitStatus {
    /// Ends the command with this status. Returns if the status is `asExpected`.
    package func finish() throws {
        if self != .asExpected { throw ExitCode(self) }
    }

    /// Runs code that uses files. If the files cannot be used, ends the command with a message.
    package static func reporting<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as Defect {
            StandardError.print("\(StandardError.program): this is a defect; please report it: \(error)")
            throw ExitCode(.defect)
        } catch let error where error is FileError || error is CaseFileError {
            StandardError.print(error.reason)
            throw ExitCode(.unusableFile)
        } catch let error
            where error is ExitCode || error is Refusal || error is UnrepeatableFinding
            || ParserOfErrors.exitCode(for: error) != .failure
        {
            // Exit codes, errors that the command handles itself, and errors that the argument parser handles.
            throw error
        } catch {
            StandardError.print("\(StandardError.program): error: expected usable files; \(error.reason)")
            throw ExitCode(.unusableFile)
        }
    }
}

extension ExitCode {
    /// Creates an exit code from a status.
    package init(_ status: ExitStatus) { self.init(status.rawValue) }
}

/// Asks the argument parser for the exit code of an error, which is the same for all commands.
private struct ParserOfErrors: ParsableArguments {}
