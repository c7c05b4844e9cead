import BindingFuzz
import FuzzCommands
import FuzzReports
import RowReports
import LiveEngine

/// What the live engine saw of a case, step by step, as text.
package struct LiveTimeline {
    private let testCase: Interleaving
    private let configuration: Configuration
    private let live: LiveRun

    /// The timeline of a run.
    package init(_ live: LiveRun, of testCase: Interleaving, under configuration: Configuration) {
        self.live = live
        self.testCase = testCase
        self.configuration = configuration
    }

    /// One line for each thing that a row did, under the step that brought it about; as wide as its style.
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

    /// What a run is called in which nothing is stale.
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
