import BindingFuzz

/// One case under one configuration, run by the model and by the live engine.
package struct Comparison: Sendable {
    /// The case.
    package let testCase: Interleaving
    /// The configuration of both runs.
    package let configuration: Configuration
    /// The spelling of an `async` handler.
    package let spelling: AsyncSpelling
    /// The model's trace.
    package let model: Trace
    /// The live engine's run.
    package let live: LiveRun
    /// The differences between the two, as sentences. Empty if they agree.
    package let differences: [String]

    /// Runs the case in both engines. Call this on the main thread, outside any block of the main queue.
    @MainActor package init(
        _ testCase: Interleaving, under configuration: Configuration, spelling: AsyncSpelling = .dispatchQueue
    ) {
        self.init(testCase, under: configuration, spelling: spelling, modelUnder: configuration)
    }

    /// Runs the two engines under different configurations, to test that a comparison can fail.
    @MainActor package init(
        _ testCase: Interleaving, under configuration: Configuration, spelling: AsyncSpelling = .dispatchQueue,
        modelUnder modelConfiguration: Configuration
    ) {
        self.testCase = testCase
        self.configuration = configuration
        self.spelling = spelling
        model = Trace(testCase, under: modelConfiguration)
        live = LiveRun(testCase, under: configuration, spelling: spelling)
        differences = Comparison.differences(
            ModelRecord(model, isSilent: modelConfiguration.container == .silent), live)
    }

    /// Returns a comparison for each spelling of the configuration's handler.
    @MainActor package static func each(
        _ testCase: Interleaving, under configuration: Configuration
    ) -> [Comparison] {
        configuration.spellings.map { Comparison(testCase, under: configuration, spelling: $0) }
    }

    /// Returns one of the random comparisons of a seed. The seed and the index determine the case, the configuration and the
    /// spelling.
    ///
    /// - Parameter configurations: the configurations to draw from; not empty.
    @MainActor package static func random(
        seed: UInt64, index: UInt64, among configurations: [Configuration] = Configuration.fullMatrix
    ) -> Comparison {
        var random = SplitMix64(seed: seed &+ 1, index: index)
        let configuration = configurations[random.below(configurations.count)]
        let spellings = configuration.spellings
        return Comparison(
            InterleavingGenerator(CaseFamily(seed: seed)).testCase(at: index), under: configuration,
            spelling: spellings[random.below(spellings.count)])
    }

    /// Returns the comparison for a minimal case on which the engines still differ. Dropping any step or lowering any number makes
    /// them agree.
    @MainActor package func shrunk() -> Comparison {
        var smallest = self
        var descent = CaseDescent(
            from: testCase,
            keeping: { testCase in
                let comparison = Comparison(testCase, under: configuration, spelling: spelling)
                if !comparison.differences.isEmpty { smallest = comparison }
                return !comparison.differences.isEmpty
            })
        descent.descendByOne()
        return smallest
    }

    private static func differences(_ model: ModelRecord, _ live: LiveRun) -> [String] {
        var differences: [String] = []
        func compare<Value: Equatable>(_ what: String, _ model: Value, _ live: Value) {
            if model != live { differences.append("\(what): the model has \(model), the live engine \(live)") }
        }
        compare("verdict", model.outcome.stale, live.outcome.stale)
        compare("delivered", model.outcome.delivered, live.outcome.delivered)
        compare("skipped", model.outcome.skipped, live.outcome.skipped)
        compare("undelivered", model.outcome.undelivered, live.outcome.undelivered)
        compare("off the main thread", model.outcome.offMain, live.outcome.offMain)
        compare("deliveries", model.deliveries.map(\.description), live.deliveries.map(\.description))
        compare("resumptions", model.resumptions, live.resumptions)
        // SwiftUI promises no order among the rows of one update.
        compare("rows", model.appearances.sorted(), live.appearances.map(\.description).sorted())
        return differences
    }
}

/// The rows and deliveries of the model's trace, in the live engine's terms.
private struct ModelRecord {
    let outcome: LiveOutcome
    private(set) var deliveries: [RowJournal.Delivery] = []
    private(set) var appearances: [String] = []
    private(set) var resumptions: [Int] = []
    /// Whether a row stays appeared while it is parked.
    private let isSilent: Bool

    init(_ trace: Trace, isSilent: Bool) {
        self.isSilent = isSilent
        outcome = LiveOutcome(trace.outcome)
        for event in trace.events { note(event) }
    }

    private mutating func note(_ event: TraceEvent) {
        let step = event.step.number
        func delivery(_ row: Int, _ handling: RowJournal.Handling) {
            guard let livePlace = event.place.livePlace else { return }
            deliveries.append(RowJournal.Delivery(step: step, place: livePlace, row: row, handling: handling))
        }
        func appearance(_ row: TraceRow, _ isAppearing: Bool) {
            appearances.append(RowJournal.Appearance(step: step, row: row.id, isAppearing: isAppearing).description)
        }
        switch event.kind {
        case .handled(let row, _, _, _, _): delivery(row.id, .reached)
        case .skippedByGuard(let row, _), .skippedAsGone(let row, _): delivery(row.id, .skipped)
        case .stale(let stale, _): delivery(stale.row, .stale)
        case .captured(let row, _): delivery(row.id, .captured)
        case .suspended(let row, _): delivery(row.id, .suspended)
        case .resumed: resumptions.append(step)
        case .rowMade(let row): appearance(row, true)
        // A row that has not disappeared does not appear again.
        case .rowReturned(let row, _): if hasDisappeared(row) { appearance(row, true) }
        case .rowLetGo(let row, let rest): if rest.map(hasDisappeared) ?? true { appearance(row, false) }
        case .rowEnded(let row): if !hasDisappeared(row) { appearance(row, false) }
        default: break
        }
    }

    private func hasDisappeared(_ row: TraceRow) -> Bool { row.state == .parked && !isSilent }
}

extension RowJournal.Delivery: CustomStringConvertible {
    var description: String { "step \(step), \(place.rawValue): row \(row) \(handling)" }
}

extension RowJournal.Appearance: CustomStringConvertible {
    var description: String { "step \(step): row \(row) \(isAppearing ? "appears" : "disappears")" }
}
