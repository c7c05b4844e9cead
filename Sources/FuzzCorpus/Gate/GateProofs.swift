import BindingFuzz

extension Gate {
    /// What is decided of a configuration, and the table says otherwise.
    package struct Refutation: Sendable {
        package let configuration: S.Configuration
        /// What is decided.
        package let decision: Decision<S>
        package let reason: Reason

        /// In which way the two differ.
        package enum Reason: Hashable, Sendable {
            /// It is claimed to be proven, and a case breaks it.
            case failing
            /// Nothing is claimed to be wanting under it, and something is.
            case wanting
            /// It is claimed to be proven, and is not.
            case open
            /// It is proven that nothing goes wrong, or that nothing is wanting, and a case of the corpus shows it.
            case unsound
        }
    }

    /// What was decided anew.
    package struct Proofs: Sendable {
        /// How many configurations were decided.
        package let count: Int
        /// In the order of the configurations; those of one configuration next to each other.
        package let refutations: [Refutation]
    }

    /// Decides configurations anew, and compares with the table and the cases of the corpus.
    ///
    /// - Returns: nil where the subject cannot be decided.
    func proofs(of configurations: [S.Configuration], _ threads: SearchThreads) -> Proofs? {
        let configurations = recorded == nil ? configurations.filter(isDecided) : S.Configuration.fullMatrix
        guard let decisions = recorded?.decisions ?? S.decide(configurations, on: threads) else { return nil }
        let refutations = zip(configurations, decisions).flatMap { configuration, decision in
            Set(reasons(configuration, decision)).map {
                Refutation(configuration: configuration, decision: decision, reason: $0)
            }.sorted { "\($0.reason)" < "\($1.reason)" }
        }
        return Proofs(count: configurations.count, refutations: refutations)
    }

    /// Whether the table claims something that a proof can speak for or against. What it says of a search is held by the search.
    private func isDecided(_ configuration: S.Configuration) -> Bool {
        switch table?.claim(of: configuration)?.failure {
        case .proven, .failing: true
        case .clean, nil: false
        }
    }

    private func reasons(_ configuration: S.Configuration, _ decision: Decision<S>) -> [Refutation.Reason] {
        let claim = table?.claim(of: configuration)
        let isClaimedProven = claim?.failure == .proven
        var reasons: [Refutation.Reason] = []
        switch decision.failure {
        // What a case of the corpus shows is told with that case.
        case .failing where isClaimedProven && !isShown(configuration) { $0.isFailure }: reasons.append(.failing)
        case .proven where isShown(configuration) { $0.isFailure }: reasons.append(.unsound)
        case .open where isClaimedProven: reasons.append(.open)
        case .failing, .proven, .open: break
        }
        switch decision.want {
        case .wanting where claim?.want == .fulfilled && !isShown(configuration) { !$0.isFailure }:
            reasons.append(.wanting)
        case .fulfilled where isShown(configuration) { !$0.isFailure }: reasons.append(.unsound)
        default: break
        }
        return reasons
    }
}
