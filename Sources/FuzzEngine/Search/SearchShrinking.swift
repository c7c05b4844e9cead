import Locks

/// Receives the number of pairs of a configuration and a mechanism that were shrunk, and the number of all pairs. Any thread may
/// call it, several at the same time.
///
/// Returns whether to continue. If not, the remaining pairs are dropped, and the findings no longer depend on the cases alone.
package typealias ShrinkWatch = @Sendable (_ done: Int, _ count: Int) -> Bool

/// Shrinks the findings of a search.
///
/// A shrunk case may show the same mechanism under other configurations too, which saves work there. The choice of that case
/// depends only on the order of cases. The first pair of each case and mechanism is a *leader*. The chosen case is the smallest
/// that the leaders of the mechanism have reached, up to the case itself. So the leaders of one mechanism are shrunk one after the
/// other, those of different mechanisms in parallel, and then all other pairs in parallel.
struct SearchShrinking<S: Subject> {
    /// The number of pieces for each thread, so that no thread waits long for the others.
    private static var piecesOfThread: Int { 8 }

    private let family: CaseFamily
    private let configurations: [S.Configuration]
    /// The smallest case that the leaders of each mechanism have reached.
    private var smallest: [S.Mechanism: S.Case] = [:]

    init(_ family: CaseFamily, _ configurations: [S.Configuration]) {
        self.family = family
        self.configurations = configurations
    }

    /// The pairs of one case and one mechanism, as positions in the list of pairs.
    private struct Siblings {
        let leader: Int
        var followers: [Int] = []
    }

    /// A pair to shrink, and a case that may save work.
    private struct Task: Sendable {
        let position: Int
        let known: S.Case?
    }

    /// Shrinks pairs of a configuration and a mechanism.
    ///
    /// - Parameters:
    ///   - pairs: the pairs, in the order of their first cases.
    ///   - runners: a runner for each thread.
    ///   - report: receives the progress, and returns whether to continue.
    /// - Returns: the finding of each pair, without those that were dropped.
    mutating func shrink(
        _ pairs: [Sweep<S>.Pair], by runners: [S.Runner], on threads: SearchThreads, reporting report: ShrinkWatch?
    ) -> [Finding<S>] {
        nonisolated(unsafe) let runners = runners
        let done = Locked(0)
        let goesOn = Locked(true)
        let (family, configurations) = (family, configurations)
        let shrink: @Sendable (Int, Task) -> Finding<S>? = { thread, task in
            guard goesOn.withLock({ $0 }) else { return nil }
            let finding = Self.shrink(
                pairs[task.position], of: family, under: configurations, known: task.known, by: runners[thread])
            let count = done.withLock { done in
                done += 1
                return done
            }
            if report?(count, pairs.count) == false { goesOn.withLock { $0 = false } }
            return finding
        }
        if !pairs.isEmpty, report?(0, pairs.count) == false { return [] }
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

    /// Returns tasks in the order of their configurations, in pieces for several threads. A runner can reuse its exploration of one
    /// configuration for the next ones, and for other cases.
    private func pieces(of tasks: [Task], _ pairs: [Sweep<S>.Pair], for threads: Int) -> [[Task]] {
        let sorted = tasks.sorted {
            (pairs[$0.position].failure.position, $0.position) < (pairs[$1.position].failure.position, $1.position)
        }
        let size = max(1, sorted.count / (threads * Self.piecesOfThread))
        return stride(from: 0, to: sorted.count, by: size).map { Array(sorted[$0..<min($0 + size, sorted.count)]) }
    }

    /// Returns the pairs of each mechanism, grouped by their cases.
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
