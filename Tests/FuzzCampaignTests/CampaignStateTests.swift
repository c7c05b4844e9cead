import Testing

import BindingFuzz
import FuzzCampaign

@Suite struct `What a campaign comes to` {
    private let settings = CampaignSettings<RowModel>(
        seed: 3, length: 16, patterns: ["ios/*/runloop/unguarded/index/read"], cases: 350, blockSize: 50)

    private func results() -> [BlockResult<RowModel>] {
        let runner = BlockRunner<RowModel>(settings)
        return (0..<7).map { runner.run(block: $0, skipping: []) { _ in } }
    }

    @Test func `it does not depend on the order of blocks, and a block counts once`() {
        let results = results()
        var forward = CampaignState<RowModel>()
        var backward = CampaignState<RowModel>()
        for result in results { forward.add(result) }
        for result in results.reversed() + results { backward.add(result) }
        #expect(forward == backward)
        #expect(forward.cases == 350)
        #expect(forward.finished == 7)
        #expect(forward.finishedAhead.isEmpty)
        #expect(!forward.mechanisms.isEmpty)
    }

    @Test func `it is what a search of the same cases counts`() {
        var state = CampaignState<RowModel>()
        for result in results() { state.add(result) }
        var search = Search<RowModel>(settings.family, under: settings.configurations)
        _ = search.run(cases: 350)
        for position in settings.configurations.indices {
            let counts = VerdictKind.findings.map { verdict in
                search.counts(at: position).filter { $0.mechanism.verdict == verdict }.map(\.count).reduce(0, +)
            }
            #expect(state.counts(at: position) == counts)
        }
        #expect(state.mechanisms == Set(search.findings.map(\.mechanism).filter(\.isFailure)))
    }

    @Test func `a pair is shrunk only when no earlier case of it can turn up`() {
        let results = results()
        var state = CampaignState<RowModel>()
        state.add(results[1])
        #expect(state.shrinkable(settings).isEmpty)
        state.add(results[0])
        #expect(state.shrinkable(settings).count == state.unshrunk)
    }

    @Test(arguments: UInt64(1)...20) func `workers that come and go in any way find the same`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let calm = finish(CampaignDispatcher<RowModel>(settings, CampaignState<RowModel>()), workers: 1) { 0 }
        let wild = finish(CampaignDispatcher<RowModel>(settings, CampaignState<RowModel>()), workers: 4) {
            random.below(4)
        }
        #expect(calm == wild)
        #expect(calm.unshrunk == 0)
    }

    /// Runs a campaign whose workers answer in an order of choice; three in four of them die instead, unless it is 0.
    private func finish(
        _ start: CampaignDispatcher<RowModel>, workers: Int, _ choice: () -> Int
    ) -> CampaignState<RowModel> {
        var dispatcher = start
        let runner = BlockRunner<RowModel>(settings)
        var orders: [Int: WorkerOrder<RowModel>] = [:]
        while !dispatcher.isDone {
            for worker in 0..<workers where orders[worker] == nil { orders[worker] = dispatcher.next(for: worker) }
            let busy = orders.keys.sorted()
            guard !busy.isEmpty else { break }
            let worker = busy[choice() % busy.count]
            guard let order = orders.removeValue(forKey: worker) else { break }
            if choice() > 1 {
                dispatcher.lose(worker, .killed, at: nil)
                continue
            }
            switch order {
            case .block(let ordinal, let skipped):
                dispatcher.finish(
                    worker, .block(result: runner.run(block: ordinal, skipping: skipped) { _ in }))
            case .shrink(let failure, let index):
                let result = runner.shrink(failure, at: index)
                dispatcher.finish(worker, .shrunk(failure, index: index, result: result))
            case .learn, .take: Issue.record("cases of the row app learn nothing from each other")
            }
        }
        return dispatcher.state
    }

    @Test func `a case is the reason once a worker has trapped at it twice, or was killed there six times`() {
        for (kind, deaths) in [(WorkerLoss.trapped, 2), (.hung, 2), (.killed, 6)] {
            var dispatcher = CampaignDispatcher<RowModel>(settings, CampaignState<RowModel>())
            for death in 1...deaths {
                #expect(dispatcher.state.incidents.isEmpty)
                #expect(dispatcher.next(for: 0) == .block(ordinal: 0, skipping: []), "death \(death)")
                dispatcher.lose(0, kind, at: .running(17))
            }
            #expect(
                dispatcher.state.incidents == [CampaignIncident(kind: kind, index: 17, whileShrinking: false)])
            #expect(dispatcher.next(for: 0) == .block(ordinal: 0, skipping: [17]))
        }
    }

    @Test func `what a worker notes is read back`() {
        for position in [WorkerPosition.running(0), .shrinking(0), .running(77), .shrinking(1 << 40)] {
            #expect(WorkerPosition(number: position.number) == position)
        }
        #expect(WorkerPosition(number: 0) == nil)
    }
}

@Suite struct `Shards` {
    @Test(arguments: UInt64(1)...9) func `they have no case in common, and are together the whole`(count: UInt64) {
        for cases in [UInt64(0), 1, 9, 10, 11, 95, 100] {
            var indices: [UInt64] = []
            for number in 1...count {
                let settings = CampaignSettings<RowModel>(
                    seed: 1, length: 16, patterns: ["*/*/*/*/index/read"], cases: cases, blockSize: 10,
                    shard: Shard(number: number, count: count))
                for ordinal in 0..<(settings.blockCount ?? 0) { indices += settings.indices(ofBlock: ordinal) }
            }
            #expect(indices.sorted() == Array(0..<cases), "\(cases) cases")
        }
    }

    @Test func `they are written as a number and a count`() {
        #expect(Shard("2/8") == Shard(number: 2, count: 8))
        for text in ["", "2", "0/8", "9/8", "1/0", "a/b", "1/2/3", "/2"] { #expect(Shard(text) == nil, "\(text)") }
    }
}
