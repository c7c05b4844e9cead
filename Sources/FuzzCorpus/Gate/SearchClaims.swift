import FuzzEngine

/// When the gate believes a claim that so many cases of a seed break nothing: where it makes that search itself.
struct SearchClaims<S: Subject> {
    /// How many cases the gate searches.
    let searched: UInt64

    /// The greatest number of cases that can be believed. A run that searches few, to be quick, believes what a usual run would
    /// confirm.
    private var most: UInt64 { max(GateDefaults.blocks * S.blockSize, searched) }

    /// Whether a claim is one that the gate can confirm; claims of another kind are none of its business.
    func areBorneOut(_ claim: VerdictTable<S>.FailureClaim) -> Bool {
        guard case .clean(let seed, let cases) = claim else { return true }
        return seed == GateDefaults.seed && cases <= most
    }
}

extension VerdictTable {
    /// The least number of cases that a claim to be clean rests on, of those that a gate can confirm; nil where there is none.
    ///
    /// - Parameter searched: how many cases the gate searches.
    package func leastSearched(byGateOf searched: UInt64) -> UInt64? {
        let believed = SearchClaims<S>(searched: searched)
        return claims.compactMap { claim in
            guard case .clean(_, let cases) = claim.failure else { return nil }
            return believed.areBorneOut(claim.failure) ? cases : nil
        }.min()
    }

    /// Whether configurations were decided when it was written: then a search stands only for those that could not be.
    package var restsOnProofs: Bool { claims.contains { $0.failure == .proven } }
}
