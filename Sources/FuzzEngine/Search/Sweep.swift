/// What a sweep over cases comes to: how often each configuration went wrong by each mechanism, and which case was the first.
///
/// Every search is made of this: `Search`, with one for each thread, and a campaign's workers. A sum and a least index do not
/// depend on the order of cases.
public struct Sweep<S: Subject> {
    /// A configuration that went wrong by a mechanism.
    public struct Pair: Hashable, Sendable {
        /// The configuration, by its position, and the mechanism.
        public let failure: Failure<S.Mechanism>
        /// The index of the first case that showed it.
        public let firstIndex: UInt64
    }

    /// The case that was run last; its memory is used again.
    package internal(set) var testCase = S.Case()
    /// Where it went wrong.
    package internal(set) var failures: [Failure<S.Mechanism>] = []
    /// How many cases were run.
    public private(set) var cases: UInt64 = 0
    /// What was seen, in the order in which it came up.
    public private(set) var pairs: [Pair] = []
    /// What was seen, of a subject that tells.
    package private(set) var sights = ScreenCoverage()
    /// Where in `pairs` what nobody has taken yet begins.
    private var firstNew = 0

    private let configurations: Int
    /// By the index of the mechanism, and then the position of the configuration.
    private var counts: [UInt64] = []

    /// Prepares a sweep.
    ///
    /// - Parameter configurations: how many configurations each case is run under.
    public init(configurations: Int) {
        self.configurations = configurations
    }

    /// Takes what was seen since this was asked last, in the order in which it came up.
    mutating func takeNew() -> ArraySlice<Pair> {
        defer { firstNew = pairs.count }
        return pairs[firstNew...]
    }

    /// How many cases went wrong in this way.
    public func count(_ failure: Failure<S.Mechanism>) -> UInt64 {
        let number = number(failure)
        return number < counts.count ? counts[number] : 0
    }

    /// Counts the case that was run last.
    @inline(__always)
    mutating func count(_ index: UInt64) {
        cases &+= 1
        for failure in failures {
            let number = number(failure)
            if number >= counts.count { makeRoom(for: number) }
            counts[number] &+= 1
            if counts[number] == 1 { pairs.append(Pair(failure: failure, firstIndex: index)) }
        }
    }

    /// Counts a case that was run elsewhere.
    package mutating func count(_ index: UInt64, _ failures: [Failure<S.Mechanism>]) {
        self.failures = failures
        count(index)
    }

    /// Counts cases that were run elsewhere and did not go wrong.
    package mutating func count(clean count: UInt64) {
        guard count > 0 else { return }
        failures.removeAll(keepingCapacity: true)
        cases &+= count
    }

    /// Takes what was seen in cases that were run elsewhere.
    package mutating func see(_ sights: ScreenCoverage) { self.sights.add(sights) }

    /// Has the case that was run last, elsewhere.
    package mutating func keep(_ last: S.Case) { testCase = last }

    @inline(__always)
    private func number(_ failure: Failure<S.Mechanism>) -> Int {
        failure.mechanism.index &* configurations &+ failure.position
    }

    private mutating func makeRoom(for number: Int) {
        counts += Array(repeating: 0, count: max(number + 1, 2 * counts.count) - counts.count)
    }
}
