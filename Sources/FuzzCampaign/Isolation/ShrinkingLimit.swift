import Locks

/// The end of the time for shrinking. The smallest case until then is the result.
package enum ShrinkingLimit {
    private static let check = Locked<@Sendable () -> Bool>({ false })
    private static let isCut = Locked(false)

    /// Sets the check that decides whether the time is over. By default, it never is, and a finding depends on its case alone.
    package static func set(_ check: @escaping @Sendable () -> Bool) { self.check.withLock { $0 = check } }

    /// Whether shrinking has been cut off. A finding may then have a smaller case.
    package static var hasCutOff: Bool { isCut.withLock { $0 } }

    /// Returns whether the time is over; the shrinking that asks is then cut off.
    static func cutsOff() -> Bool {
        let check = check.withLock { $0 }
        guard check() else { return false }
        cutOff()
        return true
    }

    /// Records that shrinking is cut off.
    static func cutOff() { isCut.withLock { $0 = true } }
}
