import FilesAndProcesses
import FuzzEngine

/// The controls that a search has pressed and whose action never did anything that could be seen, as text.
package struct DeadControls: Sendable {
    /// The number of controls that are listed, unless all are.
    private static let mostListed = 3

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
        guard !dead.isEmpty else { return [] }
        let listed = listsAll ? dead[...] : dead.prefix(Self.mostListed)
        let count = (dead.count + coverage.takenCount).counted("pressed control")
        return ["did nothing: \(dead.count) of \(count)" + (listed.count == dead.count ? "" : "; --verbose lists all")]
            + listed.flatMap { control in
                let text = "\(JSONStringLiteral.of(control.operation.scope)): \(control.operation.words)"
                return WrappedText.lines(text.visible, width: width - 2, hanging: 2).map { "  " + $0 }
            }
    }
}
