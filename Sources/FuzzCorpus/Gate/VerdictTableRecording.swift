import FuzzEngine

extension VerdictTable {
    /// Makes the table anew: for each configuration the smallest case of the corpus that breaks it, or that it is proven that none
    /// does, or else the gate's search; and the smallest that starves under it.
    ///
    /// - Parameters:
    ///   - survey: the cases; canaries do not count.
    ///   - searched: how many cases of the gate's seed were searched without a discovery.
    ///   - decisions: what is decided, in the order of the full matrix; nil of a subject that cannot be decided.
    package init(recording survey: CorpusSurvey<S>, searched: UInt64, decisions: [Decision<S>]?) {
        var claims = S.Configuration.fullMatrix.indices.map { position in
            Claim(
                failure: decisions?[position].failure == .proven
                    ? .proven : .clean(seed: GateDefaults.seed, cases: searched),
                liveness: S.Verdict.liveness.map { _ in .delivered })
        }
        let cases = survey.cases.sorted {
            $0.entry.file.testCase != $1.entry.file.testCase
                ? $0.entry.file.testCase < $1.entry.file.testCase : $0.entry.path < $1.entry.path
        }
        for kept in cases.reversed() {
            for (position, mechanism) in kept.mechanisms.enumerated() {
                guard let mechanism else { continue }
                if mechanism.isFailure {
                    claims[position].failure = .failing(kept.entry.name)
                } else {
                    claims[position].liveness = .starved(kept.entry.name)
                }
            }
        }
        self.init(claims: claims)
    }
}
