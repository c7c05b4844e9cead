/// The counts of a sweep over cases: how often each configuration failed or starved by each mechanism, and the first case of each.
///
/// Every search uses sweeps: `Search` one for each thread, and each worker of a campaign. Sums and lowest indices do not depend on
/// the order of cases.
public struct Sweep<S: Subject> {
    /// A configuration and a mechanism that a case has shown under it.
    public struct Pair: Hashable, Sendable {
        /// The position of the configuration, and the mechanism.
        public let failure: Failure<S.Mechanism>
        /// The index of the first case that showed it.
        public let firstIndex: UInt64
    }

    /// The last case that was run; its memory is reused.
    package internal(set) var testCase = S.Case()
    /// The failures of that case.
    package internal(set) var failures: [Failure<S.Mechanism>] = []
    /// The number of cases that were run.
    public private(set) var cases: UInt64 = 0
    /// The pairs, in the order of their first cases.
    public private(set) var pairs: [Pair] = []
    /// The screen coverage of the cases, if the subject reports it.
    package private(set) var screenCoverage = ScreenCoverage()
    /// The position of the first pair that `takeNew` has not returned.
    private var firstNew = 0

    private let configurations: Int
    /// The counts, by the index of the mechanism and then the position of the configuration.
    private var counts: [UInt64] = []

    /// Prepares a sweep.
    ///
    /// - Parameter configurations: the number of configurations that each case runs under.
    public init(configurations: Int) {
        self.configurations = configurations
    }

    /// Returns the pairs that were added since the last call, in the order of their first cases.
    mutating func takeNew() -> ArraySlice<Pair> {
        defer { firstNew = pairs.count }
        return pairs[firstNew...]
    }

    /// Returns the number of cases with this failure.
    public func count(_ failure: Failure<S.Mechanism>) -> UInt64 {
        let number = number(failure)
        return number < counts.count ? counts[number] : 0
    }

    /// Counts the last case.
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

    /// Counts a case that another process has run.
    package mutating func count(_ index: UInt64, _ failures: [Failure<S.Mechanism>]) {
        self.failures = failures
        count(index)
    }

    /// Counts clean cases that another process has run.
    package mutating func count(clean count: UInt64) {
        guard count > 0 else { return }
        failures.removeAll(keepingCapacity: true)
        cases &+= count
    }

    /// Adds the screen coverage of cases that another process has run.
    package mutating func see(_ screenCoverage: ScreenCoverage) { self.screenCoverage.add(screenCoverage) }

    /// Stores the last case that another process has run.
    package mutating func keep(_ last: S.Case) { testCase = last }

    @inline(__always)
    private func number(_ failure: Failure<S.Mechanism>) -> Int {
        failure.mechanism.index &* configurations &+ failure.position
    }

    private mutating func makeRoom(for number: Int) {
        counts += Array(repeating: 0, count: max(number + 1, 2 * counts.count) - counts.count)
    }
}
