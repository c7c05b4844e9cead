import FilesAndProcesses
import FuzzEngine

/// The handlers that a search has seen and never run, as text: each with its view, and with what would run it.
package struct MissedHandlers: Sendable {
    /// The number of handlers that are listed, unless all are.
    private static let mostListed = 3

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
        guard !missed.isEmpty else { return [] }
        let listed = listsAll ? missed[...] : missed.prefix(Self.mostListed)
        let heading = "never ran: \(missed.count) of \(coverage.count.counted("handler"))"
        let isWhole =
            listed.count == missed.count && listed.allSatisfy { $0.text(isWhole: listsAll) == $0.text(isWhole: true) }
        return [heading + (isWhole ? "" : "; --verbose lists all")]
            + listed.flatMap { handler in
                WrappedText.lines(handler.text(isWhole: listsAll).visible, width: width - 2, hanging: 2).map {
                    "  " + $0
                }
            }
    }
}

extension HandlerCoverage.Missed {
    /// The handler, and how to get there: `onSubmit of NoteField at App/Notes.swift:31, in "notes": press "New", then submit`.
    fileprivate func text(isWhole: Bool) -> String {
        "\(name), in \(JSONStringLiteral.of(scope)): \(WayText.text(path, isWhole: isWhole))\(trigger)"
    }
}
