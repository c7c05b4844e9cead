import Foundation

/// Shows a view on the real main run loop, without a screen, and runs scripts of events.
///
/// Create a host in the closure of `onMainRunLoop`, which any test and any program can call. The code must run on the main
/// thread, outside any block of the main queue, because the loop would not serve the queue there. Elsewhere the initializer
/// traps with a message. Only one host exists at a time; a new host closes the previous one.
///
/// Foundation has a `Host` type as well. Where both modules are imported, spell the type `HeadlessUI.Host`; the initializer
/// needs no prefix.
@MainActor public final class Host {
    /// The platform whose run loop the host emulates.
    public let platform: HostPlatform
    /// The issues that the views have caused so far, in order. Reading this property marks them as seen.
    nonisolated public var issues: [RuntimeIssue] { log.seen() }
    /// The number of the current script step, counted from 1 over all scripts; 0 before the first step.
    nonisolated public var step: Int { log.step }
    /// Whether the user scrolls or drags: from the callout of a `track` step to the callout of the next `release` step.
    public var isTracking: Bool { MainLoop.shared.isTracking }
    /// Whether the host is still on the loop.
    var isOpen: Bool { Host.current === self }
    /// Whether a script step runs the calling code.
    var isFollowingScript: Bool { MainLoop.shared.script != nil }
    /// The place in the loop at which the calling code runs.
    nonisolated public var place: LoopPlace { MainLoop.place }

    let graph: Graph
    /// The callbacks that the app had given to the system when the host was closed.
    private(set) var callbacks: SystemCallback.Callbacks?
    private let log: IssueLog
    /// Whether jobs on other threads slept, or did not end, as the host was closed.
    private(set) var leavesJobs = false
    /// The number of waits for work that the host has given up.
    private var waitsGivenUp = 0
    private static var current: Host?
    /// The logs of the closed hosts whose issues the test has not seen yet.
    private static var closed: [IssueLog] = []
    /// Whether `closing(after:)` is running, which checks at its end that the test has seen all issues.
    private static var isFollowed = false

    /// Puts a view on the main run loop. The view has been evaluated and has appeared when the initializer returns.
    ///
    /// - Parameters:
    ///   - platform: The platform whose run loop the host emulates.
    ///   - assumptions: What the host assumes where SwiftUI documents nothing.
    ///   - containers: The size of containers, and the bindings of their rows.
    ///   - staleDereference: The reaction to a binding that is dereferenced after its element has gone.
    ///   - storedValues: The initial values of `@AppStorage`, by key, and on Linux of `UserDefaults.standard`. No value survives
    ///     the host.
    ///   - content: The view.
    public init<Content: View>(
        platform: HostPlatform = .iOS, assuming assumptions: SystemAssumptions = SystemAssumptions(),
        containers: Containers = Containers(), staleDereference: StaleDereferencePolicy = .record,
        storedValues: [String: Any] = [:],
        @ViewBuilder content: () -> Content
    ) {
        if let error = MainRunLoopError.here { preconditionFailure("\(error)") }
        Host.current?.end()
        self.platform = platform
        let log = IssueLog()
        self.log = log
        graph = Graph(
            platform: platform, assuming: assumptions, staleDereference: staleDereference, containers: containers)
        graph.menusKeepContent = platform == .macOS
        graph.log = { log.append($0, $1, $2) }
        graph.step = { log.step }
        ObservedPublishers.observe()
        Host.current = self
        graph.clock.begin()
        BackgroundWork.open()
        NetworkGate.install()
        #if os(Linux) || os(macOS)
            UIPasteboard.general.reset()
        #endif
        MainLoop.shared.flush = { [weak graph] in graph?.flush() }
        MainLoop.shared.nestedRunEnded = { [weak graph] in graph?.presentWaiting() }
        MainLoop.shared.mode = .default
        for (key, value) in storedValues { store(value, for: key) }
        graph.mount(content(), environment: graph.firstEnvironment)
    }

    /// Stores an initial value of `@AppStorage`.
    private func store(_ value: Any, for key: String) {
        #if os(Linux)
            let raw = (value as? any RawRepresentable).map { $0.rawValue as Any } ?? value
            UserDefaults.standard.set(ValueCoding<Any>.plain.encode(raw), forKey: key)
        #else
            graph.storedValues.set(value, for: key, in: graph)
        #endif
    }

    /// Runs a script. The host asks `next` for each step at the moment at which the step runs; nil ends the script.
    ///
    /// When this method returns, the loop sleeps, and no code in the loop has noticed that it was left. Blocks that are then in
    /// the loop's list run before the first step of the next script.
    public func run(_ next: @escaping () -> HostStep?) {
        run(patience: 10, next)
    }

