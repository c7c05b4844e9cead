import BindingFuzz
import FuzzReports

/// Descriptions of the row model in SwiftUI's terms.
extension RowModel: DescribableSubject {
    public static var findingsHeading: String { "Stale row bindings" }
    public static var failureClause: String { "a row's binding is stale" }
    public static var failureNoun: String { "stale dereference" }
    public static var starvationClause: String { "the delivery then never arrives" }
    public static var idleClause: String { "no handler is called then" }
    public static var placeHeading: String { "run loop" }
    public static var comparisonCommand: String? { "compare" }

    public static func meaning(of configuration: Configuration) -> [String] { configuration.meaning }

    public static func phrase(for mechanism: Mechanism, under configuration: Configuration) -> String {
        mechanism.phrase(on: configuration.platform)
    }

    public static func meaning(of verdict: VerdictKind) -> String {
        switch verdict {
        case .clean: "reads no stale binding"
        case .outOfRange: "reads out of range: the app traps"
        case .wrongElement: "reads somebody else's element"
        case .starved: "leaves a row that never hears of its post"
        }
    }

    /// Returns what happened to the deliveries, as far as the outcome shows it.
    public static func reasonForClean(_ outcome: Outcome) -> String {
        if outcome.undelivered > 0 { return "a delivery never arrives" }
        if outcome.delivered > 0 && outcome.skipped > 0 {
            return "each read reaches its own element, or returns early"
        }
        if outcome.delivered > 0 { return "every handler that is called reaches its own element" }
        return outcome.skipped > 0 ? "the handler returns early" : "no handler is called"
    }

    public static func story(of testCase: Interleaving, under configuration: Configuration) -> Story {
        let trace = Trace(testCase, under: configuration)
        return Story(
            timeline: Timeline(trace), why: Explanation(trace).paragraphs,
            picture: "\(HTMLTimeline(trace, .wide).figure)\(HTMLTimeline(trace, .narrow).figure)")
    }
}
