import FuzzEngine

/// What a run says about an expectation.
package enum Judgement: String, Hashable, Sendable, CaseIterable {
    /// It goes wrong, or starves, as expected.
    case reproduced
    /// Clean, as expected, or clean where nothing was expected.
    case clean
    /// It goes wrong where nothing was expected.
    case newFailure = "new failure"
    /// It goes wrong where clean was expected.
    case regression
    /// It is clean, and starved where that was expected not to be.
    case unfulfilled
    /// Clean where something was expected to go wrong, or to starve.
    case unexpectedlyFixed = "unexpectedly fixed"
    /// It goes wrong in another way than was expected.
    case differentFailure = "different failure"

    /// Judges a verdict.
    ///
    /// - Parameters:
    ///   - verdict: what a run came to.
    ///   - expected: nil where no expectation speaks of the configuration.
    package init<Verdict: TestVerdict>(_ verdict: Verdict, expected: ExpectedVerdict<Verdict>?) {
        guard let expected else {
            self = verdict.isFailure ? .newFailure : .clean
            return
        }
        if expected.allows(verdict) {
            self = verdict.isFailure || expected.isStarved ? .reproduced : .clean
        } else if expected.isFailure {
            self = verdict.isFailure ? .differentFailure : .unexpectedlyFixed
        } else {
            self = verdict.isFailure ? .regression : expected.isStarved ? .unexpectedlyFixed : .unfulfilled
        }
    }

    /// Whether it is as expected.
    package var holds: Bool { self == .reproduced || self == .clean }
}

/// A configuration for which a case does not do what is expected of it.
package struct UnmetExpectation<S: Subject>: Hashable, Sendable {
    package let configuration: S.Configuration
    /// Nil where nothing was expected.
    package let expected: ExpectedVerdict<S.Verdict>?
    /// What the case came to.
    package let verdict: S.Verdict
    /// What the comparison says.
    package let judgement: Judgement

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
            let judgement = Judgement(verdict, expected: expected)
            if judgement == .reproduced { reproduced += 1 }
            guard !judgement.holds else { continue }
            unmetExpectations.append(
                UnmetExpectation<S>(
                    configuration: configuration, expected: expected, verdict: verdict, judgement: judgement))
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
        unmetExpectations.contains { $0.judgement == .newFailure || $0.judgement == .regression }
    }
}
