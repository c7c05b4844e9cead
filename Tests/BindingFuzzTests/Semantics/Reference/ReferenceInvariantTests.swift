import TestSupport
import Testing

@testable import RowModelReference

/// What follows from the rules for a single run, over random cases with every word and configurations from all 4,200.
@Suite struct `What the rules imply of a run` {
    /// Runs random cases, and looks at each run.
    private func forEveryRun(
        under pattern: String = "*/*/*/*/*/*",
        _ body: (_ events: [Reference.Event], _ run: Reference.Run) throws -> Void
    ) throws {
        let configurations = ReferenceCase.configurations(pattern)
        let cases = try ReferenceCase.random(caseCount, seed: 71)
        try withEvery("case", in: cases.enumerated().map(NumberedCase.init)) { numbered in
            try withEvery("configuration", in: configurations(numbered.number, 12)) { configuration in
                let (events, run) = Reference.log(
                    items: numbered.case.items, steps: numbered.case.steps, under: configuration)
                try body(events, run)
            }
        }
    }

    @Test func `nothing of the default mode runs while the loop tracks`() throws {
        var heldBack = 0
        try forEveryRun { events, run in
            for (event, tracks) in zip(events, events.tracking(on: run.configuration.platform)) where tracks {
                guard case .ran(let work, .blocks, _) = event else { continue }
                heldBack += 1
                guard case .delivery(_, inCommonModes: true) = work else {
                    throw ScopeFailure("\(work) while it tracks")
                }
            }
        }
        #expect(heldBack > 0, "no block ran while the loop tracked")
    }

    @Test func `on iOS a run ends with each change of mode and at no other time`() throws {
        try forEveryRun(under: "ios/*/*/*/*/*") { events, run in
            guard !run.isOver else { return }
            let changes = events.modeChanges
            try demand(events.count { if case .runEnded = $0 { true } else { false } }, equals: changes, "ends of runs")
        }
    }

    @Test func `every delivery is handled, dropped or waits`() throws {
        try forEveryRun { events, run in
            guard !run.isOver else { return }
            let counts = Counts(events)
            let pending = (run.blocks + run.queue).count { if case .delivery = $0 { true } else { false } }
            try demand(
                counts.begun, equals: counts.handled + counts.dropped + pending + run.observers.count, "deliveries")
            try demand(run.outcome.undelivered <= pending + run.observers.count, "more undelivered than wait")
        }
    }

    @Test func `every handler makes its accesses`() throws {
        try forEveryRun { events, run in
            guard !run.isOver else { return }
            let counts = Counts(events)
            let accesses = run.outcome.delivered + run.outcome.skipped
            try demand(counts.suspended, equals: counts.resumed + run.suspended.count, "suspended")
            try demand(accesses, equals: counts.handled + counts.resumed, "accesses")
            try demand(counts.accesses, equals: accesses, "accesses told")
        }
    }

    @Test func `a case settles asleep, in the default mode, with nothing on the main queue`() throws {
        try forEveryRun { _, run in
            guard !run.isOver else { return }
            try demand(run.callout == nil && run.place == .wait, "not asleep")
            try demand(run.mode == .default && run.modeOnceStopped == nil, "it tracks")
            try demand(run.queue.isEmpty, "the main queue is not empty")
        }
    }

    @Test func `only what waits for an exit starves, and only on iOS`() throws {
        var starved = 0
        try forEveryRun { _, run in
            guard run.outcome.starves else { return }
            starved += 1
            let configuration = run.configuration
            try demand(configuration.platform != .macos, "it starves on macOS")
            let delivery = configuration.delivery
            try demand(delivery.hops.contains(.exitObserver), "\(delivery.words) starves")
        }
        #expect(starved > 0)
    }

    @Test func `commit with all guards is safe for what reads or writes at once, but by index in a silent container`()
        throws
    {
        try forEveryRun(under: "*/eager,animated,lazy/commit/all/*/read,write") { _, run in
            try demand(run.outcome.isSafe, "\(run.outcome)")
        }
        try forEveryRun(under: "*/silent/commit/all/identity/read,write") { _, run in
            try demand(run.outcome.isSafe, "\(run.outcome)")
        }
        var stale = 0
        try forEveryRun(under: "*/silent/commit/all/index/read,write") { _, run in if run.isOver { stale += 1 } }
        #expect(stale > 0, "in a silent container a row that scrolled off was never asked for a wrong element")
    }

