import BindingFuzz
import FuzzReports

/// An explanation of a run's verdict: both sides of a stale dereference, or what happened to the deliveries of a clean run.
package struct Explanation: Sendable {
    let paragraphs: [LabelledText]

    /// Explains a run.
    package init(_ trace: Trace) {
        let facts = ExplanationFacts(trace)
        if let stale = trace.outcome.stale {
            paragraphs = StaleExplanation(trace, stale, facts).paragraphs
        } else {
            paragraphs = CleanExplanation(trace, facts).paragraphs
        }
    }

    /// The explanation, at most 100 columns wide, with a line feed after every line.
    package func text(style: TextStyle = .plain) -> String {
        LabelledText.lines(paragraphs, style: style).map { $0 + "\n" }.joined()
    }
}
