import BindingFuzz
import FuzzCampaign
import Testing

/// The row app, as if its cases learned from each other: in epochs of 30 cases, of which there are four.
private enum LearningRows: BindingFuzz.Subject {
    typealias Case = Interleaving
    typealias Configuration = BindingFuzz.Configuration
    typealias Outcome = BindingFuzz.Outcome
    typealias Rule = BindingFuzz.Rule

    static var program: String { RowModel.program }
    static var canary: Canary<LearningRows> {
        let canary = RowModel.canary
        return Canary(canary.testCase, under: canary.configuration, by: canary.mechanism)
    }

    final class Runner: EpochRunner {
        typealias S = LearningRows
        private let rows: RowRunner
        var configurations: [Configuration] { rows.configurations }

        init(under configurations: [Configuration]) { rows = RowRunner(under: configurations) }

        func make(_ testCase: inout Interleaving, at index: UInt64, of family: CaseFamily) {
            rows.make(&testCase, at: index, of: family)
        }

        func run(_ testCase: Interleaving) -> [Outcome] { rows.run(testCase) }

        func run(_ testCase: Interleaving, under configuration: Configuration) -> Outcome {
            rows.run(testCase, under: configuration)
        }

        func shrink(
            _ testCase: Interleaving, to target: ShrinkTarget<LearningRows>, known: Interleaving?
        ) -> ShrunkCase<Interleaving> {
            // What is smaller is no matter here, and takes long to find.
            ShrunkCase(testCase: testCase, isSmallest: false, executions: 0)
        }

        static func epochs(before index: UInt64) -> Int { Int(min(index / 30, 4)) }
        func learn(epoch: Int, of family: CaseFamily, willRun: (UInt64) -> Void) -> String { "" }
        static func take(_ feedback: String, ofEpoch epoch: Int, of family: CaseFamily) -> Bool { false }
    }
}

@Suite struct `The epochs of a campaign` {
    private typealias Dispatcher = FuzzCampaign.CampaignDispatcher<LearningRows>
    private typealias State = FuzzCampaign.CampaignState<LearningRows>
    private typealias Report<RowModel> = FuzzCampaign.WorkerReport<LearningRows>

    private let settings = FuzzCampaign.CampaignSettings<LearningRows>(
        seed: 3, length: 16, patterns: ["ios/*/runloop/unguarded/index/read"], cases: 200, blockSize: 20)

    /// Runs a campaign up to so many cases, whose workers answer in an order of choice; some die instead, where that is so.
    ///
    /// - Returns: the campaign, and the epochs whose feedback a worker has answered.
    private func run(
        _ start: Dispatcher, workers: Int, cases: UInt64 = .max, dying: Bool = false, seed: UInt64
    ) -> (Dispatcher, learned: [Int]) {
        var (dispatcher, learned) = (start, [Int]())
        var random = SplitMix64(seed: seed)
        let runner = FuzzCampaign.BlockRunner<LearningRows>(settings)
        var orders: [Int: FuzzCampaign.WorkerOrder<LearningRows>] = [:]
        while !dispatcher.isDone, dispatcher.state.cases < cases {
            for worker in 0..<workers where orders[worker] == nil {
                orders[worker] = dispatcher.next(for: worker)
                if case .block(let ordinal, _) = orders[worker], let last = settings.indices(ofBlock: ordinal).last {
                    #expect(LearningRows.Runner.epochs(before: last) <= dispatcher.feedback.count)
                }
            }
            let worker = orders.keys.sorted()[random.below(orders.count)]
            guard let order = orders.removeValue(forKey: worker) else { break }
            if dying, random.below(3) == 0 {
                dispatcher.lose(worker, .killed, at: nil)
                continue
            }
            switch order {
            case .block(let ordinal, let skipped):
                dispatcher.finish(worker, .block(result: runner.run(block: ordinal, skipping: skipped) { _ in }))
            case .shrink(let failure, let index):
                let result = runner.shrink(failure, at: index)
                dispatcher.finish(worker, .shrunk(failure, index: index, result: result))
            case .learn(let epoch):
                learned.append(epoch)
                dispatcher.finish(worker, .learned(epoch: epoch, feedback: "of \(epoch)"))
            case .take: Issue.record("nobody asks for that here")
            }
        }
        return (dispatcher, learned)
    }

    @Test(arguments: UInt64(1)...10) func `are each learned by one worker, before the blocks that need it`(seed: UInt64)
    {
        for workers in 1...4 {
            let (dispatcher, learned) = run(Dispatcher(settings, State()), workers: workers, seed: seed)
            #expect(learned == [0, 1, 2, 3])
            #expect(dispatcher.feedback == ["of 0", "of 1", "of 2", "of 3"])
            #expect(dispatcher.state.cases == 200)
            let wild = run(Dispatcher(settings, State()), workers: workers, dying: true, seed: seed)
            #expect(wild.learned == learned)
            #expect(wild.0.state == dispatcher.state)
        }
    }

    @Test(arguments: UInt64(1)...10) func `are not learned again by a campaign that goes on`(seed: UInt64) {
        let whole = run(Dispatcher(settings, State()), workers: 2, seed: seed).0
        for cases in stride(from: UInt64(0), to: 200, by: 20) {
            let (first, learned) = run(Dispatcher(settings, State()), workers: 2, cases: cases, seed: seed)
            let start = Dispatcher(settings, first.state, feedback: first.feedback)
            let (second, others) = run(start, workers: 2, seed: seed + 1)
            #expect(learned + others == [0, 1, 2, 3])
            #expect(second.state == whole.state)
            #expect(second.feedback == whole.feedback)
        }
    }

    @Test func `of a stalled worker are computed by another, and the first result counts`() {
        var dispatcher = Dispatcher(settings, State())
        let runner = FuzzCampaign.BlockRunner<LearningRows>(settings)
        #expect(dispatcher.next(for: 0) == .block(ordinal: 0, skipping: []))
        dispatcher.finish(0, .block(result: runner.run(block: 0, skipping: []) { _ in }))
        while let order = dispatcher.next(for: 0), case .shrink(let failure, let index) = order {
            dispatcher.finish(0, .shrunk(failure, index: index, result: runner.shrink(failure, at: index)))
        }
        #expect(dispatcher.next(for: 1) == nil)
        dispatcher.stall(0)
        #expect(dispatcher.next(for: 1) == .learn(epoch: 0))
        dispatcher.finish(1, .learned(epoch: 0, feedback: "first"))
        dispatcher.resume(0)
        dispatcher.finish(0, .learned(epoch: 0, feedback: "second"))
        #expect(dispatcher.feedback == ["first"])
    }
}
