import FilesAndProcesses
import FuzzEngine

/// The handlers that a search has seen and never run, as text: each with its view, and with what would run it.
package struct MissedHandlers: Sendable {
    private let coverage: HandlerCoverage
    private let listsAll: Bool

    /// Prepares the text.
    ///
    /// - Parameter listsAll: whether to list all handlers.
    package init(_ coverage: HandlerCoverage, listsAll: Bool) {
        self.coverage = coverage
        self.listsAll = listsAll
    }

    /// Returns the text as lines; none if every handler ran.
    package func lines(width: Int) -> [String] {
        let missed = coverage.missed
        return MissedList.lines(
            "never ran: \(missed.count) of \(coverage.count.counted("handler"))", missed, listsAll: listsAll,
            width: width
        ) { handler, isWhole in handler.text(isWhole: isWhole) }
    }
}

extension HandlerCoverage.Missed {
    /// The handler, and how to get there: `onSubmit of NoteField at App/Notes.swift:31, in "notes": press "New", then submit`.
    fileprivate func text(isWhole: Bool) -> String {
        "\(name), in \(JSONStringLiteral.of(scope)): \(WayText.text(path, isWhole: isWhole))\(trigger)"
    }
}
