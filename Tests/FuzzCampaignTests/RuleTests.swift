import TestSupport
import Testing

import BindingFuzz
import FuzzCampaign
import FuzzCorpus

@Suite struct `The rules that a campaign counts` {
    @Test func `generated cases use every rule`() {
        let generator = InterleavingGenerator(CaseFamily(seed: 1))
        let configurations = Configuration.fullMatrix
        var counts = RuleCounts<Rule>()
        for index in 0..<600 {
            let testCase = generator.testCase(at: UInt64(index))
            for position in stride(from: index % 31, to: configurations.count, by: 31) {
                counts.add(Trace(testCase, under: configurations[position]))
            }
        }
        let uses = RuleUses<Rule>(counts, under: configurations)
        #expect(uses.unused == [])
        #expect(uses.rules == Rule.allCases)
    }

    @Test func `a rule that does not apply under a configuration is never used there`() {
        let generator = InterleavingGenerator(CaseFamily(seed: 2))
        for (position, configuration) in Configuration.fullMatrix.enumerated() where position % 7 == 0 {
            var counts = RuleCounts<Rule>()
            for index in UInt64(0)..<40 { counts.add(Trace(generator.testCase(at: index), under: configuration)) }
            for rule in Rule.allCases where counts[rule] > 0 {
                #expect(rule.applies(under: configuration), "\(rule.rawValue) under \(configuration)")
            }
        }
    }

    @Test func `a case uses the rules that it shows`() throws {
        var counts = RuleCounts<Rule>()
        counts.add(
            Trace(
                try interleaving("clear; post"),
                under: try configuration("ios/eager/immediate/unguarded/index/read")))
        let used = Dictionary(uniqueKeysWithValues: Rule.allCases.filter { counts[$0] > 0 }.map { ($0, counts[$0]) })
        #expect(
            used == [
                .rowMade: 1, .impliedEvent: 1, .eventOpened: 1, .clear: 1, .posted: 1, .outOfRange: 1,
                .handlerInEvent: 1,
            ])
    }

    @Test func `what is counted of deliveries is what the case came to`() {
        let generator = InterleavingGenerator(CaseFamily(seed: 3))
        for (position, configuration) in Configuration.fullMatrix.enumerated() where position % 5 == 0 {
            for index in UInt64(0)..<40 {
                let testCase = generator.testCase(at: index)
                let trace = Trace(testCase, under: configuration)
                var counts = RuleCounts<Rule>()
                counts.add(trace)
                func sum(_ rules: Rule...) -> Int { rules.reduce(0) { $0 + Int(counts[$1]) } }
                let outcome = trace.outcome
                let counted = [
                    sum(
                        .handlerInEvent, .handlerInSource, .handlerInTimer, .handlerInBlocks, .handlerInQueue,
                        .handlerBeforeWaiting, .handlerAtExit, .handlerWhileAsleep),
                    sum(.handlerRead, .handlerWrote, .handlerRemoved, .outOfRange, .wrongElement),
                    sum(.skippedByGuard, .skippedAsGone), sum(.undelivered), sum(.outOfRange, .wrongElement),
                ]
                let expected = [
                    outcome.delivered, outcome.delivered, outcome.skipped, outcome.undelivered,
                    outcome.stale == nil ? 0 : 1,
                ]
                #expect(counted == expected, "\(testCase) under \(configuration)")
                #expect((counts[.handlerOffMain] > 0) == outcome.offMain, "\(testCase) under \(configuration)")
            }
        }
    }

    @Test(arguments: [("source; post; idle", Rule.handlerAtExit), ("timer; post; idle", .handlerBeforeWaiting)])
    func `a handler is counted where it ran, whatever called it`(steps: String, rule: Rule) throws {
        var counts = RuleCounts<Rule>()
        counts.add(
            Trace(
                try interleaving(steps, items: 2), under: try configuration("macos/eager/commit/unguarded/index/read")))
        #expect(counts[rule] == 2)
    }

    @Test func `each delivery that is never made and each handler on another thread is counted`() throws {
        var counts = RuleCounts<Rule>()
        counts.add(Trace(try interleaving("post", items: 3), under: try configuration("ios/eager/exit/*/*/read")))
        #expect(counts[.undelivered] == 3)
        counts.add(
            Trace(
                try interleaving("clear; background post", items: 3),
                under: try configuration("ios/eager/immediate/*/identity/read")))
        #expect(counts[.handlerOffMain] == 3)
    }

    @Test func `what the screen, the health and the summary say of rules is about the same rules`() throws {
        let settings = CampaignSettings<RowModel>(
            seed: 1, length: 16, patterns: ["ios/eager/immediate/*/index/read"], cases: nil, blockSize: 1000)
        let configurations = settings.configurations
        var counts = RuleCounts<Rule>()
        for rule in Rule.allCases where configurations.contains(where: rule.applies) { counts[rule] = 1 }
        let uses = RuleUses<Rule>(counts, under: configurations)
        #expect(uses.rules.count < Rule.allCases.count)
        #expect(uses.unused.isEmpty)
        let told = uses.sections.flatMap { uses.rules(ofSection: $0) }
        #expect(Set(told) == Set(uses.rules) && told.count == uses.rules.count)
        var state = CampaignState<RowModel>()
        let runner = BlockRunner<RowModel>(settings)
        state.add(runner.run(block: 0, skipping: []) { _ in })
        let status = CampaignStatus<RowModel>(
            CampaignCheckpoint<RowModel>(settings, state: state), settings, configurations,
            known: KnownMechanisms<RowModel>())
        let unused = status.rules.unused.map(\.rawValue).joined(separator: "; ")
        let check = try #require(status.health.checks.first { $0.name == "rules of the model" })
        #expect(check.result == "too early to judge; not used yet: \(unused)")
    }

    @Test func `every rule comes from a section of the model`() {
        #expect(Set(Rule.allCases.map(\.section)) == [2, 3, 4, 5])
    }
}

@Suite struct `The statistics of a campaign` {
    @Test func `a night of them is a bounded number of lines, evenly spread`() {
        var statistics = CampaignStatistics()
        for second in 0..<40_000 {
            _ = statistics.add(
                CampaignStatisticsLine(
                    elapsed_s: Double(second), cases: UInt64(second), mechanisms: 0, incidents: 0, restarts: 0))
            #expect(statistics.lines.count <= CampaignStatistics.capacity)
        }
        #expect(statistics.interval_s == 128)
        #expect(statistics.lines.map(\.elapsed_s) == Array(stride(from: 0, to: 40_000, by: 128)))
    }

    @Test func `what brings a new mechanism keeps a line of its own`() {
        var statistics = CampaignStatistics()
        for step in 0..<40_000 {
            _ = statistics.add(
                CampaignStatisticsLine(
                    elapsed_s: Double(step) / 100, cases: UInt64(step), mechanisms: min(step, 42), incidents: 0,
                    restarts: 0))
        }
        #expect(statistics.lines.prefix(43).map(\.mechanisms) == Array(0...42))
        #expect(statistics.lines.count == 43 + 399)
    }
}
