import FuzzEngine
import FuzzCorpus

/// Every case that differs from a given one in a single change, with its effect: a dropped step, two swapped neighbors, or another
/// number. A change that alters the verdict matters; the others do not.
package struct CaseVariations<S: DescribableSubject>: Sendable {
    /// The effect of a variation, relative to the case.
    enum Effect: Hashable, Sendable {
        /// The same mechanism as the case, or clean like it.
        case same
        /// Clean, while the case fails or starves; the reason is a clause.
        case clean(String)
        /// Starves, while the case fails or does not starve; the reason is a clause.
        case starved(String)
        /// Fails by another mechanism, or fails while the case is clean.
        case failing(S.Mechanism)
    }

    /// A number of the case, and the effect of each other number in its place.
    struct Number: Sendable {
        let place: NumberChange<S.Case>.Place
        let value: Int
        let effects: [(value: Int, effect: Effect)]
    }

    /// The original case.
    package let testCase: S.Case
    /// The configuration that the case and its variations run under.
    package let configuration: S.Configuration
    /// The outcome of the original case.
    package let outcome: S.Outcome
    /// The effect of dropping each step.
    let drops: [Effect]
    /// Whether dropping all individually droppable steps together has no effect; nil if there are fewer than two.
    let canDropAll: Bool?
    /// The effect of swapping each step with the next; nil if the two are equal.
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

    /// Runs a case and its variations under the configuration that `replay` shows.
    ///
    /// - Parameters:
    ///   - file: the file of the case.
    ///   - configurations: the candidates; the standard matrix if there are none.
    ///   - isAsked: whether the user asked for these configurations in particular.
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
