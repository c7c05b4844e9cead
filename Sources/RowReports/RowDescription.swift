import BindingFuzz
import FuzzReports

/// Descriptions of the row model in SwiftUI's terms.
extension RowModel: DescribableSubject {
    /// Returns a sentence about each part of a configuration.
    public static func meaning(of configuration: Configuration) -> [String] { configuration.meaning }

    /// Returns how a run fails, in the words of the platform.
    public static func phrase(for mechanism: Mechanism, under configuration: Configuration) -> String {
        mechanism.phrase(on: configuration.platform)
    }

    /// Returns what a verdict means for the user of the app, as a clause.
    public static func meaning(of verdict: VerdictKind) -> String {
        switch verdict {
        case .clean: "reads no stale binding"
        case .outOfRange: "reads out of range: the app traps"
        case .wrongElement: "reads another row's element"
        case .starved: "leaves a post that never reaches a row"
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

    /// Returns what the configuration assumes about SwiftUI.
    public static func assumptions(of testCase: Interleaving, under configuration: Configuration) -> [AssumptionText] {
        configuration.assumptions.areDefaults ? [.nothing] : configuration.assumptions.texts
    }

    /// Traces the case, reports the lines of its timeline, and returns them with an explanation and a picture.
    public static func story(
        of testCase: Interleaving, under configuration: Configuration, reporting report: (TimelineEntry) -> Void
    ) -> Story {
        let trace = Trace(testCase, under: configuration)
        let timeline = Timeline(trace)
        timeline.entries.forEach(report)
        return Story(
            timeline: timeline,
            why: Explanation(trace).paragraphs
                + assumptions(of: testCase, under: configuration)
                .filter { $0.isCondition || trace.outcome.isFailure }.map(\.paragraph),
            picture: "\(HTMLTimeline(trace, .wide).figure)\(HTMLTimeline(trace, .narrow).figure)")
    }

    /// Returns the number of items, the place and row of a mechanism, or the starving deliveries of a change.
    public static func details(of thing: DetailedThing<RowModel>) -> [JSONMember] {
        switch thing {
        case .testCase(let testCase): return [JSONMember("items", testCase.items)]
        case .mechanism(let mechanism):
            guard let place = mechanism.place, let row = mechanism.row else { return [] }
            return [JSONMember("place", place.description), JSONMember("row", row.description)]
        case .change(let outcome): return [JSONMember("undelivered", outcome.undelivered)]
        // Spelled by `appendJSON`.
        case .outcome: return []
        }
    }
}
