/// A search: cases of one family, in order, each under a list of configurations; what fails is told apart by configuration
/// and mechanism, and shrunk.
///
/// The result is a function of the family, the configurations, and how many cases were run: never of how many threads ran
/// them. When to stop, and what to show meanwhile, is up to whoever calls `run`.
public struct Search<S: Subject> {
    /// How many pieces the cases of one call are cut into for each thread, so that none waits long for the others.
    private static var piecesOfThread: Int { 32 }
    /// How many cases a piece has that is worth the trouble of handing it out, to another process perhaps.
    private static var leastPiece: Int { 16 }
    /// How many pieces there are for each thread however few cases there are.
    private static var leastPiecesOfThread: Int { 4 }

    /// Which cases.
    public let family: CaseFamily
    /// What each case is run under.
    public let configurations: [S.Configuration]
    /// What was found: for each configuration and mechanism what its first case shrank to, in the order in which it came up.
    private var found: [Finding<S>] = []
    /// What was seen, in the order in which it came up.
    private var seen = FirstSeen<S>()
    /// What came of the cases that each thread has run.
    private var sweeps: [Sweep<S>]

    private let threads: SearchThreads
    private var shrinking: SearchShrinking<S>
    /// One for each thread.
    private let runners: [S.Runner]
    private let isKnown: (S.Mechanism, S.Configuration) -> Bool

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - family: which cases.
    ///   - configurations: what each case is run under.
    ///   - threads: what it runs on, where the subject can be run in parallel.
    ///   - isKnown: whether a mechanism is known of a configuration; what is known is counted, but is no finding.
    public init(
        _ family: CaseFamily, under configurations: [S.Configuration], on threads: SearchThreads = .caller,
        leavingOut isKnown: @escaping (S.Mechanism, S.Configuration) -> Bool = { _, _ in false }
    ) {
        self.family = family
        self.configurations = configurations
        self.isKnown = isKnown
        self.threads = S.Runner.runsInParallel ? threads : .caller
        sweeps = Array(repeating: Sweep(configurations: configurations.count), count: self.threads.count)
        runners = sweeps.map { _ in S.Runner(under: configurations) }
        shrinking = SearchShrinking(family, configurations)
    }

    /// Is told how far the shrinking is of what one call of `run` has found, and says whether to go on.
    public var shrinkWatch: ShrinkWatch?

    /// The index of the next case of the family, whatever single cases were run besides.
    private var next: UInt64 = 0

    /// How many cases were run.
    public var cases: UInt64 { sweeps.reduce(0) { $0 + $1.cases } }

    /// How many runs were made: cases by configurations.
    public var runs: UInt64 { cases * UInt64(configurations.count) }

    /// What was seen in them, of a subject that tells.
    package var sights: ScreenCoverage {
        var sights = ScreenCoverage()
        for sweep in sweeps { sights.add(sweep.sights) }
        return sights
    }

    /// What was found: for each mechanism the smallest case of all configurations.
    public var findings: [Finding<S>] { Finding.smallest(of: found) }

    /// What was found: for each configuration, in their order, what the first case of each mechanism shrank to.
    public var findingsOfConfigurations: [Finding<S>] {
        found.sorted { ($0.configuration, $0.mechanism) < ($1.configuration, $1.mechanism) }
    }

    /// How many cases failed by one mechanism under one configuration.
    public struct MechanismCount: Hashable, Sendable {
        /// The mechanism.
        public let mechanism: S.Mechanism
        /// The number of cases.
        public let count: UInt64
    }

    /// How many cases went wrong under a configuration, by each mechanism that they came to there.
    ///
    /// - Parameter position: which of the configurations.
    public func counts(at position: Int) -> [MechanismCount] {
        seen.pairs.filter { $0.failure.position == position }.map { pair in
            MechanismCount(
                mechanism: pair.failure.mechanism, count: sweeps.reduce(0) { $0 + $1.count(pair.failure) })
        }
    }

    /// Runs the next cases.
    ///
    /// - Returns: what no earlier case has shown, in the order in which it came up.
    public mutating func run(cases count: Int) -> [Finding<S>] {
        let start = next
        next += UInt64(count)
        return run(start..<next)
    }

    /// Runs a single case of the family.
    ///
    /// - Parameter index: which case, up to `CaseFamily.greatestIndex`.
    /// - Returns: what no earlier case has shown, in the order in which it came up.
    public mutating func run(case index: UInt64) -> [Finding<S>] {
        run(index..<index + 1)
    }

    private mutating func run(_ indices: Range<UInt64>) -> [Finding<S>] {
        sweep(indices)
        let new = seen.take(from: &sweeps).filter {
            !isKnown($0.failure.mechanism, configurations[$0.failure.position])
        }
        let findings = shrinking.shrink(new, by: runners, on: threads, telling: shrinkWatch)
        found += findings
        return findings
    }

    private func size(ofPiecesOf count: Int) -> Int {
        guard threads.count > 1 else { return max(1, count) }
        let least = min(Self.leastPiece, count / (threads.count * Self.leastPiecesOfThread))
        return max(1, least, count / (threads.count * Self.piecesOfThread))
    }

    /// Runs the cases, in pieces. A sum and a least index do not depend on who runs which.
    private mutating func sweep(_ indices: Range<UInt64>) {
        let size = UInt64(size(ofPiecesOf: indices.count))
        let pieces = stride(from: indices.lowerBound, to: indices.upperBound, by: Int(size)).map {
            $0..<min($0 + size, indices.upperBound)
        }
        // Each thread has a runner and a sweep of its own, by its number.
        nonisolated(unsafe) let runners = runners
        let family = family
        sweeps.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let sweeps = buffer
            _ = threads.map(pieces) { thread, piece in
                // Not counted in place, where the next thread's counts stand in the same line of a cache.
                var sweep = Sweep<S>(configurations: 0)
                swap(&sweep, &sweeps[thread])
                runners[thread].sweep(piece, of: family, &sweep, willRun: { _ in })
                swap(&sweep, &sweeps[thread])
            }
        }
    }
}
