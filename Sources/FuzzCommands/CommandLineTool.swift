import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import FuzzCorpus
import FuzzReports

/// The root command of a subject's executable, with every command for the subject: `CommandLineTool<RowModel>.main()`.
public struct CommandLineTool<S: CommandLineSubject>: ParsableCommand {
    /// The help text and the subcommands.
    public static var configuration: CommandConfiguration {
        .init(
            commandName: S.program,
            abstract: S.vocabulary.abstract,
            discussion: """
                EXAMPLES
                \(examples)

                \(configurationHelp)
                EXIT STATUS
                \(statusHelp)
                """,
            version: Version.current,
            subcommands: [
                FuzzCommand<S>.self, ReplayCommand<S>.self, ShrinkCommand<S>.self, GateCommand<S>.self,
                CorpusCommand<S>.self, CampaignCommand<S>.self, StatusCommand<S>.self, WorkerCommand<S>.self,
                ExplainCommand<S>.self, ReportCommand<S>.self,
            ] + S.commands + (S.isolation == nil ? [] : [IsolatedCommand<S>.self])
        )
    }

    private static var examples: String {
        let lines = [
            ("fuzz", "search for a minute"), ("fuzz --seed 7 --cases 100000", "repeat a search on any machine"),
            ("replay --format json --full FILE", "print a replay for programs"), ("gate", "check the corpus in CI"),
            ("campaign night --time 8h", "search overnight"),
            ("report night --html night.html", "see the new findings"),
        ]
        let width = (lines.map(\.0.count).max() ?? 0) + S.program.count + 3
        let common = lines.map { "  " + WrappedText.padded("\(S.program) \($0.0)", to: width) + $0.1 }
        return (common.prefix(2) + (S.vocabulary.examples.isEmpty ? [] : [S.vocabulary.examples]) + common.dropFirst(2))
            .joined(separator: "\n")
    }

    private static var statusHelp: String {
        func lines(_ status: ExitStatus) -> [String] {
            switch status {
            case .asExpected: ["as expected"]
            case .unexpectedFailure: ["a \(S.vocabulary.failureNoun) that no case expects"]
            case .brokenExpectation:
                ["some other expectation was not met: an expected failure is gone,", "or a canary did not fail"]
            case .unusableFile: ["a file that cannot be read or written"]
            case .usage: ["usage"]
            case .defect: ["a defect of \(S.program)"]
            case .interrupted: ["Ctrl-C ended the command before it had a result"]
            }
        }
        return ExitStatus.allCases.map { status in
            WrappedText.padded("  \(status)", to: 7) + lines(status).joined(separator: "\n       ")
        }.joined(separator: "\n")
    }

    private static var configurationHelp: String { S.vocabulary.configurationHelp ?? listedParts }

    /// The format of a configuration, with one line for each part.
    private static var listedParts: String {
        let matrix = S.Configuration.matrix
        let names = matrix.parts.map(\.name)
        let width = (names.map(\.count).max() ?? 0) + 2
        let lines = matrix.parts.map { part in
            "  " + WrappedText.padded(part.name, to: width) + part.values.joined(separator: ", ")
                + (part.meaning.isEmpty ? "" : " (\(part.meaning))") + "\n"
        }
        return """
            \(S.vocabulary.helpPreface)A configuration is \(names.joined(separator: "/")), as in \(matrix.example); a pattern has \
            * for any value of a part:
            \(lines.joined())
            """
    }

    /// Creates the root command.
    public init() {}

    /// Rejects empty arguments before any command runs. No command takes one, and a path below an empty name would be in the root
    /// directory.
    private static func refuseEmpty(_ arguments: ArraySlice<String>) throws {
        for argument in arguments where argument.isEmpty || argument.hasPrefix("--") && argument.hasSuffix("=") {
            StandardError.print(
                "'\(argument)': error: expected a name or a value; found an empty one. Is a shell variable unset?")
            throw ExitCode(.usage)
        }
    }

    /// Rejects unknown environment variables and invalid values before any command runs.
    private static func refuseUnknownVariables() throws {
        guard let problem = EnvironmentVariable.problem() else { return }
        StandardError.print("\(StandardError.program): error: \(problem)")
        throw ExitCode(.usage)
    }

    /// Runs the command that the arguments name. Every error ends the process with a message and an exit status.
    public static func main() {
        StandardStreams.open()
        Invocation.beginCommandLine()
        // Every command ends like this if the system refuses it a resource.
        ProcessShortage.decide { error in
            StandardError.print(error.description)
            ExitStatus.unusableFile.exit()
        }
        do {
            try refuseUnknownVariables()
            try refuseEmpty(CommandLine.arguments.dropFirst())
            var command = try parseAsRoot(AssumptionArguments.joined(CommandLine.arguments.dropFirst()))
            try ExitStatus.reporting {
                // The first argument shows it, because another process of this program wrote the arguments.
                let isIsolated = CommandLine.arguments.dropFirst().first == IsolatedExecutor.command
                try SystemLimits.check(runsOtherCode: isIsolated)
                try command.run()
            }
        } catch {
            let (status, message) = (exitCode(for: error), fullMessage(for: error))
            if status.isSuccess {
                StandardOutput.write(message + "\n")
            } else if !message.isEmpty {
                StandardError.print(message)
            }
            exit(withError: ExitCode(status.rawValue))
        }
    }
}
