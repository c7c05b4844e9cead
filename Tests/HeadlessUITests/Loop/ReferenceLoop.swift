import HeadlessUI

/// `semantics`, section 4, word by word: what the real loop has to do.
struct ReferenceLoop {
    private enum Label { case entry, top, wait, serve, end }
    private struct Work {
        var id: Int
        var hops: ArraySlice<Hop>
        var changesState: Bool
    }

    let platform: HostPlatform
    let touchUpdate: SystemAssumptions.TouchUpdate
    private var rest: ArraySlice<LoopStep>
    private(set) var trace: [String] = []
    private var step = 0
    private var place = LoopPlace.wait
    private var isDirty = false
    private var blocks: [(isCommon: Bool, work: Work)] = []
    private var queue: [Work] = []
    private var observers: [(isExitOnly: Bool, work: Work)] = []
    /// The loop step that is under way.
    private var next = LoopStep.idle
    private var opening: LoopStep?
    private var isTracking = false
    /// Whether the loop will track once the run that is stopped has ended.
    private var tracksOnceStopped: Bool?

    init(platform: HostPlatform, touchUpdate: SystemAssumptions.TouchUpdate, steps: [LoopStep]) {
        self.platform = platform
        self.touchUpdate = touchUpdate
        rest = steps[...]
    }

    mutating func run() {
        var label = Label.wait
        var isHandled = false
        var servedQueueLast = false
        while true {
            switch label {
            case .entry:
                servedQueueLast = true
                label = .top
            case .top:
                isHandled = false
                runBlocks()
                if next == .source || next.isTouch && platform == .iOS {
                    openCallout(next == .source ? .source : .event)
                    isHandled = true
                    runBlocks()
                }
                if !queue.isEmpty, !servedQueueLast {
                    label = .serve
                    continue
                }
                servedQueueLast = false
                if !isHandled { runObservers(.beforeWaiting) }
                label = .wait
            case .wait:
                if !queue.isEmpty {
                    label = .serve
                } else if next == .timer {
                    openCallout(.timer)
                    label = .end
                } else if next.isTouch, platform == .macOS {
                    isHandled = true
                    label = .end
                } else if isHandled || next != .idle {
                    label = .end
                } else if !sleep() {
                    return
                }
            case .serve:
                place = .queue
                let items = queue
                queue = []
                items.forEach { perform($0) }
                isHandled = true
                servedQueueLast = true
                label = .end
            case .end:
                runBlocks()
                if let tracks = tracksOnceStopped {
                    runObservers(.exit)
                    isTracking = tracks
                    tracksOnceStopped = nil
                } else if platform == .iOS || !isHandled {
                    label = .top
                    continue
                } else {
                    runObservers(.exit)
                    if next.isTouch { openCallout(.event) }
                }
                label = .entry
            }
        }
    }

    private mutating func pull() -> LoopStep? {
        guard let pulled = rest.popFirst() else { return nil }
        step += 1
        return pulled
    }

    private mutating func openCallout(_ place: LoopPlace) {
        self.place = place
        let callout = next
        next = .idle
        if let opening { execute(opening) }
        opening = nil
        while let pulled = pull() {
            if pulled.isLoopStep {
                next = pulled
                break
            }
            execute(pulled)
        }
        if platform == .iOS, touchUpdate == .withinTouch, place == .event { flush() }
        guard callout == .track || callout == .release, isTracking != (callout == .track) else { return }
        if platform == .iOS {
            tracksOnceStopped = callout == .track
        } else {
            isTracking = callout == .track
        }
    }

    /// Returns false at the end of the script.
    private mutating func sleep() -> Bool {
        place = .wait
        while let pulled = pull() {
            switch pulled {
            case .background:
                execute(pulled)
                continue
            case .work:
                opening = pulled
                next = .event
            case .event, .track, .release, .source, .timer, .idle:
                next = pulled
            }
            return true
        }
        return false
    }

    private mutating func execute(_ step: LoopStep) {
        switch step {
        case .work(let id, let hops, let changes), .background(let id, let hops, let changes):
            perform(Work(id: id, hops: hops[...], changesState: changes))
        case .event, .track, .release, .source, .timer, .idle:
            break
        }
    }

    private mutating func perform(_ work: Work) {
        trace.append("\(work.id) at \(place.rawValue) in \(step)")
        var later = work
        switch later.hops.popFirst() {
        case .blocks: blocks.append((false, later))
        case .common: blocks.append((true, later))
        case .queue: queue.append(later)
        case .exit: observers.append((true, later))
        case .commit: observers.append((false, later))
        case nil: isDirty = isDirty || work.changesState
        }
    }

    private mutating func runBlocks() {
        place = .blocks
        let items = blocks.filter { $0.isCommon || !isTracking }
        blocks.removeAll { $0.isCommon || !isTracking }
        items.forEach { perform($0.work) }
    }

    private mutating func runObservers(_ activity: LoopPlace) {
        place = activity
        flush()
        let fired = observers.filter { activity == .exit || !$0.isExitOnly }
        observers.removeAll { activity == .exit || !$0.isExitOnly }
        fired.forEach { perform($0.work) }
    }

    private mutating func flush() {
        guard isDirty else { return }
        isDirty = false
        trace.append("flush at \(place.rawValue) in \(step)")
    }
}
