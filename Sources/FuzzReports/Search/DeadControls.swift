import FilesAndProcesses
import FuzzEngine

/// The controls that a search has pressed and whose action never did anything that could be seen, as text.
package struct DeadControls: Sendable {
    private let coverage: OperationCoverage
    private let listsAll: Bool

    /// Prepares the text.
    ///
    /// - Parameter listsAll: whether to list all controls.
    package init(_ coverage: OperationCoverage, listsAll: Bool) {
        self.coverage = coverage
        self.listsAll = listsAll
    }

    /// Returns the text as lines; none if every control had an effect.
    package func lines(width: Int) -> [String] {
        let dead = coverage.missed
        let count = (dead.count + coverage.takenCount).counted("pressed control")
        return MissedList.lines("did nothing: \(dead.count) of \(count)", dead, listsAll: listsAll, width: width) {
            control, _ in "\(JSONStringLiteral.of(control.operation.scope)): \(control.operation.words)"
        }
    }
}
