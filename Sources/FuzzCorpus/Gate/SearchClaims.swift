import FuzzEngine

/// Decides whether the gate accepts a claim that rests on a search: only if the gate makes the same search itself.
struct SearchClaims<S: Subject> {
    /// The number of cases that the gate searches.
    let searched: UInt64

    /// The most cases that an accepted claim may state. A shorter run accepts the claims that a default run would confirm.
    private var most: UInt64 { max(GateDefaults.blocks * S.blockSize, searched) }

    /// Returns whether the gate can confirm a claim. Claims of other kinds are always accepted here.
    func areBorneOut(_ claim: VerdictTable<S>.FailureClaim) -> Bool {
        guard case .clean(let seed, let cases) = claim else { return true }
        return seed == GateDefaults.seed && cases <= most
    }
}

extension VerdictTable {
    /// Returns the least number of cases among the claims that rest on a search and that a gate can confirm; `nil` if there is
    /// none.
    ///
    /// - Parameter searched: the number of cases that the gate searches.
    package func leastSearched(byGateOf searched: UInt64) -> UInt64? {
        let believed = SearchClaims<S>(searched: searched)
        return claims.compactMap { claim in
            guard case .clean(_, let cases) = claim.failure else { return nil }
            return believed.areBorneOut(claim.failure) ? cases : nil
        }.min()
    }

    /// Whether the table was recorded from decisions. Then only configurations that could not be decided rest on a search.
    package var restsOnProofs: Bool { claims.contains { $0.failure == .proven } }
}
