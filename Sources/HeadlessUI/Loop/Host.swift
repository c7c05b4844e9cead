/// Shows a view on the real main run loop, without a screen, and follows scripts of events.
///
/// Call it on the main thread, outside of any block of the main queue (an XCTest method does; a test of Swift Testing does
/// not): the loop would not serve the queue there. One host exists at a time; making another closes it.
///
/// Where Foundation is imported, too, which has a `Host` of its own, the type is spelled `HeadlessUI.Host`; the initializer
/// needs no prefix.
@MainActor public final class Host {
    /// What containers do that SwiftUI does not document.
    public struct Containers: Sendable {
        /// The number of rows that a lazy container shows.
        public var visibleRows: Int
        /// When onDisappear is called for a row that a lazy container no longer shows.
        public var lazyDisappearance: LazyDisappearance

        /// Containers that show a number of rows, and say when one of them disappears.
        ///
        /// As many rows as a screen of usual size has: 763 points between the bars of an iPhone of 390 × 844 points, with
        /// rows of 44 points, of which the last is cut off.
        public init(visibleRows: Int = 18, lazyDisappearance: LazyDisappearance = .whenLetGo) {
            self.visibleRows = visibleRows
            self.lazyDisappearance = lazyDisappearance
        }
    }

    /// The system whose loop is kept.
    public let platform: HostPlatform
    /// What went wrong in the views so far, in order.
    nonisolated public var issues: [RuntimeIssue] { log.issues }
    /// The step of the script that is being executed, counted from 1 over all scripts; 0 before the first.
    nonisolated public var step: Int { log.step }
    /// Whether the user scrolls or drags: from the callout of a `track` up to that of the next `release`.
    public var isTracking: Bool { MainLoop.shared.isTracking }
    /// Whether the calling code is run by a step of a script.
    var isFollowingScript: Bool { MainLoop.shared.script != nil }
    /// Where in the loop the calling code runs.
    nonisolated public var place: LoopPlace { MainLoop.place }

    let graph: Graph
    private let log: IssueLog
    private static var current: Host?

    /// Puts a view on the main run loop; it is evaluated and appears before this returns.
    ///
    /// - Parameters:
    ///   - platform: The system whose loop is kept.
    ///   - containers: What containers do that is not documented.
    ///   - appearanceOrder: The order among the onAppear actions of one update.
    ///   - staleDereference: What happens where a binding is dereferenced whose element is gone.
    ///   - storedValues: What `@AppStorage` finds, by key. Nothing is kept from one host to the next.
    ///   - content: The view.
    public init<Content: View>(
        platform: HostPlatform = .iOS, containers: Containers = Containers(),
        appearanceOrder: AppearanceOrder = .outsideIn,
        staleDereference: StaleDereferencePolicy = .record, storedValues: [String: Any] = [:],
        @ViewBuilder content: () -> Content
    ) {
        Host.current?.close()
        self.platform = platform
        let log = IssueLog()
        self.log = log
        graph = Graph(
            staleDereference: staleDereference, containers: containers, appearanceOrder: appearanceOrder)
        graph.log = { log.append($0, $1) }
        Host.current = self
        MainLoop.shared.flush = { [weak graph] in graph?.flush() }
        MainLoop.shared.mode = .default
        for (key, value) in storedValues { graph.storedValues.set(value, for: key) }
        graph.mount(content(), environment: graph.firstEnvironment)
    }

    /// Follows a script: `next` is asked for each step at the moment when it is to be executed, and ends the script with nil.
    /// When this returns the loop sleeps, and nothing has noticed that it was left; what is in the loop's list of blocks
    /// by then runs before the first step of the next script.
    public func run(_ next: @escaping () -> HostStep?) {
        let loop = MainLoop.shared
        guard loop.script == nil, Host.current === self else { return }
        let log = log
        let script = ScriptRun(platform: platform, flush: { [graph] in graph.flush() }) {
            let step = next()
            if step != nil { log.step += 1 }
            return step
        }
        loop.script = script
        script.run()
        loop.script = nil
        MainLoop.isLeaving = false
    }

    /// Follows a script of steps that are known beforehand.
    public func run(_ steps: [HostStep]) {
        var rest = steps[...]
        run { rest.popFirst() }
    }

    /// Follows a script of steps that are known beforehand.
    public func run(_ steps: HostStep...) {
        run(steps)
    }

    /// Ends what the user scrolls or drags, lets the loop run until it sleeps, have an event with no code in it, and run
    /// until it sleeps again.
    public func settle() {
        if isTracking { run(.release) }
        run(.idle, .event, .idle)
    }

    /// Ends what is held on to: every row that is not live disappears and its subscriptions are cancelled, since a removal
    /// animation has ended, or a lazy container has evicted it.
    public func reap() {
        graph.reap()
    }

    /// Moves the lazy containers so that they begin at a row, or where the rest of their rows fills what they show.
    /// They ask for an update, even where nothing moves.
    public func scroll(to row: Int) {
        graph.root?.scroll(to: row)
    }

    /// Takes the view off the loop, and runs what is still pending in the loop. The issues stay.
    public func close() {
        guard Host.current === self else { return }
        Host.current = nil
        graph.unmount()
        MainLoop.shared.flush = {}
        MainLoop.shared.mode = .default
        MainLoop.shared.drain()
    }
}

/// The issues of one host, which come from whichever thread.
private final class IssueLog: @unchecked Sendable {
    private(set) var issues: [RuntimeIssue] = []
    var step = 0

    func append(_ kind: RuntimeIssue.Kind, _ access: RuntimeIssue.Access?) {
        let issue = RuntimeIssue(
            kind: kind, access: access, action: ViewAction.current, place: MainLoop.place, step: step,
            isOnMainThread: Thread.isMainThread)
        // Who writes a part of a value reads the whole of it first: `item.isDone = true` is one mistake.
        if access == .write, let last = issues.last, last.access == .read, last.isOfSameMoment(as: issue) {
            issues[issues.count - 1].access = .write
        } else {
            issues.append(issue)
        }
    }
}
