import ArgumentParser
import FuzzEngine

/// Options of a subject that fix what its cases assume about the system on which they run.
public protocol AssumptionOptions: ParsableArguments {
    /// The assumptions, in the words of a case file.
    var assumptions: [String] { get }
}

/// No options. The cases of the subject assume nothing.
public struct NoAssumptionOptions: AssumptionOptions {
    /// Creates the empty set of options.
    public init() {}

    /// No assumptions.
    public var assumptions: [String] { [] }
}

/// The option `--assume`.
package struct FixedAssumptionOptions<S: SteerableSubject>: AssumptionOptions {
    @Option(
        name: .customLong(Self.name), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Fix an assumption about what is not documented, for example --assume lazy-cache none. Repeatable.",
            valueName: "name value"),
        transform: Self.assumption)
    package var assumptions: [String] = []

    private static var name: String { "assume" }

    /// Creates the options that fix nothing.
    package init() {}

    private static func assumption(_ text: String) throws -> String {
        if let problem = S.problem(ofAssumption: text) { throw ValidationError(problem) }
        return text
    }
}

/// The arguments of a command, in which the name and the value after `--assume` are one argument.
enum AssumptionArguments {
    /// Returns the arguments with each name joined to the value that follows it.
    static func joined(_ arguments: some Sequence<String>) -> [String] {
        var joined: [String] = []
        for argument in arguments {
            if joined.count > 1, joined[joined.count - 2] == "--assume", let name = joined.last, !name.contains(" ") {
                joined[joined.count - 1] = "\(name) \(argument)"
            } else {
                joined.append(argument)
            }
        }
        return joined
    }
}
