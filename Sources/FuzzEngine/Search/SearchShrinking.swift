import Synchronization

/// Is told how many pairs of a configuration and a mechanism were shrunk, and of how many; by any thread, one or several at a time.
/// Says whether to go on. Where it does not, the pairs that are left are dropped, so that what the search has found is not a
/// function of its cases any more.
public typealias ShrinkWatch = @Sendable (_ done: Int, _ count: Int) -> Bool

/// Shrinks what a search has found.
///
/// A case that something has shrunk to may show the same mechanism under other configurations too, which saves work there. Which
/// case that is follows from the order of cases alone: the smallest that the *leaders* of the mechanism have come to, up to
/// the case itself, where a leader is the first pair of a case and a mechanism. So leaders are shrunk one after the other,
/// those of different mechanisms at the same time; and then all others at the same time.
struct SearchShrinking<S: Subject> {
    /// How many pieces there are for each thread, so that none waits long for the others.
    private static var piecesOfThread: Int { 8 }

    private let family: CaseFamily
    private let configurations: [S.Configuration]
    /// For each mechanism the smallest case that a leader has shrunk to.
    private var smallest: [S.Mechanism: S.Case] = [:]

    init(_ family: CaseFamily, _ configurations: [S.Configuration]) {
        self.family = family
        self.configurations = configurations
    }

    /// The pairs of one case and one mechanism, by their positions among those that are shrunk.
    private struct Siblings {
        let leader: Int
        var followers: [Int] = []
    }

    /// A pair that is to be shrunk, and the case that may save work.
    private struct Task: Sendable {
        let position: Int
        let known: S.Case?
    }

    /// Shrinks pairs of a configuration and a mechanism.
    ///
    /// - Parameters:
    ///   - pairs: in the order in which they came up.
    ///   - runners: one for each of the threads.
    ///   - tell: is told how far it is, and says whether to go on.
    /// - Returns: for each pair what its case has shrunk to, as far as it went on.
    mutating func shrink(
        _ pairs: [Sweep<S>.Pair], by runners: [S.Runner], on threads: SearchThreads, telling tell: ShrinkWatch?
    ) -> [Finding<S>] {
        nonisolated(unsafe) let runners = runners
        let done = Atomic(0)
        let goesOn = Atomic(true)
        let (family, configurations) = (family, configurations)
        let shrink: @Sendable (Int, Task) -> Finding<S>? = { thread, task in
            guard goesOn.load(ordering: .relaxed) else { return nil }
            let finding = Self.shrink(
                pairs[task.position], of: family, under: configurations, known: task.known, by: runners[thread])
            let count = done.add(1, ordering: .relaxed).newValue
            if tell?(count, pairs.count) == false { goesOn.store(false, ordering: .relaxed) }
            return finding
        }
        if !pairs.isEmpty, tell?(0, pairs.count) == false { return [] }
        let chains = chains(pairs)
        let leaders = threads.map(chains) { [smallest] thread, chain in
            var known = chain.first.flatMap { smallest[pairs[$0.leader].failure.mechanism] }
            return chain.map { siblings -> (finding: Finding<S>, known: S.Case)? in
                guard let finding = shrink(thread, Task(position: siblings.leader, known: known)) else { return nil }
                let best = min(known ?? finding.testCase, finding.testCase)
                known = best
                return (finding: finding, known: best)
            }
        }
        var findings: [Finding<S>?] = Array(repeating: nil, count: pairs.count)
        var followers: [Task] = []
        for (siblings, leader) in zip(chains.joined(), leaders.joined()) {
            guard let leader else { continue }
            findings[siblings.leader] = leader.finding
            smallest[leader.finding.mechanism] = leader.known
            followers += siblings.followers.map { Task(position: $0, known: leader.known) }
        }
        let pieces = pieces(of: followers, pairs, for: threads.count)
        let results = threads.map(pieces) { thread, piece in piece.map { shrink(thread, $0) } }
        for (task, finding) in zip(pieces.joined(), results.joined()) { findings[task.position] = finding }
        return findings.compactMap { $0 }
    }

    /// Tasks in the order of their configurations, in pieces for several threads. What a runner has explored for one
    /// configuration it can use for those beside it, and does not have to explore for each case again.
    private func pieces(of tasks: [Task], _ pairs: [Sweep<S>.Pair], for threads: Int) -> [[Task]] {
        let sorted = tasks.sorted {
            (pairs[$0.position].failure.position, $0.position) < (pairs[$1.position].failure.position, $1.position)
        }
        let size = max(1, sorted.count / (threads * Self.piecesOfThread))
        return stride(from: 0, to: sorted.count, by: size).map { Array(sorted[$0..<min($0 + size, sorted.count)]) }
    }

    /// For each mechanism the pairs that show it, by their cases.
    private func chains(_ pairs: [Sweep<S>.Pair]) -> [[Siblings]] {
        var chains: [[Siblings]] = []
        var chainOfMechanism: [S.Mechanism: Int] = [:]
        for (position, pair) in pairs.enumerated() {
            let chain = chainOfMechanism[pair.failure.mechanism] ?? chains.count
            if chain == chains.count {
                chains.append([])
                chainOfMechanism[pair.failure.mechanism] = chain
            }
            if let last = chains[chain].last, pairs[last.leader].firstIndex == pair.firstIndex {
                chains[chain][chains[chain].count - 1].followers.append(position)
            } else {
                chains[chain].append(Siblings(leader: position))
            }
        }
        return chains
    }

    private static func shrink(
        _ pair: Sweep<S>.Pair, of family: CaseFamily, under configurations: [S.Configuration], known: S.Case?,
        by runner: S.Runner
    ) -> Finding<S> {
        let (mechanism, configuration) = (pair.failure.mechanism, configurations[pair.failure.position])
        var testCase = S.Case()
        runner.make(&testCase, at: pair.firstIndex, of: family)
        let shrunk = runner.shrink(
            testCase, to: ShrinkTarget(configuration: configuration, mechanism: mechanism), known: known)
        return Finding(
            mechanism: mechanism, testCase: shrunk.testCase, configuration: configuration,
            shrinking: shrunk.isSmallest ? .smallest : .minimal, firstIndex: pair.firstIndex)
    }
}
