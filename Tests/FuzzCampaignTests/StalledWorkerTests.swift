import Testing

import BindingFuzz
import FuzzCampaign

@Suite struct `A worker that does not go on` {
    private let settings = CampaignSettings<RowModel>(
        seed: 3, length: 16, patterns: ["ios/*/runloop/unguarded/index/read"], cases: 20_000, blockSize: 1)

    private var dispatcher: CampaignDispatcher<RowModel> {
        CampaignDispatcher<RowModel>(settings, CampaignState<RowModel>())
    }

    /// Lets a worker do everything that there is to do.
    private func work(
        _ worker: Int, _ dispatcher: inout CampaignDispatcher<RowModel>,
        until isEnough: (CampaignState<RowModel>) -> Bool
    ) {
        let runner = BlockRunner<RowModel>(settings)
        while !isEnough(dispatcher.state), let order = dispatcher.next(for: worker) {
            dispatcher.finish(worker, answer(order, runner))
        }
    }

    private func answer(_ order: WorkerOrder<RowModel>, _ runner: BlockRunner<RowModel>) -> WorkerReport<RowModel> {
        switch order {
        case .block(let ordinal, let skipped): .block(result: runner.run(block: ordinal, skipping: skipped) { _ in })
        case .shrink(let failure, let index):
            .shrunk(failure, index: index, result: runner.shrink(failure, at: index))
        case .learn, .take: .failed(reason: "cases of the row app learn nothing from each other")
        }
    }

    @Test func `the others get ahead of it without bound, and what is kept of them does not grow`() {
        var dispatcher = dispatcher
        _ = dispatcher.next(for: 0)
        work(1, &dispatcher) { $0.cases == 15_000 }
        #expect(dispatcher.state.finished == 0)
        #expect(dispatcher.state.finishedAhead.ranges == [1..<15_001])
        #expect(!dispatcher.isDone)
    }

    @Test func `once it is known to be stalled, the others do its work, with the same result as one worker`() {
        var calm = dispatcher
        work(0, &calm) { _ in false }
        #expect(calm.isDone)
        var dispatcher = dispatcher
        let runner = BlockRunner<RowModel>(settings)
        let order = dispatcher.next(for: 0)
        dispatcher.stall(0)
        work(1, &dispatcher) { _ in false }
        #expect(dispatcher.isDone)
        #expect(dispatcher.state == calm.state)
        // What it does when it goes on changes nothing any more.
        dispatcher.resume(0)
        if let order { dispatcher.finish(0, answer(order, runner)) }
        #expect(dispatcher.state == calm.state)
        #expect(dispatcher.next(for: 0) == nil)
    }

    @Test func `what it is killed at when others have done its work is no incident`() {
        var dispatcher = dispatcher
        for worker in [0, 2] {
            #expect(dispatcher.next(for: worker) == .block(ordinal: 0, skipping: []))
            dispatcher.stall(worker)
        }
        work(1, &dispatcher) { _ in false }
        for worker in [0, 2] { dispatcher.lose(worker, .trapped, at: .running(0)) }
        #expect(dispatcher.state.incidents.isEmpty)
        #expect(dispatcher.state.cases == 20_000)
    }

    @Test func `its result does not count where a case of its block has to be left out since`() {
        let settings = CampaignSettings<RowModel>(
            seed: 3, length: 16, patterns: ["ios/*/runloop/unguarded/index/read"], cases: 100, blockSize: 50)
        var dispatcher = CampaignDispatcher<RowModel>(settings, CampaignState<RowModel>())
        let runner = BlockRunner<RowModel>(settings)
        #expect(dispatcher.next(for: 0) == .block(ordinal: 0, skipping: []))
        dispatcher.stall(0)
        for _ in 0..<2 {
            #expect(dispatcher.next(for: 1) == .block(ordinal: 0, skipping: []))
            dispatcher.lose(1, .trapped, at: .running(17))
        }
        dispatcher.resume(0)
        dispatcher.finish(0, .block(result: runner.run(block: 0, skipping: []) { _ in }))
        #expect(dispatcher.state.cases == 0)
        #expect(dispatcher.next(for: 0) == .block(ordinal: 0, skipping: [17]))
    }

    @Test(arguments: UInt64(1)...20) func `blocks are kept as ranges, whatever the order they come in`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var waiting = Array(UInt64(0)..<60)
        var finished = Set<UInt64>()
        var ranges = BlockRanges()
        while !waiting.isEmpty {
            let ordinal = waiting.remove(at: random.below(waiting.count))
            ranges.insert(ordinal)
            finished.insert(ordinal)
            for other in UInt64(0)...60 { #expect(ranges.contains(other) == finished.contains(other)) }
            let gaps = (0...UInt64(60)).map { start in (start...60).first { !finished.contains($0) } ?? 60 }
            #expect((0...UInt64(60)).map { ranges.gap(from: $0) } == gaps)
            #expect(zip(ranges.ranges, ranges.ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
        }
        #expect(ranges.ranges == [0..<60])
        #expect(ranges.removeRange(from: 0) == 60)
        #expect(ranges.isEmpty)
    }
}
