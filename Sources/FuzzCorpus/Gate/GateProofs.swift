import FuzzEngine

extension Gate {
    /// The decisions of a gate run.
    package struct Proofs: Sendable {
        /// The number of configurations that were decided.
        package let count: Int
        /// The contradictions, in the order of the configurations.
        package let refutations: [TableProblem]
    }

    /// The result of work that a watch may stop.
    enum Watched<Value> {
        case whole(Value)
        case interrupted
    }

    /// The number of configurations that are decided between two calls of the watch: some seconds of work, and enough for every
    /// core. Configurations that share graphs are adjacent, so that few graphs are explored twice.
    private static var decidedAtOnce: Int { 256 }

    /// Decides configurations until the watch stops it. The result is `nil` if the subject cannot be decided.
    func decide(
        _ configurations: [S.Configuration], _ threads: SearchThreads, _ watch: GateWatch
    ) -> Watched<[Decision<S>]?> {
        guard var decisions = S.decide([], on: .caller) else { return .whole(nil) }
        while decisions.count < configurations.count {
            guard watch(.deciding(done: decisions.count, count: configurations.count)) else { return .interrupted }
            let part = Array(configurations[decisions.count...].prefix(Self.decidedAtOnce))
            decisions += S.decide(part, on: threads) ?? []
        }
        return .whole(decisions)
    }

    /// Decides configurations, and compares the decisions with the table and the cases of the corpus.
    ///
    /// - Parameter searched: the number of cases that the gate searches. With a block or more, the gate also decides every
    ///   configuration that the table leaves to a search. So a search cannot stand in for a proof.
    /// - Returns: `nil` if the subject cannot be decided.
    func proofs(
        of configurations: [S.Configuration], searched: UInt64, _ threads: SearchThreads, _ watch: GateWatch
    ) -> Watched<Proofs?> {
        let asked = Set(configurations)
        // The table leaves a configuration to a search if no proof was found when all were decided.
        let decidesSearches = searched >= S.blockSize || table?.restsOnProofs == true
        let configurations = S.Configuration.fullMatrix.filter { configuration in
            switch table?.claim(of: configuration)?.failure {
            case _ where recorded != nil: true
            case .clean: decidesSearches
            case .proven, .failing: asked.contains(configuration)
            case nil: false
            }
        }
        let decided = recorded?.decisions.map { .whole($0) } ?? decide(configurations, threads, watch)
        guard case .whole(let decisions) = decided else { return .interrupted }
        guard let decisions else { return .whole(nil) }
        let refutations = zip(configurations, decisions).flatMap { configuration, decision in
            Set(reasons(configuration, decision)).map {
                TableProblem(configuration, $0, by: .decision(decision))
            }.sorted { $0.reason.rawValue < $1.reason.rawValue }
        }
        return .whole(Proofs(count: configurations.count, refutations: refutations))
    }

    /// Returns whether the table's claim about a configuration rests on a search.
    private func isSearched(_ configuration: S.Configuration) -> Bool {
        if case .clean = table?.claim(of: configuration)?.failure { recorded == nil } else { false }
    }

    private func reasons(_ configuration: S.Configuration, _ decision: Decision<S>) -> [TableProblem.Reason] {
        let claim = table?.claim(of: configuration)
        let isClaimedProven = claim?.failure == .proven
        var reasons: [TableProblem.Reason] = []
        switch decision.failure {
        // The report of the case covers a failure that a case of the corpus shows.
        case .failing where isClaimedProven && !isShown(configuration) { $0.isFailure }: reasons.append(.failing)
        case .proven where isShown(configuration) { $0.isFailure }: reasons.append(.unsound)
        case .proven where isSearched(configuration): reasons.append(.searched)
        case .open where isClaimedProven: reasons.append(.open)
        case .failing, .proven, .open: break
        }
        switch decision.liveness {
        // A claim that rests on a search does so for liveness, too.
        case .starved
        where claim?.liveness == .delivered && !isSearched(configuration) && !isShown(configuration) { !$0.isFailure }:
            reasons.append(.starved)
        case .delivered where isShown(configuration) { !$0.isFailure }: reasons.append(.unsound)
        default: break
        }
        return reasons
    }
}
