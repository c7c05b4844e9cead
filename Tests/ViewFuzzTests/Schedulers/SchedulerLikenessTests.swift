import BindingFuzz
import HeadlessUI
import LiveEngine
import Testing
import ViewFuzz

@Suite(.serialized) struct `What a scheduler is like` {
    /// The standard matrix on the platforms that views run on.
    private static let lines = Configuration.standardMatrix.filter { $0.platform != .iosObserver }

    private func likeness(_ make: @escaping @Sendable () -> OwnDelivery) async throws -> SchedulerLikeness {
        try await onMainRunLoop { SchedulerLikeness(by: make) }
    }

    @Test func `the sample is what the rule chooses of the first thousand cases`() {
        #expect(SchedulerSample.indices == SampleRule.chosen)
    }

    @Test func `the sample distinguishes any two deliveries on each platform`() {
        for platform in Platform.allCases where platform != .iosObserver {
            for (number, delivery) in Delivery.allCases.enumerated() {
                for other in Delivery.allCases[..<number] where !SampleRule.areToldApart(delivery, other, on: platform)
                {
                    Issue.record("\(platform): \(delivery.rawValue), \(other.rawValue)")
                }
            }
        }
    }

    @Test(arguments: Delivery.allCases)
    func `what everybody has comes to itself`(delivery: Delivery) async throws {
        let likeness = try await likeness { Schedulers.delivery(by: delivery) }
        #expect(likeness.isSame)
        #expect(likeness.delivery == delivery)
        #expect(likeness.difference == nil)
        #expect(likeness.runCount == 16 * SchedulerSample.cases.count)
        #expect(likeness.cells.map(\.configuration) == Self.lines.filter { $0.delivery == delivery })
        #expect(likeness.cells.allSatisfy { $0.runCount == SchedulerSample.random.count })
    }

    @Test func `a scheduler that is at once on the main thread alone is no delivery`() async throws {
        let likeness = try await likeness { OwnDelivery(on: MainThreadScheduler()) }
        #expect(!likeness.isSame)
        #expect(likeness.delivery == .queue)
        let difference = try #require(likeness.difference)
        #expect("\(difference.testCase)" == "1 item: post · reload 0")
        #expect(difference.model.verdict == .outOfRange)
        #expect(difference.live.verdict == .clean)
    }

    @Test func `without posts of another thread such a scheduler is immediate`() async throws {
        let cases = SchedulerSample.cases.filter { !$0.steps.contains(.backgroundPost) }
        #expect(cases.count > 5)
        let likeness = try await onMainRunLoop {
            SchedulerLikeness(cases) { OwnDelivery(on: MainThreadScheduler()) }
        }
        #expect(likeness.isSame)
        #expect(likeness.delivery == .immediate)
    }

    @Test func `a scheduler of another queue is no delivery, and its deliveries are dropped`() async throws {
        let likeness = try await likeness { OwnDelivery(on: DispatchQueue.global()) }
        #expect(!likeness.isSame)
        #expect(likeness.strayCount > 0)
        #expect(likeness.cells.allSatisfy { $0.counts[.outOfRange] == nil })
    }

    @Test func `a scheduler that loses what it is given starves`() async throws {
        let likeness = try await likeness { OwnDelivery { $0.filter { _ in false }.eraseToAnyPublisher() } }
        #expect(likeness.difference?.live.verdict == .starved)
        #expect(likeness.difference?.testCase.steps.count == 1)
    }
}

/// How the sample is chosen.
private enum SampleRule {
    private static let enough = 3

    private struct Pair: Hashable {
        let cell: Int
        let deliveries: [Int]
    }

    static let chosen: [UInt64] = {
        var model = Model()
        let generator = InterleavingGenerator(SchedulerSample.family)
        var seen: [Pair: Int] = [:]
        return (0..<1000 as Range<UInt64>).filter { index in
            let pairs = pairs(toldApartBy: generator.testCase(at: index), &model)
            guard pairs.contains(where: { seen[$0, default: 0] < enough }) else { return false }
            for pair in pairs { seen[pair, default: 0] += 1 }
            return true
        }
    }()

    static func areToldApart(_ delivery: Delivery, _ other: Delivery, on platform: Platform) -> Bool {
        let configurations = Configuration.standardMatrix.filter { $0.platform == platform && $0.delivery == delivery }
        var model = Model()
        return SchedulerSample.cases.contains { testCase in
            configurations.contains { configuration in
                var changed = configuration
                changed.delivery = other
                return LiveOutcome(model.run(testCase, under: configuration))
                    != LiveOutcome(model.run(testCase, under: changed))
            }
        }
    }

    private static let plan = ExecutionPlan(Configuration.standardMatrix)
    /// For each cell the positions of its deliveries in the plan.
    private static let cells: [[Int]] = {
        let first = plan.configurations.filter { $0.delivery == .immediate && $0.platform != .iosObserver }
        return first.map { cell in
            Delivery.allCases.compactMap { delivery in
                var configuration = cell
                configuration.delivery = delivery
                return plan.configurations.firstIndex(of: configuration)
            }
        }
    }()

    private static func pairs(toldApartBy testCase: Interleaving, _ model: inout Model) -> [Pair] {
        let outcomes = model.run(testCase, under: plan).map { LiveOutcome($0) }
        return cells.enumerated().flatMap { cell, positions in
            positions.indices.flatMap { one in
                positions.indices.filter { $0 < one && outcomes[positions[$0]] != outcomes[positions[one]] }
                    .map { Pair(cell: cell, deliveries: [$0, one]) }
            }
        }
    }
}

/// What everybody has, as somebody would spell it.
private enum Schedulers {
    static func delivery(by delivery: Delivery) -> OwnDelivery {
        OwnDelivery { posts in delivery.hops.reduce(posts) { received($0, $1) } }
    }

    private static func received(
        _ publisher: AnyPublisher<Notification, Never>, _ hop: Hop
    ) -> AnyPublisher<Notification, Never> {
        switch hop {
        case .runLoop: publisher.receive(on: RunLoop.main).eraseToAnyPublisher()
        case .common: publisher.receive(on: RunOnMainRunLoopCommonModesScheduler()).eraseToAnyPublisher()
        case .queue: publisher.receive(on: DispatchQueue.main).eraseToAnyPublisher()
        case .exit: publisher.receive(on: RunOnMainRunLoopExitScheduler()).eraseToAnyPublisher()
        case .commit: publisher.receive(on: RunOnMainRunLoopCommitScheduler()).eraseToAnyPublisher()
        }
    }
}
