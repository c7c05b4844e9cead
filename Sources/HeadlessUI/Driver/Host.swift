import Foundation

/// Shows a view on the real main run loop, without a screen, and follows scripts of events.
///
/// It is made in the closure of `onMainRunLoop`, which any test and any program can call: on the main thread, outside of
/// any block of the main queue, since the loop would not serve the queue there. Elsewhere it traps, and says so. One host
/// exists at a time; making another closes it.
///
/// Where Foundation is imported, too, which has a `Host` of its own, the type is spelled `HeadlessUI.Host`; the initializer
/// needs no prefix.
@MainActor public final class Host {
    /// The system whose loop is kept.
    public let platform: HostPlatform
    /// What went wrong in the views so far, in order. Who asks has looked at them.
    nonisolated public var issues: [RuntimeIssue] { log.seen() }
    /// The step of the script that is being executed, counted from 1 over all scripts; 0 before the first.
    nonisolated public var step: Int { log.step }
    /// Whether the user scrolls or drags: from the callout of a `track` up to that of the next `release`.
    public var isTracking: Bool { MainLoop.shared.isTracking }
    /// Whether it is on the loop still.
    var isOpen: Bool { Host.current === self }
    /// Whether the calling code is run by a step of a script.
    var isFollowingScript: Bool { MainLoop.shared.script != nil }
    /// Where in the loop the calling code runs.
    nonisolated public var place: LoopPlace { MainLoop.place }

    let graph: Graph
    private let log: IssueLog
    private static var current: Host?
    /// The issues of the hosts that are closed, whose end a test has still to see.
    private static var closed: [IssueLog] = []
    /// Whether the code that runs is a whole test, at whose end somebody asks whether issues were seen.
    private static var isFollowed = false

    /// Puts a view on the main run loop; it is evaluated and appears before this returns.
    ///
    /// - Parameters:
    ///   - platform: The system whose loop is kept.
    ///   - containers: What containers do that is not documented.
    ///   - presentations: What sheets, alerts and menus do that is not documented.
    ///   - navigation: What stacks of pages and tabs do that is not documented.
    ///   - appearanceOrder: The order among the onAppear actions of one update.
    ///   - staleDereference: What happens where a binding is dereferenced whose element is gone.
    ///   - storedValues: What `@AppStorage` finds, by key. Nothing is kept from one host to the next.
    ///   - content: The view.
    public init<Content: View>(
        platform: HostPlatform = .iOS, containers: Containers = Containers(),
        presentations: Presentations = Presentations(), navigation: Navigation = Navigation(),
        appearanceOrder: AppearanceOrder = .outsideIn,
        staleDereference: StaleDereferencePolicy = .record, storedValues: [String: Any] = [:],
        @ViewBuilder content: () -> Content
    ) {
        if let error = MainRunLoopError.here { preconditionFailure("\(error)") }
        Host.current?.end()
        self.platform = platform
        let log = IssueLog()
        self.log = log
        graph = Graph(
            staleDereference: staleDereference, containers: containers, appearanceOrder: appearanceOrder)
        graph.presentations = presentations
        graph.navigation = navigation
        graph.log = { log.append($0, $1) }
        Host.current = self
        graph.clock.begin()
        BackgroundWork.startCounting()
        MainLoop.shared.flush = { [weak graph] in graph?.flush() }
        MainLoop.shared.mode = .default
        for (key, value) in storedValues { graph.storedValues.set(value, for: key, in: graph) }
        graph.mount(content(), environment: graph.firstEnvironment)
    }

    /// Follows a script: `next` is asked for each step at the moment when it is to be executed, and ends the script with nil.
    /// When this returns the loop sleeps, and nothing has noticed that it was left; what is in the loop's list of blocks
    /// by then runs before the first step of the next script.
    public func run(_ next: @escaping () -> HostStep?) {
        run(patience: 10, next)
    }

    /// Follows a script as `run` does.
    ///
    /// - Parameter patience: the seconds of the real clock for which something may keep the loop from its sleep.
    package func run(patience: TimeInterval, _ next: @escaping () -> HostStep?) {
        guard canRunScript() else { return }
        let loop = MainLoop.shared
        let log = log
        let script = ScriptRun(
            platform: platform, clock: graph.clock, patience: patience, flush: { [graph] in graph.flush() },
            giveUp: { [weak self] in self?.giveUpWork(after: $0) }, report: { [graph] in graph.report($0) }
        ) {
            let step = next()
            if step != nil { log.beginStep() }
            return step
        }
        loop.script = script
        script.run()
        loop.script = nil
        MainLoop.isLeaving = false
    }

