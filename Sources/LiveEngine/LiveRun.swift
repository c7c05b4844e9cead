import BindingFuzz
import HeadlessUI

/// One case under one configuration, run by real view code on the real main run loop with real Combine pipelines.
package struct LiveRun: Sendable {
    /// The outcome, in the model's terms. Only the model knows the row state of a mechanism.
    package let outcome: LiveOutcome
    /// The handler calls, and the reads that handlers left to the main queue, in order.
    let deliveries: [RowJournal.Delivery]
    /// The rows that appeared or disappeared, in order.
    let appearances: [RowJournal.Appearance]
    /// The steps that resumed suspended handlers, in order.
    let resumptions: [Int]
    /// The observable state before each step, including the steps that settle the case, and after the last one. The list ends when
    /// the case ends, and is empty if a custom scheduler delivers.
    package let moments: [LiveMoment]

    /// The time for which the loop may stay awake, in seconds of the real clock.
    private static let patience = 10.0

    /// Runs a case. Call this on the main thread, outside any block of the main queue.
    ///
    /// - Parameters:
    ///   - testCase: the case.
    ///   - configuration: the deployment of the app.
    ///   - spelling: the spelling of an `async` handler.
    ///   - traps: whether an out-of-range index traps, as in the app, instead of being recorded.
    ///   - own: the delivery that replaces the configuration's delivery, or `nil` to keep that one.
    @MainActor package init(
        _ testCase: Interleaving, under configuration: Configuration, spelling: AsyncSpelling = .dispatchQueue,
        traps: Bool = false, by own: OwnDelivery? = nil
    ) {
        let journal = RowJournal(delivery: own?.deliver ?? configuration.hops)
        let host = HeadlessUI.Host(
            platform: configuration.platform.hostPlatform, assuming: configuration.assumptions,
            // The model shows the same number of rows (`semantics`, section 3).
            containers: .init(visibleRows: 3),
            staleDereference: traps ? .trap : .record
        ) {
            RowApp(
                items: (0..<testCase.items).map { RowElement(id: $0 + 1) },
                options: configuration.options(spelling), journal: journal)
        }
        let settleStep = testCase.steps.count + 1
        journal.step = { [unowned host] in min(host.step, settleStep) }
        journal.place = { [unowned host] in host.place }
        journal.staleCount = { [unowned host] in host.issues.count { $0.isStaleDereference } }
        var script = LiveScript(testCase, journal: journal, host: host)
        var moments: [LiveMoment] = []
        host.run(patience: own == nil ? Self.patience : OwnDelivery.patience) {
            if own != nil {
                host.rest(atMost: OwnDelivery.longestWork)
            } else if !journal.hasEnded {
                moments.append(LiveMoment(journal, host))
            }
            return script.next()
        }
        self.moments = moments
        outcome = LiveOutcome(journal, issue: host.issues.first { $0.isStaleDereference }, lastStep: settleStep)
        deliveries = journal.deliveries
        appearances = journal.appearances
        resumptions = journal.resumptions
        journal.releaseSuspended()
        // The outcome already reflects the case. A released handler reads after the case has ended.
        try? host.close()
        assert(journal.isFinished, "a handler of this run would continue in the next one")
    }
}

extension LiveRun {
    /// Returns the row events of a step, one line each: first rows that appear or disappear, then handler calls, then resumptions.
    ///
    /// - Parameter step: the step, counted from 1. Step 0 precedes the first one; the number of steps + 1 is the settling of the
    ///   case.
    package func events(at step: Int) -> [String] {
        appearances.filter { $0.step == step }.map {
            "row \($0.row) \($0.isAppearing ? "appears" : "disappears")"
        }
            + deliveries.filter { $0.step == step }.map {
                switch $0.handling {
                case .reached: "\($0.place.rawValue): row \($0.row)'s handler reaches its element"
                case .skipped: "\($0.place.rawValue): row \($0.row)'s handler returns early"
                case .stale: "\($0.place.rawValue): row \($0.row)'s handler dereferences a stale binding"
                case .captured: "\($0.place.rawValue): row \($0.row)'s handler defers its read to DispatchQueue.main"
                case .suspended: "\($0.place.rawValue): row \($0.row)'s handler is suspended"
                }
            }
            + resumptions.filter { $0 == step }.map { _ in "the suspended handlers are resumed" }
    }
}

extension Platform {
    /// The platform of a host that runs the loop as this one does.
    package var hostPlatform: HostPlatform { isIOS ? .iOS : .macOS }
}

extension Configuration {
    fileprivate func options(_ spelling: AsyncSpelling) -> RowAppOptions {
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
        case .async: options.handler = .async(spelling)
        case .await: options.handler = .await
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

    /// The hops between the post and the handler, in Combine's spelling.
    fileprivate var hops: (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never> {
        let hops = delivery.hops
        return { post in hops.reduce(post) { $1.receive($0) } }
    }
}

extension Hop {
    /// Receives a publisher's values on the hop's scheduler.
    fileprivate func receive(_ publisher: AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never> {
        func receive(on scheduler: some Scheduler) -> AnyPublisher<Notification, Never> {
            publisher.receive(on: scheduler).eraseToAnyPublisher()
        }
        return switch self {
        case .runLoop: receive(on: RunLoop.main)
        case .common: receive(on: RunOnMainRunLoopCommonModesScheduler.shared)
        case .queue: receive(on: DispatchQueue.main)
        case .exit: receive(on: RunOnMainRunLoopExitScheduler.shared)
        case .commit: receive(on: RunOnMainRunLoopCommitScheduler.shared)
        }
    }
}