    /// Runs a script as `run` does.
    ///
    /// - Parameter patience: The seconds of real time for which work may keep the loop from sleeping.
    package func run(patience: TimeInterval, _ next: @escaping () -> HostStep?) {
        guard canRunScript() else { return }
        let loop = MainLoop.shared
        let log = log
        let script = ScriptRun(
            platform: platform, touchUpdate: graph.assumptions.touchUpdate, clock: graph.clock, patience: patience,
            flush: { [graph] in graph.flush() }, isMenuOpen: { [graph] in graph.isMenuOpen },
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

    /// Runs a script whose steps are known in advance.
    public func run(_ steps: [HostStep]) {
        run(patience: 10, steps)
    }

    /// Runs a script whose steps are known in advance.
    public func run(_ steps: HostStep...) {
        run(steps)
    }

    private func run(patience: TimeInterval, _ steps: [HostStep]) {
        var rest = steps[...]
        run(patience: patience) { rest.popFirst() }
    }

    /// Returns whether the loop can run a script; otherwise reports an issue with the reason.
    private func canRunScript() -> Bool {
        if !isOpen {
            graph.report(.cannotRunScript("the host is closed: its test closed it, or made another host"))
        } else if isFollowingScript {
            graph.report(.cannotRunScript("a step of a script runs this code, and the loop runs that script"))
        } else {
            return true
        }
        return false
    }

    /// Runs the loop until the views and their work settle.
    ///
    /// The host ends any scrolling or dragging, runs the loop until it sleeps, sends an event without code, and runs the loop
    /// until it sleeps again. It repeats this while tasks that views or actions have started can run. Then it lets time pass until
    /// the animations that are running have ended, and begins again, up to 16 times: an animation may begin another. It does not
    /// wait for animations that repeat forever.
    ///
    /// Blocks of the main queue, jobs of the main actor, and work that the host's code has put on other queues can run. The
    /// executor of tasks is one of these queues (on Darwin, the only one). The host does not wait for suspended tasks, because
    /// `for await` may never end. Nor does it wait for results of other threads, such as a network response: use the step
    /// `until` for these.
    ///
    /// - Parameter limit: The seconds of real time after which the host stops waiting and reports an issue.
    public func settle(limit: TimeInterval = 10) {
        guard canRunScript() else { return }
        let deadline = RealTime.seconds + limit
        if isTracking { run(.release) }
        let waits = waitsGivenUp
        run(patience: limit, [.idle, .event, .idle])
        guard waitsGivenUp == waits else { return }
        settleWork(until: deadline, limit)
        for _ in 0..<Host.mostAnimationsInRow {
            guard let seconds = secondsUntilAnimationsEnd, deadline > RealTime.seconds else { return }
            run(.wait(seconds), .idle)
            settleWork(until: deadline, limit)
        }
    }

    /// The number of animations, each begun by the end of the previous one, for which settling waits.
    package static let mostAnimationsInRow = 16

    /// The seconds until all animations have ended that are running now and end by themselves; nil if there are none.
    package var secondsUntilAnimationsEnd: Double? {
        graph.animationEnds.last.map { max(0, ($0 - graph.clock.now).seconds) }
    }

    private func settleWork(until deadline: Double, _ limit: TimeInterval) {
        // A job that ends on its way to the main actor is on the main queue by then.
        while BackgroundWork.count > 0 || MainQueue.isPending {
            let rest = deadline - RealTime.seconds
            guard rest > 0 else { return giveUpWork(after: limit) }
            BackgroundWork.wait(atMost: rest)
            run(patience: rest, [.idle])
        }
        // The loop may have served the main queue once more while a script left it; no flush happens there.
        if graph.needsUpdate { run(.idle) }
    }

    /// Stops waiting for the work on other queues, and reports an issue.
    private func giveUpWork(after seconds: TimeInterval) {
        waitsGivenUp += 1
        let count = BackgroundWork.abandon()
        let work =
            switch count {
            case 0: "the main queue, whose blocks add others"
            case 1: "work of a task or block on another queue than the main one"
            default: "work of \(count) tasks or blocks on another queue than the main one"
            }
        graph.report(.gaveUpWaiting(work, seconds: seconds))
    }

    /// Ends all animations before their time: removed views disappear, and their subscriptions are canceled.
    ///
    /// Animations end by themselves when the host's clock reaches their end, as `wait` and `settle` let it.
    public func endAnimations() {
        graph.endAnimations()
        if graph.needsUpdate, !isFollowingScript { run(.idle) }
    }

    /// Evicts the rows that lazy containers keep without showing them: they disappear, and their subscriptions are canceled.
    public func evictRows() {
        graph.evictRows()
        if graph.needsUpdate, !isFollowingScript { run(.idle) }
    }

    /// Scrolls the lazy containers so that they begin at a row, or at the last position that fills the visible area.
    /// The containers request an update even if they do not move.
    public func scroll(to row: Int) {
        graph.front?.scroll(to: row)
    }

    /// Takes the view off the loop, and runs the work that is still pending in the loop. The host keeps its issues; no test
    /// sees an issue that is reported later.
    ///
    /// - Throws: `UnseenIssues` if issues were reported after the last read of `issues`.
    public func close() throws(UnseenIssues) {
        end()
        Host.closed.removeAll { $0 === log }
        let unseen = log.takeUnseen()
        if !unseen.isEmpty { throw UnseenIssues(issues: unseen) }
    }

    /// Runs code that creates hosts, closes the last one, and throws if a host has issues that the code did not read.
    static func closing<Result>(after body: () throws -> Result) throws -> Result {
        // A nested call leaves its hosts to the outer call.
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
            // The issues may have caused the failure, so print them as well.
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            throw failure
        }
    }

    private func end() {
        guard Host.current === self else { return }
        Host.current = nil
        if Host.isFollowed { Host.closed.append(log) }
        callbacks = SystemCallback.callbacksOfHost
        graph.unmount()
        // The end of the clock wakes the jobs that sleep.
        leavesJobs = BackgroundWork.lock.withLock { BackgroundWork.schedule.keepsThreads }
        graph.clock.end()
        graph.pendingAnswers.end()
        MainLoop.shared.run(while: { [graph] in graph.clock.hasOffMainWork })
        MainLoop.shared.flush = {}
        MainLoop.shared.nestedRunEnded = {}
        MainLoop.shared.mode = .default
        MainLoop.shared.tracksMenu = false
        MainLoop.shared.drain()
        BackgroundWork.close()
    }
}
