import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import FuzzReports

/// The options that select the configurations of a command.
package struct ConfigurationOptions<S: CommandLineSubject>: ParsableArguments {
    /// The patterns of `--configurations`; empty for the standard or the full matrix.
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Run the configurations that match this pattern: \(S.Configuration.partNames.count) parts, each a value or *. Repeatable.",
            valueName: "pattern"))
    package var configurations: [ConfigurationPattern<S.Configuration>] = []

    /// Whether to run the full matrix.
    @Flag(
        help:
            "Run all \(S.Configuration.fullMatrix.count.counted("configuration")), not only \(S.Configuration.standardDescription)."
    )
    package var full = false

    /// Creates the options for the standard matrix.
    package init() {}

    /// The selected configurations, in the order of the full matrix. With patterns, those that match any pattern.
    package var selected: [S.Configuration] {
        if full { return S.Configuration.fullMatrix }
        if configurations.isEmpty { return S.Configuration.standardMatrix }
        return S.Configuration.fullMatrix.filter { configuration in
            configurations.contains { $0.matches(configuration) }
        }
    }

    /// Whether the command line gives patterns.
    package var isAsked: Bool { !configurations.isEmpty }

    /// Throws `ValidationError` if both options are given.
    package func validate() throws {
        if full && !configurations.isEmpty {
            throw ValidationError("--full and --configurations exclude each other.")
        }
    }
}

extension ConfigurationPattern: ExpressibleByArgument {
    /// Parses a pattern from the command line.
    public init?(argument: String) {
        do {
            self = try ConfigurationPattern(argument)
        } catch {
            StandardError.print(
                "\(StandardError.program): in the pattern '\(argument)', at character \(error.offset + 1): \(error)")
            return nil
        }
    }
}
