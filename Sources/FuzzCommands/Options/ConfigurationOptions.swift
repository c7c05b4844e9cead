import ArgumentParser
import BindingFuzz
import FuzzReports

/// Which configurations a command runs.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Run these configurations: six parts, each a value or *. May repeat.", valueName: "pattern"))
    var configurations: [ConfigurationPattern] = []

    @Flag(help: "Run all 432 configurations, not only the 72 with index and read.")
    var full = false

    /// The configurations, in the order of the full matrix; for patterns those that any of them matches.
    var selected: [Configuration] {
        if full { return Configuration.fullMatrix }
        if configurations.isEmpty { return Configuration.standardMatrix }
        return Configuration.fullMatrix.filter { configuration in
            configurations.contains { $0.matches(configuration) }
        }
    }

    /// Whether patterns were given.
    var isAsked: Bool { !configurations.isEmpty }

    func validate() throws {
        if full && !configurations.isEmpty {
            throw ValidationError("--full and --configurations exclude each other.")
        }
    }
}

extension ConfigurationPattern: ExpressibleByArgument {
    /// Reads a pattern from the command line.
    public init?(argument: String) {
        do {
            self = try ConfigurationPattern(argument)
        } catch {
            StandardError.print("bindfuzz: in the pattern '\(argument)', at character \(error.offset + 1): \(error)")
            return nil
        }
    }
}
