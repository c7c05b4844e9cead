/// Under what a configuration that can go wrong is proven not to.
public struct SafetyEnvelope: Hashable, Sendable {
    /// What the largest sets of circumstances leave out under which no case is stale, those first that leave out least.
    public let limits: [Assumptions]

    /// What nearly always suffices: that nothing is posted, that nothing is mutated, or that every index names the same element
    /// for ever.
    public static let plainLimits: [Assumptions] = [.posts, .mutations, .shifts]

    /// Whether no case is stale where this is left out.
    public func isProven(leavingOut leftOut: Assumptions) -> Bool { limits.contains { $0.isSubset(of: leftOut) } }

    /// What happens under a circumstance more.
    public struct Addition: Hashable, Sendable {
        /// What is not left out.
        public let circumstance: Assumption
        /// The smallest stale case, and how it is stale.
        public let failure: Decision<RowModel>.Failure
    }

    /// What happens under a configuration where one circumstance of a limit is not left out: for each of them.
    public static func additions(to limit: Assumptions, of configuration: Configuration) -> [Addition] {
        limit.members.map { added in
            let allowed = Assumptions.all.subtracting(limit).union(Assumptions([added]))
            var prover = Prover(allowing: allowed.allowedClasses)
            return Addition(circumstance: added, failure: prover.failure(configuration))
        }
    }
}

/// Finds envelopes of configurations that share their proofs.
///
/// With fewer steps there are fewer cases. So the largest sets that are safe and the smallest ones that are not say the same:
/// a smallest one that is not has something of what each of the largest safe ones leaves out. The search keeps the safe ones that it
/// found, and asks of each smallest set that is in none of them. Where that is safe, it is made as large as it can be, which is one
/// safe set more; where it is not, there is a case of it. When all were asked, there is no other. That takes a proof for each
/// smallest set, most of them of few steps, in place of one for each of the two million subsets.
public struct EnvelopeSearch {
    /// For each set of circumstances that was explored the guards that let a stale index be read.
    private var explored: [Assumptions: UInt8] = [:]
    /// The same of what was explored until one of them did.
    private var failing: [Assumptions: UInt8] = [:]
    private let course: AbstractConfiguration
    /// How many explorations there were.
    package private(set) var proofs = 0

    /// Prepares for configurations of one batch.
    ///
    /// - Parameter batch: as `batches` makes them.
    public init(_ batch: [Configuration]) {
        course = AbstractConfiguration(batch[0])
    }

    /// Configurations with those together that one search does best.
    ///
    /// - Returns: in the order of the first of each.
    public static func batches(of configurations: [Configuration]) -> [[Configuration]] {
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

    /// The envelope of a configuration of the batch; nil where no case is stale under any circumstances.
    public mutating func envelope(of configuration: Configuration) -> SafetyEnvelope? {
        // A lookup reads no index.
        if configuration.access == .identity || isProven(.all, configuration.guard) { return nil }
        let limits = limits(configuration.guard)
        return SafetyEnvelope(
            limits: limits.sorted { ($0.members.count, $0.rawValue) < ($1.members.count, $1.rawValue) })
    }

    /// What the largest safe sets leave out.
    private mutating func limits(_ guard: Guard) -> [Assumptions] {
        var limits: [Assumptions] = []
        // To begin with large sets saves most of making small ones larger.
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

    /// A safe set with as many more as keep it safe.
    private mutating func enlarged(_ set: Assumptions, by more: [Assumption], _ guard: Guard) -> Assumptions {
        let larger = set.union(Assumptions(more))
        if more.isEmpty || isProven(larger, `guard`) { return larger }
        if more.count == 1 { return set }
        let half = enlarged(set, by: Array(more.prefix(more.count / 2)), `guard`)
        return enlarged(half, by: Array(more.dropFirst(more.count / 2)), `guard`)
    }

    /// The smallest sets that have something of each of others.
    private func smallest(meeting others: [Assumptions]) -> [Assumptions] {
        others.reduce([[]]) { sets, other in
            let (meeting, missing) = (
                sets.filter { !$0.isDisjoint(with: other) }, sets.filter { $0.isDisjoint(with: other) }
            )
            // One that has more than enough has a smaller one in it that met the other before.
            let extended = missing.flatMap { set in other.members.map { set.union(Assumptions([$0])) } }
                .filter { set in !meeting.contains { $0.isSubset(of: set) } }
            return meeting + extended
        }
    }

    /// Whether no case is stale under these circumstances.
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