    /// Follows a script of steps that are known beforehand.
    public func run(_ steps: [HostStep]) {
        run(patience: 10, steps)
    }

    /// Follows a script of steps that are known beforehand.
    public func run(_ steps: HostStep...) {
        run(steps)
    }

    private func run(patience: TimeInterval, _ steps: [HostStep]) {
        var rest = steps[...]
        run(patience: patience) { rest.popFirst() }
    }

    /// Whether the loop can be run; where it cannot, an issue says why.
    private func canRunScript() -> Bool {
        if !isOpen {
            graph.report(.cannotRunScript("the host is closed, by its test or since another was made"))
        } else if isFollowingScript {
            graph.report(.cannotRunScript("a step of a script runs this code, and the loop runs that script"))
        } else {
            return true
        }
        return false
    }

    /// Ends what the user scrolls or drags, lets the loop run until it sleeps, have an event with no code in it, and run
    /// until it sleeps again; and so on while tasks that views or actions have begun can run.
    ///
    /// What can run are blocks of the main queue, jobs of the main actor, and what the host's code has put on other queues, of
    /// which the executor of tasks is one (only that on Darwin). A task that waits for something is not waited for: `for await`
    /// may never end. Nor is what another thread brings about by itself, as a network does: the step `until` waits for that.
    ///
    /// - Parameter limit: the seconds of the real clock after which what still runs is not waited for any longer, and an
    /// issue says so.
    public func settle(limit: TimeInterval = 10) {
        guard canRunScript() else { return }
        let deadline = Date.now + limit
        if isTracking { run(.release) }
        run(patience: limit, [.idle, .event, .idle])
        // A job that ends on its way to the main actor is on the main queue by then.
        while BackgroundWork.count > 0 || MainQueue.isPending {
            let rest = deadline.timeIntervalSinceNow
            guard rest > 0 else { return giveUpWork(after: limit) }
            BackgroundWork.wait(until: deadline)
            run(patience: rest, [.idle])
        }
        // The loop may have served the main queue once more while a script left it, where nothing is flushed.
        if graph.needsUpdate { run(.idle) }
    }

    /// Does not wait any longer for the work that is on other queues, and says so.
    private func giveUpWork(after seconds: TimeInterval) {
        let count = BackgroundWork.abandon()
        let work =
            switch count {
            case 0: "the main queue, whose blocks add others"
            case 1: "work of a task or block on another queue than the main one"
            default: "work of \(count) tasks or blocks on another queue than the main one"
            }
        graph.report(.gaveUpWaiting(work, seconds: seconds))
    }

    /// Ends what is held on to: every row that is not live disappears and its subscriptions are cancelled, since a removal
    /// animation has ended, or a lazy container has evicted it.
    public func reap() {
        graph.endAnimations()
        if graph.needsUpdate, !isFollowingScript { run(.idle) }
    }

    /// Moves the lazy containers so that they begin at a row, or where the rest of their rows fills what they show.
    /// They ask for an update, even where nothing moves.
    public func scroll(to row: Int) {
        graph.front?.scroll(to: row)
    }

    /// Takes the view off the loop, and runs what is still pending in the loop. The issues stay; one that comes up later is of
    /// no test.
    ///
    /// - Throws: `UnseenIssues` where there are some that came up after `issues` was looked at last.
    public func close() throws(UnseenIssues) {
        end()
        Host.closed.removeAll { $0 === log }
        let unseen = log.takeUnseen()
        if !unseen.isEmpty { throw UnseenIssues(issues: unseen) }
    }

    /// Runs code that makes hosts, closes the last of them, and fails where one of them had issues that nobody looked at.
    static func closing<Result>(after body: () throws -> Result) throws -> Result {
        // Who is called by code that is followed already leaves its hosts to that.
        if isFollowed { return try body() }
        isFollowed = true
        defer {
            isFollowed = false
            closed = []
        }
        let result = Swift.Result { try body() }
        current?.end()
        let unseen = closed.flatMap { $0.takeUnseen() }
        guard !unseen.isEmpty else { return try result.get() }
        let error = UnseenIssues(issues: unseen)
        switch result {
        case .success: throw error
        case .failure(let failure):
            // What is thrown may come of them.
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            throw failure
        }
    }

    private func end() {
        guard Host.current === self else { return }
        Host.current = nil
        if Host.isFollowed { Host.closed.append(log) }
        graph.unmount()
        graph.clock.end()
        MainLoop.shared.run(while: { [graph] in graph.clock.hasOffMainWork })
        MainLoop.shared.flush = {}
        MainLoop.shared.mode = .default
        MainLoop.shared.drain()
    }
}
