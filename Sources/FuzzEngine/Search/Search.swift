/// A search: runs the cases of one family, in order, each under a list of configurations. It distinguishes findings by
/// configuration and mechanism, and shrinks them.
///
/// Findings depend only on the family, the configurations and the number of cases, not on the number of threads. The caller of
/// `run` decides when to stop and what to show in the meantime.
public struct Search<S: Subject> {
    /// The number of pieces for each thread in one call, so that no thread waits long for the others.
    private static var piecesOfThread: Int { 32 }
    /// The least number of cases in a piece that is worth handing out, possibly to another process.
    private static var leastPiece: Int { 16 }
    /// The least number of pieces for each thread, even if there are few cases.
    private static var leastPiecesOfThread: Int { 4 }

    /// The cases to run.
    public let family: CaseFamily
    /// The configurations that each case runs under.
    public let configurations: [S.Configuration]
    /// The findings of each configuration and mechanism, in the order of their first cases.
    private var found: [Finding<S>] = []
    /// The pairs of a configuration and a mechanism, in the order of their first cases.
    private var seen = FirstSeen<S>()
    /// The counts of each thread.
    private var sweeps: [Sweep<S>]

    private let threads: SearchThreads
    private var shrinking: SearchShrinking<S>
    /// The runner of each thread.
    private let runners: [S.Runner]
    private let isKnown: (S.Mechanism, S.Configuration) -> Bool

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - family: the cases to run.
    ///   - configurations: the configurations that each case runs under.
    ///   - threads: the threads to use, if the subject can run in parallel.
    ///   - isKnown: whether a mechanism is known under a configuration. Known mechanisms are counted but are no findings.
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

    /// Receives the progress while a call of `run` shrinks its findings, and decides whether to continue.
    package var shrinkWatch: ShrinkWatch?

    /// The index of the next case of the family, regardless of single cases that were run.
    private var next: UInt64 = 0

    /// The number of cases that were run.
    public var cases: UInt64 { sweeps.reduce(0) { $0 + $1.cases } }

    /// The number of runs: cases times configurations.
    public var runs: UInt64 { cases * UInt64(configurations.count) }

    /// The screen coverage of all cases, if the subject reports it.
    package var screenCoverage: ScreenCoverage {
        var screenCoverage = ScreenCoverage()
        for sweep in sweeps { screenCoverage.add(sweep.screenCoverage) }
        return screenCoverage
    }

    /// The findings: the smallest case of each mechanism among all configurations.
    public var findings: [Finding<S>] { Finding.smallest(of: found) }

    /// The findings of each configuration, in order: the shrunk first case of each mechanism.
    package var findingsOfConfigurations: [Finding<S>] {
        found.sorted { ($0.configuration, $0.mechanism) < ($1.configuration, $1.mechanism) }
    }

    /// The number of cases that failed or starved by one mechanism.
    package struct MechanismCount: Hashable, Sendable {
        /// The mechanism.
        package let mechanism: S.Mechanism
        /// The number of cases.
        package let count: UInt64
    }

    /// Returns the number of cases that failed or starved under a configuration, for each mechanism.
    ///
    /// - Parameter position: the position of the configuration.
    package func counts(at position: Int) -> [MechanismCount] {
        seen.pairs.filter { $0.failure.position == position }.map { pair in
            MechanismCount(
                mechanism: pair.failure.mechanism, count: sweeps.reduce(0) { $0 + $1.count(pair.failure) })
        }
    }

    /// Runs the next cases.
    ///
    /// - Returns: the findings that no earlier case has shown, in the order of their first cases.
    package mutating func run(cases count: Int) -> [Finding<S>] {
        let start = next
        next += UInt64(count)
        return run(start..<next)
    }

    /// Runs a single case of the family.
    ///
    /// - Parameter index: the index of the case, up to `CaseFamily.greatestIndex`.
    /// - Returns: the findings that no earlier case has shown, in the order of their first cases.
    package mutating func run(case index: UInt64) -> [Finding<S>] {
        run(index..<index + 1)
    }

    private mutating func run(_ indices: Range<UInt64>) -> [Finding<S>] {
        sweep(indices)
        let new = seen.take(from: &sweeps).filter {
            !isKnown($0.failure.mechanism, configurations[$0.failure.position])
        }
        let findings = shrinking.shrink(new, by: runners, on: threads, reporting: shrinkWatch)
        found += findings
        return findings
    }

    private func size(ofPiecesOf count: Int) -> Int {
        guard threads.count > 1 else { return max(1, count) }
        let least = min(Self.leastPiece, count / (threads.count * Self.leastPiecesOfThread))
        return max(1, least, count / (threads.count * Self.piecesOfThread))
    }

    /// Runs the cases in pieces. Sums and lowest indices do not depend on which thread runs which piece.
    private mutating func sweep(_ indices: Range<UInt64>) {
        let size = UInt64(size(ofPiecesOf: indices.count))
        let pieces = stride(from: indices.lowerBound, to: indices.upperBound, by: Int(size)).map {
            $0..<min($0 + size, indices.upperBound)
        }
        // Each thread uses the runner and the sweep at its number.
        nonisolated(unsafe) let runners = runners
        let family = family
        sweeps.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let sweeps = buffer
            _ = threads.map(pieces) { thread, piece in
                // Counts in a local variable: counts of neighboring threads could share a cache line.
                var sweep = Sweep<S>(configurations: 0)
                swap(&sweep, &sweeps[thread])
                runners[thread].sweep(piece, of: family, &sweep, willRun: { _ in })
                swap(&sweep, &sweeps[thread])
            }
        }
    }
}
