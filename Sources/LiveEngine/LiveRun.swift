import BindingFuzz
import HeadlessUI

/// One case under one configuration, run by real view code on the real main run loop with real Combine pipelines.
package struct LiveRun: Sendable {
    /// What it came to, in the words of the model; of the mechanism the row's state is what the model says.
    package let outcome: LiveOutcome
    /// Every call of a handler, in order.
    let deliveries: [RowJournal.Delivery]
    /// Every row that appeared or disappeared, in order.
    let appearances: [RowJournal.Appearance]

    /// Runs a case. Call it on the main thread, outside of any block of the main queue.
    ///
    /// - Parameter traps: whether an index out of range traps, as in the app, in place of being recorded.
    @MainActor package init(_ interleaving: Interleaving, under configuration: Configuration, traps: Bool = false) {
        let journal = RowJournal(delivery: configuration.hops)
        let host = HeadlessUI.Host(
            platform: configuration.livePlatform,
            containers: .init(lazyDisappearance: configuration.container == .silent ? .whenEvicted : .whenLetGo),
            staleDereference: traps ? .trap : .record
        ) {
            RowApp(
                items: (0..<interleaving.items).map { RowElement(id: $0 + 1) }, options: configuration.options,
                journal: journal)
        }
        let settleStep = interleaving.steps.count + 1
        journal.step = { [unowned host] in min(host.step, settleStep) }
        journal.place = { [unowned host] in host.place }
        journal.staleCount = { [unowned host] in host.issues.count { $0.isStaleDereference } }
        var script = LiveScript(interleaving, journal: journal, host: host)
        host.run { script.next() }
        outcome = LiveOutcome(journal, issue: host.issues.first { $0.isStaleDereference }, lastStep: settleStep)
        deliveries = journal.deliveries
        appearances = journal.appearances
        host.close()
    }
}

extension LiveRun {
    /// What rows did at a step, a line each: who appeared or disappeared, and then the calls of handlers.
    ///
    /// - Parameter step: counted from 1; 0 is before the first, the number of steps + 1 while the case settles.
    package func events(at step: Int) -> [String] {
        appearances.filter { $0.step == step }.map {
            "row \($0.row) \($0.isAppearing ? "appears" : "disappears")"
        }
            + deliveries.filter { $0.step == step }.map {
                switch $0.handling {
                case .reached: "\($0.place.rawValue): row \($0.row)'s handler reaches its element"
                case .skipped: "\($0.place.rawValue): row \($0.row)'s handler returns early"
                case .stale: "\($0.place.rawValue): row \($0.row)'s handler dereferences a stale binding"
                }
            }
    }
}

/// What a live run came to.
package struct LiveOutcome: Hashable, Sendable {
    /// What the model calls by the same names (`semantics`, section 5).
    package struct Stale: Hashable, Sendable {
        /// How it went wrong.
        package let kind: VerdictKind
        /// The id of the row that reads.
        package let row: Int
        /// The index that the binding captured.
        package let index: Int
        /// The count for out-of-range, the id of the element there for wrong-element.
        package let found: Int
        /// The step that is being executed when the handler runs, counted from 1.
        package let step: Int
        /// Where in the loop the handler runs.
        package let place: Place
        /// The step that the causing mutation comes from.
        package let causeStep: Int
        /// Where the causing mutation ran.
        package let causePlace: Place
    }

    /// The first stale dereference; nil where the case is clean.
    package let stale: Stale?
    /// The handlers that reached an element or a stale index.
    package let delivered: Int
    /// The handlers that returned early.
    package let skipped: Int
    /// The deliveries that still wait after the case has settled.
    package let undelivered: Int
    /// Whether a handler that its guard let pass ran on another thread.
    package let offMain: Bool

    /// What the model says of the same case.
    package init(_ outcome: Outcome) {
        stale = outcome.stale.map {
            Stale(
                kind: $0.kind, row: $0.row, index: $0.index, found: $0.found, step: $0.step, place: $0.place,
                causeStep: $0.causeStep, causePlace: $0.causePlace)
        }
        delivered = outcome.delivered
        skipped = outcome.skipped
        undelivered = outcome.undelivered
        offMain = outcome.offMain
    }

    init(_ journal: RowJournal, issue: RuntimeIssue?, lastStep: Int) {
        stale = issue.flatMap { Stale($0, journal, lastStep: lastStep) }
        delivered = journal.deliveries.count { $0.handling != .skipped }
        skipped = journal.deliveries.count { $0.handling == .skipped }
        undelivered = stale == nil ? journal.waitingCount : 0
        offMain = journal.isOffMain
    }
}

extension LiveOutcome.Stale {
    /// Reads a stale dereference off the issue that the runtime reported, and finds its cause in the journal.
    init?(_ issue: RuntimeIssue, _ journal: RowJournal, lastStep: Int) {
        guard case .staleDereference(let staleness, let id) = issue.kind, let row = id?.base.base as? Int else {
            return nil
        }
        let index: Int
        switch staleness {
        case .outOfRange(let position, let count):
            (kind, index, found) = (.outOfRange, position, count)
        case .wrongElement(let position, let foundID):
            (kind, index, found) = (.wrongElement, position, foundID.base.base as? Int ?? 0)
        case .foundNil:
            return nil
        }
        self.row = row
        self.index = index
        step = min(issue.step, lastStep)
        place = issue.place.modelPlace
        let cause = journal.changes.last { index < $0.before.count && $0.before[index] == row }
        causeStep = cause?.step ?? 0
        causePlace = cause?.place.modelPlace ?? .wait
    }
}

