import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// Whoever reads a trace believes each event, and remembers nothing of those before it.
@Suite struct `Events of a trace` {
    @Test func `what an event says agrees with the events before it and with the outcome`() throws {
        var position = 0
        try withEvery("case", in: SmallScope.cases() + SmallScope.samples(sampleCount)) { testCase in
            // Another few configurations for each case; 89 and 4200 have no factor in common.
            for _ in 0..<4 {
                position = (position + 89) % 4200
                let configuration = Configuration.fullMatrix[position]
                try withEvery("configuration", in: [configuration]) { configuration in
                    let trace = Trace(testCase, under: configuration)
                    var fold = TraceFold(trace)
                    try withEvery("event", in: trace.events) { try fold.check($0) }
                    try fold.checkOutcome()
                }
            }
        }
    }

    @Test(arguments: [
        ("insert 1; timer; post; perform remove 0; idle; reap", "ios/eager/queue/*/identity/remove"),
        ("remove 0; idle; restore 1; post; async move 0 1; source; replace 0", "macos/animated/immediate/*/index/read"),
    ])
    func `a trace without one of its events disagrees with itself`(steps: String, pattern: String) throws {
        let trace = try trace(steps, items: 2, under: pattern)
        for left in trace.events.indices {
            switch trace.events[left].kind {
            // After these there is what there was before.
            case .rowKept, .deferred, .scheduled, .runEnded: continue
            default: break
            }
            var rest = trace.events
            let event = rest.remove(at: left)
            #expect(throws: ScopeFailure.self, "without \(event)") {
                var fold = TraceFold(trace)
                for event in rest { try fold.check(event) }
                try fold.checkOutcome()
            }
        }
    }

    @Test func `a deferred action and a delivery name the step that they come from`() throws {
        let trace = try trace("perform clear; perform post; idle", under: "ios/eager/queue/*/identity/*")
        let origins = trace.events.compactMap { event -> [Int]? in
            switch event.kind {
            case .mutated(_, let from, _, _), .posted(let from, _), .scheduled(let from, _, _), .dropped(_, let from),
                .skippedAsGone(_, let from):
                [from.number, event.step.number]
            default: nil
            }
        }
        #expect(origins == [[1, 3], [2, 3], [2, 3], [2, 3]])
    }

    @Test func `only the callout of an action's own is implied`() throws {
        let trace = try trace("event; clear; idle; clear", under: "ios/eager/*/*/*/*")
        let opened = trace.events.compactMap { if case .opened(let isImplied) = $0.kind { isImplied } else { nil } }
        #expect(opened == [false, true, false])
    }

    @Test func `a background post is on another thread with the handlers that it calls, and nothing else is`() throws {
        func others(_ delivery: String) throws -> [TraceEvent.Kind] {
            try trace("background post; idle", under: "ios/eager/\(delivery)/*/*/read").events
                .filter { $0.isOnOtherThread }.map(\.kind)
        }
        let from = TraceStep(1, .backgroundPost)
        let row = TraceRow(id: 1, index: 0)
        let posted: [TraceEvent.Kind] = [.step, .posted(from: from, rows: [1])]
        #expect(try others("immediate") == posted + [.handled(row, from: from, .read, index: 0, before: [1])])
        #expect(try others("queue") == posted + [.scheduled(from: from, rows: [1], to: .queue)])
    }

    @Test func `an update lists every row that it gives a binding`() throws {
        let trace = try trace("edit 0; idle", items: 2, under: "ios/eager/*/*/*/*")
        let kept = trace.events.filter { $0.step.number == 2 }.map(\.kind)
        #expect(
            kept == [
                .step, .closed, .flush, .rowKept(TraceRow(id: 1, index: 0)), .rowKept(TraceRow(id: 2, index: 1)),
                .slept,
            ])
    }
}

private let sampleCount: UInt64 = TestSize.of(small: 8, usual: 600, full: 3000)
