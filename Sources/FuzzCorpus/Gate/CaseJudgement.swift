import FuzzEngine

/// A configuration for which a case does not do what is expected of it.
package struct UnmetExpectation<S: Subject>: Hashable, Sendable {
    package let configuration: S.Configuration
    /// Nil where nothing was expected.
    package let expected: ExpectedVerdict<S.Verdict>?
    /// What the case came to.
    package let verdict: S.Verdict
    /// What is wrong.
    package let kind: ProblemKind

    /// What the case came to, in the word for it beside what was expected: where that is about what starves, of a case that
    /// is clean that nothing is.
    package var word: String {
        verdict == .clean && expected?.isStarved == true
            ? S.Verdict.liveness?.delivered ?? verdict.rawValue : verdict.rawValue
    }
}

/// How a case's expectations compare with what it came to.
package struct CaseJudgement<S: Subject>: Hashable, Sendable {
    /// How many configurations were run.
    package let configurations: Int
    /// In the order of the configurations.
    package let unmetExpectations: [UnmetExpectation<S>]
    /// How many configurations went wrong, as expected.
    package let reproduced: Int

    /// Compares a case's expectations with what it came to.
    ///
    /// - Parameters:
    ///   - file: the case, with its expectations.
    ///   - configurations: what it was run under.
    ///   - verdicts: what it came to, in the order of the configurations.
    package init(_ file: CaseFile<S>, _ configurations: [S.Configuration], verdicts: [S.Verdict]) {
        var unmetExpectations: [UnmetExpectation<S>] = []
        var reproduced = 0
        let expectations = file.expectedVerdicts(under: configurations)
        for (configuration, (verdict, expected)) in zip(configurations, zip(verdicts, expectations)) {
            guard let kind = ProblemKind(verdict, expected: expected) else {
                if let expected, verdict.isFailure || expected.isStarved { reproduced += 1 }
                continue
            }
            unmetExpectations.append(
                UnmetExpectation<S>(configuration: configuration, expected: expected, verdict: verdict, kind: kind))
        }
        self.configurations = configurations.count
        self.unmetExpectations = unmetExpectations
        self.reproduced = reproduced
    }

    /// Every expectation holds.
    package var holds: Bool { unmetExpectations.isEmpty }
    /// Something was seen to go wrong where clean was expected, which is what a canary is there for. That nothing went wrong
    /// where something was expected to does not show that anything is ever seen.
    package var showsFailure: Bool {
        unmetExpectations.contains { $0.verdict.isFailure && $0.expected?.allows(.clean) == true }
    }
    /// Something goes wrong that nothing expects to.
    package var hasUnexpectedFailure: Bool {
        unmetExpectations.contains { $0.kind == .newFailure || $0.kind == .regression }
    }
}
