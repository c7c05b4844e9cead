import HeadlessUI

/// A bug that shows after particular steps in order. The model reports each step, and the bug shows after the last one.
///
/// A step out of order starts the sequence over if `startsOver` is set. Otherwise it has no effect.
@MainActor final class PlantedBug {
    private let order: [String]
    private let startsOver: Bool
    private(set) var reached = 0

    /// - Parameters:
    ///   - order: The required steps. Their number is the depth of the bug.
    ///   - startsOver: Whether any other reported step starts the sequence over.
    init(_ order: [String], startsOver: Bool = false) {
        self.order = order
        self.startsOver = startsOver
    }

    /// Reports a step.
    func note(_ word: String) {
        guard reached < order.count else { return }
        if word == order[reached] {
            reached += 1
        } else if startsOver {
            reached = word == order[0] ? 1 : 0
        }
    }

    /// Whether the bug is still hidden.
    var isHidden: Bool { reached < order.count }
}
