import BindingFuzz
import FuzzReports

/// Why a run came to its verdict: for a stale dereference both of its sides, for a clean one what became of the deliveries.
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