    @Test func `what follows the update in one observer is never stale where the guard knows that a row went`() throws {
        for (container, guards) in [("eager", "*"), ("animated", "contains,all"), ("lazy", "appeared,all")] {
            let pattern = "*/\(container)/exit,runloop-exit,commit/\(guards)/index/read,write"
            try forEveryRun(under: pattern) { _, run in try demand(!run.isOver, "\(run.outcome)") }
        }
    }

    @Test func `only handlers that read at once are called off the main thread`() throws {
        try forEveryRun { _, run in
            guard run.outcome.offMain else { return }
            try demand(run.configuration.delivery.hops.isEmpty, "in spite of a hop")
            try demand(![.async, .await].contains(run.configuration.handler), "on the main queue")
        }
    }

    @Test func `a stale dereference is one that the configuration lets through`() throws {
        var states: Set<Reference.RowState> = []
        try forEveryRun { _, run in
            guard let stale = run.outcome.stale else { return }
            states.insert(stale.state)
            try stale.demandPlausible(in: run)
        }
        #expect(states == [.live, .leaving, .parked, .gone])
    }
}

private let caseCount: UInt64 = TestSize.of(small: 100, usual: 700, full: 3000)

private struct NumberedCase: CustomStringConvertible {
    let number: Int
    let `case`: ReferenceCase

    var description: String { `case`.description }
}

/// How often what happened in a run.
private struct Counts {
    var begun = 0
    var dropped = 0
    var handled = 0
    var suspended = 0
    var resumed = 0
    var accesses = 0

    init(_ events: [Reference.Event]) {
        for event in events {
            switch event {
            case .posted(let rows, _): begun += rows
            case .dropped: dropped += 1
            case .handled: handled += 1
            case .suspended: suspended += 1
            case .resumed(let count): resumed += count
            case .returned, .foundNothing, .accessed: accesses += 1
            default: break
            }
        }
    }
}

extension [Reference.Event] {
    /// For each event whether the loop tracks then, by the callouts that were closed and, on iOS, the end of a run
    /// after them.
    fileprivate func tracking(on platform: Reference.Platform) -> [Bool] {
        var tracks = false
        var next: Bool?
        return map { event in
            switch event {
            case .closed(.track): next = true
            case .closed(.release): next = false
            case .runEnded:
                tracks = next ?? tracks
                next = nil
            default: break
            }
            if platform == .macos { tracks = next ?? tracks }
            return tracks
        }
    }

    /// How often a callout of the other kind was closed than the one that was closed before it.
    fileprivate var modeChanges: Int {
        var tracks = false
        return count { event in
            switch (event, tracks) {
            case (.closed(.track), false), (.closed(.release), true):
                tracks.toggle()
                return true
            default: return false
            }
        }
    }
}

extension Reference.Stale {
    /// What follows from the rules for a verdict.
    fileprivate func demandPlausible(in run: Reference.Run) throws {
        let configuration = run.configuration
        let ids = run.items.elements.map(\.id)
        let isDeferred = [.async, .await].contains(configuration.handler)
        try demand(configuration.access == .index, "a stale identity")
        try demand(kind == (index < ids.count ? .wrongElement : .outOfRange), "\(kind)")
        try demand(found == (kind == .wrongElement ? ids[index] : ids.count), "found \(found)")
        try demand(found != row || kind == .outOfRange, "it found its own element")
        try demand((1...step).contains(causeStep), "the cause comes after the read")
        try demand(!isDeferred || place == .queue, "a deferred read in \(place)")
        try demand(state != .gone || isDeferred, "a handler was called for a row that is gone")
        try demand(state != .leaving || configuration.container == .animated, "a row that leaves no container")
        try demand(state != .parked || [.lazy, .silent].contains(configuration.container), "a parked row")
        if [.appeared, .all].contains(configuration.guard) {
            try demand(state != .gone, "the guard let a row pass that is gone")
            try demand(state != .parked || configuration.container == .silent, "the guard let a parked row pass")
        }
        if [.inRange, .all].contains(configuration.guard) {
            try demand(kind == .wrongElement, "the guard let it trap")
        }
        if [.contains, .all].contains(configuration.guard) { try demand(ids.contains(row), "the guard found nothing") }
    }
}
