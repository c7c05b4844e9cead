import BindingFuzz
import FuzzCommands
import FuzzReports
import RowReports
import LiveEngine

/// A run of the live engine as text, step by step.
package struct LiveTimeline {
    private let testCase: Interleaving
    private let configuration: Configuration
    private let live: LiveRun

    /// Makes the timeline of a run.
    package init(_ live: LiveRun, of testCase: Interleaving, under configuration: Configuration) {
        self.live = live
        self.testCase = testCase
        self.configuration = configuration
    }

    /// Returns one line for each event of a row, under the step that caused it, wrapped to the style's width.
    package func text(style: TextStyle = .plain) -> String {
        var lines = ["\(configuration)  \(live.outcome.stale?.kind.rawValue ?? withoutStale)  (live engine)", ""]
        lines.append("start  \(testCase.items.counted("item"))")
        lines += events(at: 0)
        for (index, step) in testCase.steps.enumerated() {
            if let stale = live.outcome.stale, index + 1 > stale.step { break }
            lines.append("\(index + 1)  \(step)")
            lines += events(at: index + 1)
        }
        let settling = events(at: testCase.steps.count + 1)
        if !settling.isEmpty { lines += ["the loop settles"] + settling }
        lines += [""] + WrappedText.lines(verdict, width: style.width, hanging: 2)
        return lines.joined(separator: "\n") + "\n"
    }

    private func events(at step: Int) -> [String] { live.events(at: step).map { "     " + $0 } }

    /// The verdict of a run without a stale read.
    private var withoutStale: String { live.outcome.undelivered > 0 ? "starved" : "clean" }

    private var verdict: String {
        let outcome = live.outcome
        guard let stale = outcome.stale else {
            return "\(withoutStale): \(outcome.delivered) delivered, \(outcome.skipped) skipped, "
                + "\(outcome.undelivered) undelivered"
        }
        let found =
            stale.kind == .outOfRange
            ? "there \(stale.found == 1 ? "is" : "are") \(stale.found.counted("element"))"
            : "element \(stale.found) is there"
        return "row \(stale.row) reads index \(stale.index), and \(found): made stale by step \(stale.causeStep), "
            + "at \(stale.causePlace)"
    }
}
