import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

extension ExitStatus {
    /// Ends the command with this status; nothing where all is as expected.
    package func finish() throws {
        if self != .asExpected { throw ExitCode(self) }
    }

    /// Does something with files, and ends the command with a message where they cannot be used.
    package static func reporting<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as Defect {
            StandardError.print("\(StandardError.program): this is a defect, please report it: \(error)")
            throw ExitCode(.defect)
        } catch let error where error is CorpusError || error is CaseFileError {
            StandardError.print(error.reason)
            throw ExitCode(.unusableFile)
        } catch let error
            where error is ExitCode || error is Refusal || error is UnrepeatableFinding
            || ParserOfErrors.exitCode(for: error) != .failure
        {
            // What ends a command, what a command answers itself, and what the parser of the command line answers.
            throw error
        } catch {
            StandardError.print("\(StandardError.program): error: expected files that can be used; \(error.reason)")
            throw ExitCode(.unusableFile)
        }
    }
}

extension ExitCode {
    /// Ends a command with a status.
    package init(_ status: ExitStatus) { self.init(status.rawValue) }
}

/// Asks the parser of the command line what an error means to it; that is the same for all commands.
private struct ParserOfErrors: ParsableArguments {}
