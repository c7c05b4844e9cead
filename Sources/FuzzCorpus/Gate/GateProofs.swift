import FuzzEngine

extension Gate {
    /// What was decided anew.
    package struct Proofs: Sendable {
        /// How many configurations were decided.
        package let count: Int
        /// In the order of the configurations; those of one configuration next to each other.
        package let refutations: [TableProblem]
    }

    /// What came of work that a watch may have ended.
    enum Watched<Value> {
        case whole(Value)
        case interrupted
    }

    /// How many configurations are decided between two looks at the watch: some seconds' work, and enough for every core. Those
    /// that share graphs stand beside each other, so that few are explored twice.
    private static var decidedAtOnce: Int { 256 }

    /// Decides configurations, as long as the watch lets it; nil of a subject that cannot be decided.
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

    /// Decides configurations anew, and compares with the table and the cases of the corpus.
    ///
    /// - Parameter searched: how many cases the gate searches. One that searches a block or more decides every configuration that
    ///   the table leaves to a search, so that nobody can take a proof for a search.
    /// - Returns: nil where the subject cannot be decided.
    func proofs(
        of configurations: [S.Configuration], searched: UInt64, _ threads: SearchThreads, _ watch: GateWatch
    ) -> Watched<Proofs?> {
        let asked = Set(configurations)
        let configurations = S.Configuration.fullMatrix.filter { configuration in
            switch table?.claim(of: configuration)?.failure {
            case _ where recorded != nil: true
            // What was left to a search when all were decided is what no proof was found of.
            case .clean: table?.restsOnProofs == true || searched >= S.blockSize
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

    /// Whether the table claims that a search has found nothing.
    private func isSearched(_ configuration: S.Configuration) -> Bool {
        if case .clean = table?.claim(of: configuration)?.failure { recorded == nil } else { false }
    }

    private func reasons(_ configuration: S.Configuration, _ decision: Decision<S>) -> [TableProblem.Reason] {
        let claim = table?.claim(of: configuration)
        let isClaimedProven = claim?.failure == .proven
        var reasons: [TableProblem.Reason] = []
        switch decision.failure {
        // What a case of the corpus shows is told with that case.
        case .failing where isClaimedProven && !isShown(configuration) { $0.isFailure }: reasons.append(.failing)
        case .proven where isShown(configuration) { $0.isFailure }: reasons.append(.unsound)
        case .proven where isSearched(configuration): reasons.append(.searched)
        case .open where isClaimedProven: reasons.append(.open)
        case .failing, .proven, .open: break
        }
        switch decision.liveness {
        // As long as a search speaks for the configuration, it does so for what starves, too.
        case .starved
        where claim?.liveness == .delivered && !isSearched(configuration) && !isShown(configuration) { !$0.isFailure }:
            reasons.append(.starved)
        case .delivered where isShown(configuration) { !$0.isFailure }: reasons.append(.unsound)
        default: break
        }
        return reasons
    }
}
