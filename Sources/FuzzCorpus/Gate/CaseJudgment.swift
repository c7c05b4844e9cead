import FuzzEngine

/// A configuration under which a case does not meet its expectation.
package struct UnmetExpectation<S: Subject>: Hashable, Sendable {
    /// The configuration of the run.
    package let configuration: S.Configuration
    /// The expected verdict; `nil` if no expectation matches the configuration.
    package let expected: ExpectedVerdict<S.Verdict>?
    /// The verdict on the run.
    package let verdict: S.Verdict
    /// The kind of problem.
    package let kind: ProblemKind

    /// The verdict as a word to print beside the expectation. If the case was expected to starve but is clean, it is the word for a
    /// delivering case.
    package var word: String {
        verdict == .clean && expected?.isStarved == true
            ? S.Verdict.liveness?.delivered ?? verdict.rawValue : verdict.rawValue
    }
}

/// The comparison of a case's expectations with its verdicts.
package struct CaseJudgment<S: Subject>: Hashable, Sendable {
    /// The number of configurations that the case ran under.
    package let configurations: Int
    /// The unmet expectations, in the order of the configurations.
    package let unmetExpectations: [UnmetExpectation<S>]
    /// The number of configurations under which the case fails or starves as expected.
    package let reproduced: Int
    /// Whether the case fails under no configuration.
    package let hasNoFailure: Bool

    /// The comparison under the configuration before.
    private struct Last {
        let verdict: S.Verdict
        /// The position of the expectation that decides.
        let line: Int?
        let expected: ExpectedVerdict<S.Verdict>?
        let kind: ProblemKind?
        let isReproduced: Bool
    }

    /// Compares a case's expectations with its verdicts.
    ///
    /// - Parameters:
    ///   - file: the case, with its expectations.
    ///   - configurations: the configurations that it ran under.
    ///   - verdicts: the verdicts, in the order of the configurations.
    package init(_ file: CaseFile<S>, _ configurations: [S.Configuration], verdicts: [S.Verdict]) {
        var unmetExpectations: [UnmetExpectation<S>] = []
        var reproduced = 0
        var hasNoFailure = true
        // Neighboring configurations mostly have the same verdict, and the same line decides about them.
        var last: Last?
        let expectations = file.expectations
        let lines = file.positionsOfExpectations(decidingUnder: configurations)
        for position in configurations.indices {
            let (verdict, line) = (verdicts[position], lines[position])
            if last == nil || last?.line != line || last?.verdict != verdict {
                let expected = line.map { expectations[$0].verdict }
                let kind = ProblemKind(verdict, expected: expected, isOpen: S.findingsAreDefects)
                let isReproduced = kind == nil && expected.map { verdict.isFailure || $0.isStarved } ?? false
                last = Last(verdict: verdict, line: line, expected: expected, kind: kind, isReproduced: isReproduced)
                if verdict.isFailure { hasNoFailure = false }
            }
            if last?.isReproduced == true { reproduced += 1 }
            if let last, let kind = last.kind {
                unmetExpectations.append(
                    UnmetExpectation<S>(
                        configuration: configurations[position], expected: last.expected, verdict: verdict, kind: kind))
            }
        }
        self.configurations = configurations.count
        self.unmetExpectations = unmetExpectations
        self.reproduced = reproduced
        self.hasNoFailure = hasNoFailure
    }

    /// Whether the case meets every expectation.
    package var holds: Bool { unmetExpectations.isEmpty }
    /// Whether the case fails where it was expected to be clean, as a canary must. The absence of an expected failure does not show
    /// that the harness detects failures.
    package var showsFailure: Bool {
        unmetExpectations.contains { $0.verdict.isFailure && $0.expected?.allows(.clean) == true }
    }
    /// Whether the case fails where no expectation allows it.
    package var hasUnexpectedFailure: Bool {
        isOpen || unmetExpectations.contains { $0.kind == .newFailure || $0.kind == .regression }
    }
    /// Whether the case is an open finding: it fails, and is neither fixed nor acknowledged.
    package var isOpen: Bool { unmetExpectations.contains { $0.kind == .openFinding } }
}
