import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// What holds of every case under every configuration.
@Suite struct `A small scope` {
    @Test func `configurations that share a course have the same results as separate runs`() throws {
        let shared = ModelRunner()
        let alone = ModelRunner()
        var position = 0
        try withEvery("case", in: SmallScope.cases() + SmallScope.samples(sampleCount)) { testCase in
            let outcomes = shared.outcomes(of: testCase)
            try demand(outcomes.count, equals: 4200, "outcomes")
            // Another few configurations for each case; 89 and 4200 have no factor in common.
            for _ in 0..<configurationCount {
                position = (position + 89) % 4200
                let configuration = Configuration.fullMatrix[position]
                let own = alone.outcome(of: testCase, under: configuration)
                try demand(outcomes[position] == own, "\(configuration): \(outcomes[position]) is not \(own)")
            }
        }
    }

    @Test func `a model that ran another case says the same as a new one`() throws {
        let used = ModelRunner()
        var previous: (testCase: Interleaving, outcomes: [Outcome])?
        try withEvery("case", in: SmallScope.cases(length: min(2, SmallScope.length)) + SmallScope.samples(sampleCount))
        { testCase in
            let outcomes = used.outcomes(of: testCase)
            if let previous {
                try demand(
                    used.outcomes(of: previous.testCase) == previous.outcomes,
                    "\(previous.testCase) came to something else after it")
            }
            previous = (testCase, outcomes)
        }
    }

    @Test func `a trace ends with the outcome of the model`() throws {
        let model = ModelRunner()
        var position = 0
        try withEvery("case", in: SmallScope.cases() + SmallScope.samples(sampleCount)) { testCase in
            // Another few configurations for each case; 89 and 4200 have no factor in common.
            for _ in 0..<8 {
                position = (position + 89) % 4200
                let configuration = Configuration.fullMatrix[position]
                let trace = Trace(testCase, under: configuration)
                let outcome = model.outcome(of: testCase, under: configuration)
                try demand(trace.outcome == outcome, "\(configuration): \(trace.outcome) is not \(outcome)")
                try demand(trace.counts, equals: [outcome.delivered, outcome.skipped], "\(configuration)")
                if let stale = outcome.stale {
                    guard case .stale(stale, _) = trace.events.last?.kind else {
                        throw ScopeFailure("no stale event ends it")
                    }
                }
            }
        }
    }

    @Test func `writing a case gives a text that reads as the same case and writes as itself`() throws {
        try withEvery("case", in: SmallScope.cases() + SmallScope.samples(sampleCount)) { testCase in
            let text = CaseFile<RowModel>(testCase).text
            let read = try CaseFile<RowModel>(text: text)
            try demand(read, equals: CaseFile<RowModel>(testCase), "case")
            try demand(read.text, equals: text, "text")
        }
    }

    @Test func `a case without one of its steps is a case that runs`() throws {
        let model = ModelRunner()
        try withEvery("case", in: SmallScope.samples(sampleCount)) { testCase in
            for index in testCase.steps.indices {
                var shorter = testCase
                shorter.steps.remove(at: index)
                try demand(shorter < testCase, "without step \(index + 1) it is not smaller")
                try demand(model.outcomes(of: shorter).count, equals: 4200, "outcomes")
            }
        }
    }

    @Test func `what the rules forbid never comes up`() throws {
        let model = ModelRunner()
        let others = Configuration.fullMatrix.compactMap(\.withoutDifference.index)
        try withEvery("case", in: SmallScope.cases() + SmallScope.samples(sampleCount)) { testCase in
            let outcomes = model.outcomes(of: testCase)
            for (position, (configuration, outcome)) in zip(Configuration.fullMatrix, outcomes).enumerated() {
                let other = outcomes[others[position]]
                try demand(outcome == other, "\(configuration): \(outcome) is not \(other)")
                try outcome.demandPlausible(for: testCase, under: configuration)
            }
        }
    }
}

private let sampleCount: UInt64 = TestSize.of(small: 8, usual: 600, full: 3000)
private let configurationCount = TestSize.of(small: 70, usual: 140, full: 280)

extension Trace {
    /// How many handlers reached something, and how many returned early, by the events.
    fileprivate var counts: [Int] {
        var counts = [0, 0]
        for event in events {
            switch event.kind {
            case .handled, .stale: counts[0] += 1
            case .skippedByGuard, .skippedAsGone: counts[1] += 1
            default: break
            }
        }
        return counts
    }
}

extension Configuration {
    /// The configuration that cannot come to anything else: a handler that writes only asks for an update that finds the
    /// same rows, and a row that has disappeared is still subscribed in a lazy container only, if that says so.
    fileprivate var withoutDifference: Configuration {
        var other = self
        if handler == .write { other.handler = .read }
        if container != .lazy && !handler.isDeferred && `guard` == .appeared { other.guard = .unguarded }
        return other
    }
}

extension Outcome {
    /// What follows from the rules for a single outcome.
    fileprivate func demandPlausible(
        for testCase: Interleaving, under configuration: Configuration
    ) throws(ScopeFailure) {
        let waitsForExit = configuration.delivery == .exit || configuration.delivery == .runLoopExit
        if configuration.platform.isIOS && waitsForExit && !testCase.steps.contains(.loop(.track)) {
            try demand(delivered + skipped, equals: 0, "an exit on iOS")
        }
        let hasHop = configuration.delivery != .immediate || configuration.handler.isDeferred
        if offMain { try demand(!hasHop, "off the main thread in spite of a hop") }
        guard let stale else { return }
        let row = stale.state
        let isLazy = configuration.container == .lazy || configuration.container == .silent
        let last = testCase.steps.count + 1
        try demand(configuration.access == .index, "a stale identity")
        try demand(delivered > 0, "stale without a delivery")
        try demand(undelivered, equals: 0, "undelivered")
        try demand(stale.found != stale.row || stale.kind == .outOfRange, "it found its own element")
        try demand(stale.kind == .wrongElement || stale.found <= stale.index, "the index is below the count")
        try demand((1...last).contains(stale.step), "step \(stale.step)")
        try demand((1...stale.step).contains(stale.causeStep), "the cause comes after the read")
        try demand(row != .leaving || configuration.container == .animated, "a row that leaves no container")
        try demand(row != .parked || isLazy, "a parked row outside of a lazy container")
        try demand(row != .gone || configuration.handler.isDeferred, "the handler of a row that is gone")
        let hasDisappeared = row == .gone || row == .parked && configuration.container == .lazy
        switch configuration.guard {
        case .unguarded, .contains: break
        case .appeared: try demand(!hasDisappeared, "a guard let a row pass that has disappeared")
        case .inRange: try demand(stale.kind, equals: .wrongElement, "what the index finds")
        case .all: try demand(!hasDisappeared && stale.kind == .wrongElement, "what three guards let pass")
        }
    }
}
