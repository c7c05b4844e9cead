import BindingFuzz

/// What a scheduler of somebody's comes to in the row app: the delivery of the standard matrix in whose place it does the
/// same, or else the nearest.
///
/// The row app is run live with the scheduler in the place of a delivery, on every platform, in every container and with
/// every guard of the standard matrix. What the model says of the same case under each delivery is held against that: the
/// verdict, where and in which step a stale binding is read, and how many deliveries arrive, are skipped, or wait for ever.
package struct SchedulerLikeness: Sendable {
    /// A run that differs from what the model says under a delivery.
    package struct Difference: Sendable {
        package let testCase: Interleaving
        /// With the delivery that it differs from.
        package let configuration: Configuration
        package let model: LiveOutcome
        package let live: LiveOutcome
    }

    /// What runs of one platform, container and guard come to.
    package struct Cell: Sendable {
        /// With the delivery that the scheduler is nearest to.
        package fileprivate(set) var configuration: Configuration
        /// How many runs came to a verdict.
        package fileprivate(set) var counts: [VerdictKind: Int] = [:]

        /// How many runs there were.
        package var runCount: Int { counts.values.reduce(0, +) }
    }

    /// The delivery from which the fewest runs differ; of equal ones the first of the standard matrix.
    package let delivery: Delivery
    /// How many runs there were.
    package let runCount: Int
    /// How many runs differ from that delivery.
    package let differingCount: Int
    /// One that differs, of a case that is as small as it gets; nil where none does.
    package let difference: Difference?
    /// In the order of the standard matrix. Where the scheduler does what the delivery does, they are the delivery's line there, of
    /// random cases by the model; else what was run live.
    package let cells: [Cell]
    /// How many deliveries were dropped, since they came on a thread of the scheduler's choice.
    package let strayCount: Int

    /// Whether the scheduler does what the delivery does.
    package var isSame: Bool { differingCount == 0 && strayCount == 0 }

    /// Runs the cases, on the main thread and outside of any block of the main queue.
    ///
    /// - Parameters:
    ///   - cases: what is run; not empty.
    ///   - make: makes the delivery by the scheduler, for each run anew.
    @MainActor package init(_ cases: [Interleaving] = SchedulerSample.cases, by make: @escaping () -> OwnDelivery) {
        let trial = SchedulerTrial(make)
        for testCase in cases { trial.run(testCase) }
        let tallies = trial.tallies
        let nearest = tallies.indices.min { (tallies[$0].count, $0) < (tallies[$1].count, $1) } ?? 0
        let delivery = SchedulerTrial.deliveries[nearest]
        self.delivery = delivery
        runCount = cases.count * trial.cells.count
        differingCount = tallies[nearest].count
        strayCount = trial.strayCount
        cells = tallies[nearest].count == 0 && strayCount == 0 ? trial.line(of: delivery) : trial.cells(named: delivery)
        difference = tallies[nearest].smallest.map { trial.shrunk($0) }
    }
}

/// The runs of one scheduler, as they come.
@MainActor private final class SchedulerTrial {
    struct Tally {
        var count = 0
        var smallest: SchedulerLikeness.Difference?
    }

    nonisolated static let deliveries = Delivery.allCases

    private let make: () -> OwnDelivery
    private var model = Model()
    private let plan: ExecutionPlan
    private(set) var tallies = deliveries.map { _ in Tally() }
    private(set) var cells = Configuration.standardMatrix.filter { $0.delivery == .immediate }
        .map { SchedulerLikeness.Cell(configuration: $0) }
    private(set) var strayCount = 0

    init(_ make: @escaping () -> OwnDelivery) {
        self.make = make
        // Delivery by delivery within each cell.
        plan = ExecutionPlan(
            cells.flatMap { cell in
                Self.deliveries.map { delivery in
                    var configuration = cell.configuration
                    configuration.delivery = delivery
                    return configuration
                }
            })
    }

    /// Runs a case in every cell.
    func run(_ testCase: Interleaving) {
        let expected = model.run(testCase, under: plan).map { LiveOutcome($0) }
        for position in cells.indices {
            let live = liveOutcome(testCase, under: cells[position].configuration)
            cells[position].counts[live.verdict, default: 0] += 1
            for number in Self.deliveries.indices {
                let index = position * Self.deliveries.count + number
                guard expected[index] != live else { continue }
                tallies[number].count += 1
                guard tallies[number].smallest.map({ testCase < $0.testCase }) ?? true else { continue }
                tallies[number].smallest = SchedulerLikeness.Difference(
                    testCase: testCase, configuration: plan.configurations[index], model: expected[index],
                    live: live)
            }
        }
    }

    /// What the model says of a delivery, in every cell.
    func line(of delivery: Delivery) -> [SchedulerLikeness.Cell] {
        var line = cells(named: delivery)
        let plan = ExecutionPlan(line.map(\.configuration))
        for position in line.indices { line[position].counts = [:] }
        for testCase in SchedulerSample.random {
            for (position, outcome) in model.run(testCase, under: plan).enumerated() {
                line[position].counts[LiveOutcome(outcome).verdict, default: 0] += 1
            }
        }
        return line
    }

    /// What was run.
    func cells(named delivery: Delivery) -> [SchedulerLikeness.Cell] {
        cells.map { cell in
            var cell = cell
            cell.configuration.delivery = delivery
            return cell
        }
    }

    /// The same for a case of which no step can be dropped, and no number lowered, while the two still differ.
    func shrunk(_ difference: SchedulerLikeness.Difference) -> SchedulerLikeness.Difference {
        var smallest = difference
        var descent = CaseDescent(
            from: difference.testCase,
            keeping: { testCase in
                guard let simpler = self.difference(testCase, under: difference.configuration) else { return false }
                smallest = simpler
                return true
            })
        descent.descendByOne()
        return smallest
    }

    private func difference(
        _ testCase: Interleaving, under configuration: Configuration
    ) -> SchedulerLikeness.Difference? {
        let expected = LiveOutcome(model.run(testCase, under: configuration))
        let live = liveOutcome(testCase, under: configuration)
        return expected == live
            ? nil
            : SchedulerLikeness.Difference(
                testCase: testCase, configuration: configuration, model: expected, live: live)
    }

    private func liveOutcome(_ testCase: Interleaving, under configuration: Configuration) -> LiveOutcome {
        let own = make()
        let outcome = LiveRun(testCase, under: configuration, by: own).outcome
        strayCount += own.strayCount
        return outcome
    }
}

extension LiveOutcome {
    /// What it comes to in a word.
    package var verdict: VerdictKind { stale?.kind ?? (undelivered > 0 ? .starved : .clean) }
}
