import BindingFuzz

/// The delivery of the standard matrix that a custom scheduler equals in the row app, or the nearest one.
///
/// The live engine runs the row app with the scheduler in place of the delivery. It does so for every container and guard of the
/// standard matrix, on the platforms that views run on. It compares each run with the model's outcome for the same case under each delivery: the verdict, the
/// place and step of a stale read, and the number of deliveries that arrive, are skipped, or starve.
package struct SchedulerLikeness: Sendable {
    /// A run that differs from the model under a delivery.
    package struct Difference: Sendable {
        /// The case of both runs.
        package let testCase: Interleaving
        /// The configuration, with the delivery from which the run differs.
        package let configuration: Configuration
        /// The model's outcome.
        package let model: LiveOutcome
        /// The live engine's outcome.
        package let live: LiveOutcome
    }

    /// The verdicts of the runs for one platform, container and guard.
    package struct Cell: Sendable {
        /// The configuration, with the delivery that is nearest to the scheduler.
        package fileprivate(set) var configuration: Configuration
        /// The number of runs with each verdict.
        package fileprivate(set) var counts: [VerdictKind: Int] = [:]

        /// The number of runs.
        package var runCount: Int { counts.values.reduce(0, +) }
    }

    /// The delivery from which the fewest runs differ. Of equal ones, the first of the standard matrix wins.
    package let delivery: Delivery
    /// The number of runs.
    package let runCount: Int
    /// The number of runs that differ from the delivery.
    package let differingCount: Int
    /// A differing run of a minimal case, or `nil` if no run differs.
    package let difference: Difference?
    /// The cells in the order of the standard matrix. If the scheduler equals the delivery, they hold the model's verdicts for
    /// random cases under that delivery; otherwise, the verdicts of the live runs.
    package let cells: [Cell]
    /// The number of deliveries dropped because the scheduler chose their thread.
    package let strayCount: Int

    /// Whether the scheduler equals the delivery.
    package var isSame: Bool { differingCount == 0 && strayCount == 0 }

    /// Runs the cases. Call this on the main thread, outside any block of the main queue.
    ///
    /// - Parameters:
    ///   - cases: the cases to run; not empty.
    ///   - make: creates a new delivery through the scheduler for each run.
    @MainActor package init(_ cases: [Interleaving] = SchedulerSample.cases, by make: @escaping () -> OwnDelivery) {
        let comparison = SchedulerComparison(make)
        for testCase in cases { comparison.run(testCase) }
        let tallies = comparison.tallies
        let nearest = tallies.indices.min { (tallies[$0].count, $0) < (tallies[$1].count, $1) } ?? 0
        let delivery = SchedulerComparison.deliveries[nearest]
        self.delivery = delivery
        runCount = cases.count * comparison.cells.count
        differingCount = tallies[nearest].count
        strayCount = comparison.strayCount
        cells =
            tallies[nearest].count == 0 && strayCount == 0
            ? comparison.line(of: delivery) : comparison.cells(named: delivery)
        difference = tallies[nearest].smallest.map { comparison.shrunk($0) }
    }
}

/// The runs of one scheduler.
@MainActor private final class SchedulerComparison {
    struct Tally {
        var count = 0
        var smallest: SchedulerLikeness.Difference?
    }

    nonisolated static let deliveries = Delivery.allCases

    private let make: () -> OwnDelivery
    private var model = Model()
    private let plan: ExecutionPlan
    private(set) var tallies = deliveries.map { _ in Tally() }
    private(set) var cells = Configuration.standardMatrix
        .filter { $0.delivery == .immediate && $0.platform != .iosObserver }
        .map { SchedulerLikeness.Cell(configuration: $0) }
    private(set) var strayCount = 0

    init(_ make: @escaping () -> OwnDelivery) {
        self.make = make
        // Each cell contributes one configuration for each delivery, in a row.
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

    /// Returns the cells with the model's verdicts under a delivery.
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

    /// Returns the cells with the verdicts of the live runs, labeled with a delivery.
    func cells(named delivery: Delivery) -> [SchedulerLikeness.Cell] {
        cells.map { cell in
            var cell = cell
            cell.configuration.delivery = delivery
            return cell
        }
    }

    /// Returns the difference for a minimal case. Dropping any step or lowering any number removes it.
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
    /// The verdict in one word.
    package var verdict: VerdictKind { stale?.kind ?? (undelivered > 0 ? .starved : .clean) }
}
