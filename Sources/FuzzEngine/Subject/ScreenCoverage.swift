/// What was seen in cases, and what was done in them, of a subject that tells: how many screens, and steps of which kinds.
/// A sum, which does not depend on who has seen what, or in which order.
package struct ScreenCoverage: Codable, Hashable, Sendable {
    /// How many cases were looked at.
    package private(set) var cases: UInt64 = 0
    /// How many steps of each kind were taken.
    package private(set) var steps: [String: UInt64] = [:]
    private var screens: [UInt64: Times] = [:]
    /// Of all screens those are kept whose number ends with as many zeros, in base 2: one of 2^level.
    private var level = 0

    /// In how many cases.
    private enum Times: UInt8, Codable {
        case once = 1
        case more
    }

    /// How many screens are kept at most. From there on it is a sample: adaptive sampling (Flajolet, "On adaptive sampling",
    /// Computing 34, 1990), whose result depends on the screens alone.
    private static var mostScreens: Int { 1 << 14 }

    /// Nothing was seen.
    package init() {}

    /// Whether nothing was seen.
    package var isEmpty: Bool { cases == 0 }

    /// Adds a case.
    ///
    /// - Parameters:
    ///   - screens: numbers of the screens that it has shown, which are spread over all of 64 bits.
    ///   - kinds: the kinds of its steps, each as often as there was one.
    package mutating func add(screens: Set<UInt64>, steps kinds: [String]) {
        cases &+= 1
        for kind in kinds { steps[kind, default: 0] &+= 1 }
        for screen in screens where isKept(screen) {
            self.screens[screen] = self.screens[screen] == nil ? .once : .more
        }
        shorten()
    }

    package mutating func add(_ other: ScreenCoverage) {
        cases &+= other.cases
        steps.merge(other.steps) { $0 &+ $1 }
        level = max(level, other.level)
        screens = screens.filter { isKept($0.key) }
        for (screen, times) in other.screens where isKept(screen) {
            screens[screen] = screens[screen] == nil ? times : .more
        }
        shorten()
    }

    /// Whether cases can have come to it: it may come from a file or a process that has made it up.
    package var isPossible: Bool {
        (0..<UInt64.bitWidth).contains(level) && screens.keys.allSatisfy(isKept)
    }

    /// How many different screens there were; of very many an estimate.
    package var screenCount: UInt64 { UInt64(screens.count) << UInt64(level) }

    /// Whether the number of screens is an estimate.
    package var isSample: Bool { level > 0 }

    /// The estimate of Good and Turing for how many screens that no case has shown the next case shows, on average: the screens
    /// that a single case has shown, for each case (Good, "The population frequencies of species", Biometrika 40, 1953).
    package var unseenPerCase: Double {
        guard cases > 0 else { return 1 }
        let once = screens.count { $0.value == .once } << level
        return Double(once) / Double(cases)
    }

    private func isKept(_ screen: UInt64) -> Bool { screen.trailingZeroBitCount >= level }

    private mutating func shorten() {
        while screens.count > Self.mostScreens {
            level += 1
            screens = screens.filter { isKept($0.key) }
        }
    }
}
