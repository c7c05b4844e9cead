/// The assumptions under which a configuration that can fail is proven safe.
package struct SafetyEnvelope: Hashable, Sendable {
    /// The complements of the largest sets of assumptions under which no case is stale, those first that leave out least.
    package let limits: [Assumptions]

    /// The limits that nearly always suffice: no posts, no mutations, or no mutation that lets an index name another element.
    package static let plainLimits: [Assumptions] = [.posts, .mutations, .shifts]

    /// Whether no case is stale if these assumptions are left out.
    package func isProven(leavingOut leftOut: Assumptions) -> Bool { limits.contains { $0.isSubset(of: leftOut) } }

    /// The result of allowing one more assumption.
    package struct Addition: Hashable, Sendable {
        /// The assumption that is allowed again.
        package let assumption: Assumption
        /// The smallest stale case, and its mechanism.
        package let failure: Decision<RowModel>.Failure
    }

    /// For each assumption of a limit, the result of allowing that one again under a configuration.
    package static func additions(to limit: Assumptions, of configuration: Configuration) -> [Addition] {
        limit.members.map { added in
            let allowed = Assumptions.all.subtracting(limit).union(Assumptions([added]))
            var prover = Prover(allowing: allowed.allowedClasses)
            return Addition(assumption: added, failure: prover.failure(configuration))
        }
    }
}

/// Finds the safety envelopes of configurations that share their proofs.
///
/// Fewer steps mean fewer cases, so every subset of a safe set is safe. The largest safe sets and the smallest unsafe sets
/// therefore determine each other: each smallest unsafe set contains something that each largest safe set leaves out. The search
/// keeps the safe sets that it found, and checks each smallest set that is contained in none of them. If that set is safe, the
/// search enlarges it as far as possible, which gives one more safe set. If it is unsafe, it has a stale case. Once every one of
/// them was checked, the list is complete. That takes one proof for each smallest set, most of them of few steps, in place of one
/// for each of the two million subsets.
package struct EnvelopeSearch {
    /// For each fully explored set of assumptions, the guards that let a stale index be read.
    private var explored: [Assumptions: UInt8] = [:]
    /// The same for sets whose exploration ended at the first failure.
    private var failing: [Assumptions: UInt8] = [:]
    private let course: AbstractConfiguration
    /// The number of explorations.
    package private(set) var proofs = 0

    /// Prepares for the configurations of one batch.
    ///
    /// - Parameter batch: one of the batches that `batches` returns.
    package init(_ batch: [Configuration]) {
        course = AbstractConfiguration(batch[0])
    }

    /// Groups configurations that one search handles best together.
    ///
    /// - Returns: the batches, in the order of their first configurations.
    package static func batches(of configurations: [Configuration]) -> [[Configuration]] {
        var positions: [AbstractConfiguration: Int] = [:]
        var batches: [[Configuration]] = []
        for configuration in configurations {
            let course = AbstractConfiguration(configuration)
            if let position = positions[course] {
                batches[position].append(configuration)
            } else {
                positions[course] = batches.count
                batches.append([configuration])
            }
        }
        return batches
    }

    /// The envelope of a configuration of the batch, or nil if no case is stale under any assumptions.
    package mutating func envelope(of configuration: Configuration) -> SafetyEnvelope? {
        // A lookup reads no index.
        if configuration.access == .identity || isProven(.all, configuration.guard) { return nil }
        let limits = limits(configuration.guard)
        return SafetyEnvelope(
            limits: limits.sorted { ($0.members.count, $0.rawValue) < ($1.members.count, $1.rawValue) })
    }

    /// The complements of the largest safe sets.
    private mutating func limits(_ guard: Guard) -> [Assumptions] {
        var limits: [Assumptions] = []
        // Starting with large sets avoids most of the work of enlarging small ones.
        for plain in SafetyEnvelope.plainLimits where !limits.contains(where: { $0.isSubset(of: plain) }) {
            let safe = Assumptions.all.subtracting(plain)
            if isProven(safe, `guard`) { limits.append(.all.subtracting(enlarged(safe, by: plain.members, `guard`))) }
        }
        while let safe = smallest(meeting: limits).first(where: { isProven($0, `guard`) }) {
            let rest = Assumptions.all.subtracting(safe).members
            limits.append(.all.subtracting(enlarged(safe, by: rest, `guard`)))
        }
        return limits
    }

    /// Returns a safe set with as many more members as keep it safe.
    private mutating func enlarged(_ set: Assumptions, by more: [Assumption], _ guard: Guard) -> Assumptions {
        let larger = set.union(Assumptions(more))
        if more.isEmpty || isProven(larger, `guard`) { return larger }
        if more.count == 1 { return set }
        let half = enlarged(set, by: Array(more.prefix(more.count / 2)), `guard`)
        return enlarged(half, by: Array(more.dropFirst(more.count / 2)), `guard`)
    }

    /// Returns the smallest sets that share a member with each of the other sets.
    private func smallest(meeting others: [Assumptions]) -> [Assumptions] {
        others.reduce([[]]) { sets, other in
            let (meeting, missing) = (
                sets.filter { !$0.isDisjoint(with: other) }, sets.filter { $0.isDisjoint(with: other) }
            )
            // A set with more members than necessary contains a smaller one that already shares a member with the other.
            let extended = missing.flatMap { set in other.members.map { set.union(Assumptions([$0])) } }
                .filter { set in !meeting.contains { $0.isSubset(of: set) } }
            return meeting + extended
        }
    }

    /// Whether no case is stale under these assumptions.
    private mutating func isProven(_ allowed: Assumptions, _ guard: Guard) -> Bool {
        if let guards = explored[allowed] { return guards & `guard`.bit == 0 }
        if let guards = failing[allowed], guards & `guard`.bit != 0 { return false }
        proofs += 1
        var graph = ReachabilityGraph(course, allowing: allowed.allowedClasses, rules: TrueRules.self)
        var guards: UInt8 = 0
        var seen = 0
        while !graph.isComplete {
            graph.deepen()
            for hit in graph.hits[seen...] where Int(hit.mechanism) != Mechanism.starved.index { guards |= hit.guards }
            seen = graph.hits.count
            if guards & `guard`.bit != 0 {
                failing[allowed, default: 0] |= guards
                return false
            }
        }
        explored[allowed] = guards
        return true
    }
}
