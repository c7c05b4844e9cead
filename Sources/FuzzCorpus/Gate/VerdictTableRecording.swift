import FuzzEngine

extension VerdictTable {
    /// A table that claims nothing yet: no case was searched.
    package static var claimingNothing: VerdictTable<S> {
        VerdictTable<S>(recording: CorpusSurvey([], directory: ""), searched: 0, decisions: nil)
    }

    /// Records a table. The claim about a configuration names the smallest case of the corpus that breaks it; otherwise it states a
    /// proof, or else the gate's search. It also names the smallest case that starves.
    ///
    /// - Parameters:
    ///   - survey: the results of the corpus, without canaries.
    ///   - searched: the number of cases of the gate's seed that were searched without a new finding.
    ///   - decisions: the decisions, in the order of the full matrix; `nil` if the subject cannot be decided.
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
