import ArgumentParser
import FuzzEngine

/// Options of a subject that steer a search.
public protocol SteeringOptions: ParsableArguments {
    /// What the options ask of the search.
    var steering: SearchSteering { get }
}

/// No options. The search is not steered.
public struct NoSteeringOptions: SteeringOptions {
    /// Creates the empty set of options.
    public init() {}

    /// A steering that asks for nothing.
    public var steering: SearchSteering { SearchSteering() }
}

/// The options that steer the search of a subject whose steps people can name.
package struct StepSteeringOptions<S: SteerableSubject>: SteeringOptions {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Do not draw these steps: a kind such as leave-app, or the beginning of a step as a case has it, such as "
                + "'press \"Delete\"'. Repeatable.",
            valueName: "steps"),
        transform: Self.steps)
    var avoid: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Draw these steps more or less often than others, for example 'post \"sync\"=5'. Repeatable.",
            valueName: "steps=n"),
        transform: Self.weight)
    var weight: [SearchSteering.Weight] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Begin each case with this step, for example 'press \"Log in\"'. Repeatable, in order.", valueName: "step"),
        transform: Self.step)
    var begin: [String] = []

    @OptionGroup var assumptionOptions: FixedAssumptionOptions<S>

    /// Creates the options of a search that is not steered.
    package init() {}

    /// What the options ask of the search. Steps to avoid have precedence.
    package var steering: SearchSteering {
        SearchSteering(
            weights: weight + avoid.map { SearchSteering.Weight($0, 0) }, beginning: begin,
            assumptions: assumptionOptions.assumptions)
    }

    private static func steps(_ text: String) throws -> String {
        if let problem = S.problem(ofSteps: text) { throw ValidationError(problem) }
        return text
    }

    private static func weight(_ text: String) throws -> SearchSteering.Weight {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count > 1, let number = parts.last.flatMap({ Int($0) }), (0...Self.greatestWeight).contains(number)
        else {
            throw ValidationError(
                "expected steps and a weight 0…\(greatestWeight), such as 'press \"Delete\"=3'; found '\(text)'")
        }
        return SearchSteering.Weight(try steps(parts.dropLast().joined(separator: "=")), number)
    }

    private static var greatestWeight: Int { 1_000 }

    private static func step(_ text: String) throws -> String {
        if let problem = S.problem(ofStep: text) { throw ValidationError(problem) }
        return text
    }
}
