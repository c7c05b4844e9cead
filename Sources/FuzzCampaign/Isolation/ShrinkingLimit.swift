import FilesAndProcesses
import Locks

/// The end of the time for shrinking, whose result is the smallest case until then, and of the time for running new cases.
package enum ShrinkingLimit {
    /// See `Locked` for why the function is in a structure.
    private struct Check: Sendable {
        let isOver: @Sendable () -> Bool
    }

    private static let check = Locked(Check { false })
    private static let checkOfCases = Locked(Check { false })
    private static let isCut = Locked(false)

    /// Sets the check that decides whether the time is over. By default, it is over after Ctrl-C, and a finding depends on its case
    /// alone otherwise.
    package static func set(_ check: @escaping @Sendable () -> Bool) {
        self.check.withLock { $0 = Check(isOver: check) }
    }

    /// Sets the check that decides whether a new case that is running must end. By default, it does after Ctrl-C, as every run does.
    package static func setOfCases(_ check: @escaping @Sendable () -> Bool) {
        checkOfCases.withLock { $0 = Check(isOver: check) }
    }

    /// Whether shrinking has been cut off. A finding may then have a smaller case.
    package static var hasCutOff: Bool { isCut.withLock { $0 } }

    /// Returns whether the time is over; the shrinking that asks is then cut off.
    static func cutsOff() -> Bool {
        let check = check.withLock { $0 }
        guard Interruption.hasCome || check.isOver() else { return false }
        cutOff()
        return true
    }

    /// Whether a new case that is running must end soon.
    static var endsCases: Bool {
        let check = checkOfCases.withLock { $0 }
        return check.isOver()
    }

    /// Records that shrinking is cut off.
    static func cutOff() { isCut.withLock { $0 = true } }
}
