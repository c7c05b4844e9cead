/// The screens and the kinds of steps that cases have covered, for a subject that reports them. Coverage is a sum: it does not
/// depend on the order of the cases or on the process that ran them.
package struct ScreenCoverage: Codable, Hashable, Sendable {
    /// The number of cases.
    package private(set) var cases: UInt64 = 0
    /// The number of steps of each kind.
    package private(set) var steps: [String: UInt64] = [:]
    /// What the cases could operate; `nil` if the subject does not report it.
    package private(set) var operations: OperationCoverage?
    /// The handlers that the cases met; `nil` if the subject does not report them.
    package private(set) var handlers: HandlerCoverage?
    /// The controls that the cases have pressed, of which those count as taken that had an effect; `nil` if the subject does not
    /// report them.
    package private(set) var effects: OperationCoverage?
    private var screens: [UInt64: Times] = [:]
    /// The level of the sample. Keeps one in 2^level screens: those whose hash ends in `level` zero bits.
    private var level = 0

    /// The number of cases that have shown a screen.
    private enum Times: UInt8, Codable {
        case once = 1
        case more
    }

    /// The most screens that are kept. Beyond that, the set is an adaptive sample (Flajolet, "On adaptive sampling", Computing 34,
    /// 1990), which depends on the screens alone.
    private static var mostScreens: Int { 1 << 14 }

    /// Creates empty coverage.
    package init() {}

    /// Creates the coverage of what a case operated, which counts no case.
    package init(_ operations: OperationCoverage) { self.operations = operations }

    /// Creates the coverage of the handlers that a process ran, which counts no case.
    package init(_ handlers: HandlerCoverage) { self.handlers = handlers }

    /// Whether no case was added.
    package var isEmpty: Bool { cases == 0 }

    /// Adds a case.
    ///
    /// - Parameters:
    ///   - screens: the hashes of its screens, distributed over all of 64 bits.
    ///   - kinds: the kind of each of its steps.
    package mutating func add(screens: Set<UInt64>, steps kinds: [String]) {
        cases &+= 1
        for kind in kinds { steps[kind, default: 0] &+= 1 }
        for screen in screens where isKept(screen) {
            self.screens[screen] = self.screens[screen] == nil ? .once : .more
        }
        shorten()
    }

    /// Adds what a case could operate.
    package mutating func add(_ operations: OperationCoverage) {
        var sum = self.operations ?? OperationCoverage()
        sum.add(operations)
        self.operations = sum
    }

    /// Adds the controls that a case has pressed.
    package mutating func add(effects: OperationCoverage) {
        var sum = self.effects ?? OperationCoverage()
        sum.add(effects)
        self.effects = sum
    }

    /// Adds the handlers that cases met.
    package mutating func add(_ handlers: HandlerCoverage) {
        var sum = self.handlers ?? HandlerCoverage()
        sum.add(handlers)
        self.handlers = sum
    }

    /// Adds the coverage of other cases.
    package mutating func add(_ other: ScreenCoverage) {
        if let operations = other.operations { add(operations) }
        if let handlers = other.handlers { add(handlers) }
        if let effects = other.effects { add(effects: effects) }
        cases &+= other.cases
        steps.merge(other.steps) { $0 &+ $1 }
        level = max(level, other.level)
        screens = screens.filter { isKept($0.key) }
        for (screen, times) in other.screens where isKept(screen) {
            screens[screen] = screens[screen] == nil ? times : .more
        }
        shorten()
    }

    /// Whether cases can have produced these values, which may come from a tampered file or a misbehaving process.
    package var isPossible: Bool {
        (0..<UInt64.bitWidth).contains(level) && screens.keys.allSatisfy(isKept)
    }

    /// The number of different screens; an estimate if there are very many.
    package var screenCount: UInt64 { UInt64(screens.count) << UInt64(level) }

    /// Whether the number of screens is an estimate.
    package var isSample: Bool { level > 0 }

    /// The Good–Turing estimate of the new screens in the next case, on average: the screens that a single case has shown, divided
    /// by the number of cases (Good, "The population frequencies of species", Biometrika 40, 1953).
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