/// The steps of a case as steps of the host, and then those with which it settles.
@MainActor private struct LiveScript {
    private let interleaving: Interleaving
    private let journal: RowJournal
    private unowned let host: HeadlessUI.Host
    private let ids: IDSource
    private var position = 0
    /// The steps with which the case settles, once it does.
    private var settling: [HostStep]?

    /// The id of the next new element; shared by the steps that were deferred.
    private final class IDSource {
        var next: Int
        init(next: Int) { self.next = next }
    }

    init(_ interleaving: Interleaving, journal: RowJournal, host: HeadlessUI.Host) {
        self.interleaving = interleaving
        self.journal = journal
        self.host = host
        ids = IDSource(next: interleaving.items + 1)
    }

    mutating func next() -> HostStep? {
        if !journal.hasEnded, let step = nextOfCase() ?? nextOfSettling() { return step }
        journal.end()
        return nil
    }

    private mutating func nextOfCase() -> HostStep? {
        guard position < interleaving.steps.count else { return nil }
        position += 1
        return liveStep(interleaving.steps[position - 1], number: position)
    }

    /// `semantics`, section 4.
    private mutating func nextOfSettling() -> HostStep? {
        if settling == nil { settling = (host.isTracking ? [.release] : []) + [.idle, .event, .idle] }
        return settling?.isEmpty == false ? settling?.removeFirst() : nil
    }

    private func liveStep(_ step: Step, number: Int) -> HostStep {
        let journal = journal
        switch step {
        case .loop(.event): return .event
        case .loop(.source): return .source
        case .loop(.timer): return .timer
        case .loop(.idle): return .idle
        case .loop(.track): return .track
        case .loop(.release): return .release
        case .post: return .action(action(.post, number))
        case .mutate(let mutation): return .action(action(.mutate(mutation), number))
        case .perform(let deferred): return .perform(action(deferred, number))
        case .async(let deferred): return .async(action(deferred, number))
        case .backgroundPost: return .background { journal.post(from: number) }
        case .reap: return .action { [unowned host] in host.reap() }
        case .scroll(let index):
            return .action { [unowned host] in host.scroll(to: Int(index) % max(1, journal.items.wrappedValue.count)) }
        }
    }

    private func action(_ action: DeferredAction, _ number: Int) -> @MainActor @Sendable () -> Void {
        let journal = journal
        let ids = ids
        return {
            guard !journal.hasEnded else { return }
            switch action {
            case .post: journal.post(from: number)
            case .mutate(let mutation): journal.apply(mutation, from: number, nextID: &ids.next)
            }
        }
    }
}

extension RowJournal {
    /// Posts the notification, from a step of the case.
    fileprivate func post(from step: Int) {
        NotificationCenter.default.post(name: .rowsShouldLook, object: nil, userInfo: ["step": step])
    }
}

extension LoopPlace {
    var modelPlace: Place {
        switch self {
        case .event: .event
        case .source: .source
        case .timer: .timer
        case .blocks: .blocks
        case .queue: .queue
        case .beforeWaiting: .beforeWaiting
        case .exit: .exit
        case .wait: .wait
        }
    }
}

extension Configuration {
    fileprivate var livePlatform: HostPlatform { platform == .ios ? .iOS : .macOS }

    fileprivate var options: RowAppOptions {
        var options = RowAppOptions()
        switch container {
        case .eager: options.container = .eager
        case .animated: options.container = .animated
        case .lazy, .silent: options.container = .lazy
        }
        switch handler {
        case .read: options.handler = .read
        case .write: options.handler = .write
        case .remove: options.handler = .remove
        }
        switch `guard` {
        case .unguarded: options.guard = .unguarded
        case .appeared: options.guard = .appeared
        case .inRange: options.guard = .inRange
        case .contains: options.guard = .contains
        case .all: options.guard = .all
        }
        options.looksUpByID = access == .identity
        return options
    }

    /// The hops between the post and the handler, as Combine spells them.
    fileprivate var hops: (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never> {
        let exit = RunOnMainRunLoopExitScheduler.shared
        switch delivery {
        case .immediate: return { $0 }
        case .runLoop: return { $0.receive(on: RunLoop.main).eraseToAnyPublisher() }
        case .common: return { $0.receive(on: RunOnMainRunLoopCommonModesScheduler.shared).eraseToAnyPublisher() }
        case .queue: return { $0.receive(on: DispatchQueue.main).eraseToAnyPublisher() }
        case .exit: return { $0.receive(on: exit).eraseToAnyPublisher() }
        case .runLoopExit: return { $0.receive(on: RunLoop.main).receive(on: exit).eraseToAnyPublisher() }
        case .commit: return { $0.receive(on: RunOnMainRunLoopCommitScheduler.shared).eraseToAnyPublisher() }
        }
    }
}

extension Place {
    /// The live engine spells places as the model does.
    var livePlace: LoopPlace? { LoopPlace(rawValue: description) }
}
