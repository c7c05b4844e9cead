import BindingFuzz

/// Runs cases by the model and by the rules.
struct Comparison {
    private let model = ModelRunner()
    /// The configurations of the model, as the plain interpreter reads them.
    let configurations = Configuration.fullMatrix.compactMap { Reference.Configuration("\($0)") }
    private var position = 0

    /// Compares every field of the outcomes.
    ///
    /// - Parameter most: under how many configurations. Where there are more, each case gets others than the one
    ///   before: 89 is a prime that no number of configurations has as a factor.
    mutating func demandSame(_ testCase: Interleaving, underAtMost most: Int) throws {
        let steps = try testCase.referenceSteps
        let outcomes = model.outcomes(of: testCase)
        try demand(configurations.count, equals: outcomes.count, "configurations that can be read")
        for _ in 0..<min(most, outcomes.count) {
            position = (position + 89) % outcomes.count
            let plain = Reference.outcome(
                items: testCase.items, steps: steps, under: configurations[position])
            try plain.demandSame(as: outcomes[position], under: configurations[position])
        }
    }
}

extension Interleaving {
    /// The steps, read from their text.
    var referenceSteps: [Reference.Step] {
        get throws { try steps.map { try Reference.Step($0.description) } }
    }
}

extension Reference.Outcome {
    /// - Parameter configuration: the one that both are of.
    func demandSame(as outcome: Outcome, under configuration: Reference.Configuration) throws {
        do {
            try demandSame(as: outcome)
        } catch {
            throw ScopeFailure("\(configuration): \(error)")
        }
    }

    func demandSame(as outcome: Outcome) throws {
        guard let told = Reference.Outcome(outcome) else { throw ScopeFailure("no names of the rules: \(outcome)") }
        try demand(told == self, "the model says \(told), the rules say \(self)")
    }

    /// What the model says, by the names of its places, kinds and states; nil where one is no name.
    init?(_ outcome: Outcome) {
        self.init(
            delivered: outcome.delivered, skipped: outcome.skipped, undelivered: outcome.undelivered,
            offMain: outcome.offMain)
        guard let stale = outcome.stale else { return }
        guard let kind = Reference.Kind(rawValue: stale.kind.rawValue),
            let place = Reference.Place(rawValue: "\(stale.place)"),
            let state = Reference.RowState(rawValue: "\(stale.state)"),
            let causePlace = Reference.Place(rawValue: "\(stale.causePlace)")
        else { return nil }
        self.stale = Reference.Stale(
            kind: kind, row: stale.row, index: stale.index, found: stale.found, step: stale.step, place: place,
            state: state, causeStep: stale.causeStep, causePlace: causePlace)
    }
}
