import HeadlessUI

/// A mistake that takes particular steps in an order: what was done so far, and how deep it is. A model notes what is done,
/// and the mistake shows when the last one was.
///
/// What is done out of order begins again where `startsOver` says so, and is nothing to it otherwise.
@MainActor final class PlantedBug {
    private let order: [String]
    private let startsOver: Bool
    private(set) var reached = 0

    /// - Parameters:
    ///   - order: what has to be done, as often as the bug is deep.
    ///   - startsOver: whether anything else that is noted begins it again.
    init(_ order: [String], startsOver: Bool = false) {
        self.order = order
        self.startsOver = startsOver
    }

    /// Notes that something is done.
    func note(_ word: String) {
        guard reached < order.count else { return }
        if word == order[reached] {
            reached += 1
        } else if startsOver {
            reached = word == order[0] ? 1 : 0
        }
    }

    /// Whether the mistake does not show yet.
    var isHidden: Bool { reached < order.count }
}
