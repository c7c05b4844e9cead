import FuzzEngine
import FuzzCorpus

/// Every case that differs from a given one in a single way, and what comes of it: a step dropped, two neighbours
/// swapped, a number changed. What changes the verdict matters; the rest could be otherwise.
package struct CaseVariations<S: DescribableSubject>: Sendable {
    /// What a variation comes to, beside the case itself.
    enum Effect: Hashable, Sendable {
        /// The same as the case: it goes wrong by the same mechanism, or not at all.
        case same
        /// Clean, where the case goes wrong or starves; the reason as a clause.
        case clean(String)
        /// Wanting, where the case goes wrong, or is not; the reason as a clause.
        case starved(String)
        /// Wrong by another mechanism, or wrong where the case is clean.
        case failing(S.Mechanism)
    }

    /// A number of the case, and what each other number in its place comes to.
    struct Number: Sendable {
        let place: NumberChange<S.Case>.Place
        let value: Int
        let effects: [(value: Int, effect: Effect)]
    }

    /// The case.
    package let testCase: S.Case
    package let configuration: S.Configuration
    /// What the case itself comes to.
    package let outcome: S.Outcome
    /// For each step what is left without it.
    let drops: [Effect]
    /// Whether the case stays the same without any of the steps that may each be dropped; nil for fewer than two.
    let canDropAll: Bool?
    /// For each step but the last what comes of swapping it with the next; nil where the two are equal.
    let swaps: [Effect?]
    let numbers: [Number]

    /// Runs a case and all of its variations under one configuration.
    package init(of testCase: S.Case, under configuration: S.Configuration) {
        let runner = S.Runner(under: [configuration])
        let outcome = runner.run(testCase, under: configuration)
        func effect(of variation: S.Case) -> Effect {
            Effect(runner.run(variation, under: configuration), beside: outcome)
        }
        self.testCase = testCase
        self.configuration = configuration
        self.outcome = outcome
        let drops = testCase.steps.indices.map { effect(of: testCase.dropping([$0])) }
        let droppable = drops.indices.filter { drops[$0] == .same }
        self.drops = drops
        canDropAll = droppable.count < 2 ? nil : effect(of: testCase.dropping(Set(droppable))) == .same
        swaps = testCase.steps.indices.dropLast().map { index in
            testCase.steps[index] == testCase.steps[index + 1]
                ? nil : effect(of: testCase.swapping(index, index + 1))
        }
        numbers = testCase.numberChanges.map { change in
            Number(
                place: change.place, value: change.value,
                effects: change.others.map { ($0.value, effect(of: $0.testCase)) })
        }
    }

    /// Runs a case and its variations under the one of some configurations that `replay` shows it under.
    ///
    /// - Parameters:
    ///   - file: the case, as it is kept.
    ///   - configurations: at least one, or the standard matrix is taken.
    ///   - isAsked: whether somebody asked for these configurations in particular.
    package init(of file: CaseFile<S>, among configurations: [S.Configuration], isAsked: Bool) {
        let replay = Replay<S>(name: "", file: file, configurations: configurations, isAsked: isAsked)
        self.init(of: file.testCase, under: replay.shown)
    }
}

extension CaseVariations.Effect {
    init(_ outcome: S.Outcome, beside original: S.Outcome) {
        if outcome.mechanism == original.mechanism {
            self = .same
        } else if let mechanism = outcome.mechanism, mechanism.isFailure {
            self = .failing(mechanism)
        } else if outcome.isStarved {
            self = .starved(S.reasonForClean(outcome))
        } else {
            self = .clean(S.reasonForClean(outcome))
        }
    }
}
