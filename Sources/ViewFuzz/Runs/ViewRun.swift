import BindingFuzz
import FuzzEngine
import HeadlessUI

/// One run of a case of a view: a host of its own, followed step by step until something goes wrong or the steps have come to
/// their end and the loop has settled.
@MainActor final class ViewRun<App: FuzzedApp> {
    /// Is told what happens, for a story.
    struct Listener {
        /// A step is about to be taken; its number from 1, and one more than there are for the settling.
        var step: (Int, ViewStep?) -> Void = { _, _ in }
        /// Something comes from outside.
        var event: (OutsideStep) -> Void = { _ in }
        /// The step just taken has no effect, for a reason.
        var loss: (String) -> Void = { _ in }
        /// Code of the app may have run.
        var pause: () -> Void = {}
    }

    let host: Host
    let setup: FuzzSetup
    private(set) var outcome = ViewOutcome()
    /// What went wrong, where it is a runtime issue.
    private(set) var issue: RuntimeIssue?
    /// How many steps were taken.
    private(set) var count = 0

    private let next: (ViewRun) -> ViewStep?
    private let listener: Listener
    private var isSettling = false
    /// What the step just taken comes to, the last first.
    private var hostSteps: [HostStep] = []
    private var seenIssues = 0
    /// The kinds of issues that have come up and do not count, and in which code.
    private(set) var issueKinds: Set<String> = []

    /// How long something may keep the loop from its sleep, in seconds of the real clock.
    private static var patience: Double { 2 }
    /// How long is waited for work on other threads before each step, in seconds of the real clock.
    private static var longestWork: Double { 0.5 }

    /// Puts the view on the loop.
    ///
    /// - Parameter next: is asked for each step when it is to be taken, with the run as it is then; nil at the end.
    init(
        of view: FuzzedView, under configuration: ViewConfiguration<App>, listener: Listener = Listener(),
        next: @escaping (ViewRun) -> ViewStep?
    ) {
        let setup = FuzzSetup(delivery: configuration.otherDelivery)
        var containers = Host.Containers()
        containers.bindingsFollowIdentity = configuration.access == .identity
        host = view.host(setup, configuration.platform, containers)
        self.setup = setup
        self.listener = listener
        self.next = next
    }

    /// Runs to the end.
    func finished() -> ViewOutcome {
        look()
        if outcome.mechanism == nil { host.run(patience: Self.patience) { self.nextHostStep() } }
        hostSteps = []
        if outcome.mechanism == nil { look() }
        if outcome.mechanism == nil { settle() }
        end()
        return outcome
    }

    /// Waits for what tasks still do, as far as it can go on.
    private func settle() {
        var rounds = 0
        while host.hasOffMainWork, rounds < 100, outcome.mechanism == nil {
            rounds += 1
            host.rest(atMost: Self.longestWork)
            host.run(patience: Self.patience) { self.nextHostStep() }
            look()
        }
        if outcome.mechanism == nil { lookAtProperties() }
    }

    private func end() {
        listener.pause()
        // Issues that come up as the view is taken off the loop are nobody's.
        do { try host.close() } catch {}
    }

    private func nextHostStep() -> HostStep? {
        if host.hasOffMainWork {
            outcome.hadOtherThreads = outcome.hadOtherThreads || host.hasOtherThreads
            host.rest(atMost: Self.longestWork)
        }
        look()
        while hostSteps.isEmpty {
            guard outcome.mechanism == nil, !isSettling else { return nil }
            take(next(self))
        }
        return outcome.mechanism == nil ? hostSteps.removeLast() : nil
    }

    /// Sees whether something went wrong.
    private func look() {
        listener.pause()
        guard outcome.mechanism == nil else { return }
        let issues = host.issues
        for issue in issues[seenIssues...] where App.counts(issue) {
            outcome.fail(by: issue, in: count)
            self.issue = issue
            return
        }
        for issue in issues[seenIssues...] { issueKinds.insert(issue.kindInCode) }
        seenIssues = issues.count
        if host.isAsleep { lookAtProperties() }
    }

    private func lookAtProperties() {
        if let broken = setup.properties.first(where: { !$0.holds() }) { outcome.fail(by: broken.name, in: count) }
    }

    private func take(_ step: ViewStep?) {
        count += 1
        listener.step(count, step)
        guard let step else {
            isSettling = true
            hostSteps = [.idle, .event, .idle] + (host.isTracking ? [.release] : [])
            return
        }
        switch step {
        case .user(let action): take(action)
        case .outside(let step): take(step)
        case .loop(let step): hostSteps = [step.hostStep]
        case .wait(let seconds): hostSteps = [.wait(seconds)]
        case .reap: hostSteps = [.action { self.host.endAnimations() }]
        }
    }

    /// Each touch is an event of its own. Where an update between them takes away what is touched, nothing more is done.
    private func take(_ action: UserAction) {
        let touches = UserTouches(action)
        hostSteps = (0..<action.verb.touchCount).reversed().flatMap { number -> [HostStep] in
            [.action { self.perform(touches, number) }, .event]
        }
    }

    private func perform(_ touches: UserTouches, _ number: Int) {
        do throws(ControlError) {
            try host.perform(touches, number)
        } catch {
            guard number == 0 else { return }
            lose("\(error)")
            // There is no end of what has not begun.
            hostSteps = []
        }
    }

    private func take(_ step: OutsideStep) {
        guard let event = setup.events.first(where: { $0.kind == step.kind && $0.name == step.name }) else {
            return lose("the view has no \(step.kind.rawValue) of this name")
        }
        guard event.bodies.indices.contains(step.value - 1) else {
            return lose("there is no value of this number: there are \(event.bodies.count)")
        }
        guard event.ways.contains(step.way) else { return lose("it does not come on that thread") }
        let body = told(event.bodies[step.value - 1], step)
        switch step.way {
        case .callout: hostSteps = [.action(body)]
        case .perform: hostSteps = [.perform(body)]
        case .async: hostSteps = [.async(body)]
        case .background:
            // The definition says that it comes on another thread, whatever actor its code is of.
            let unbound = unsafeBitCast(body, to: (@Sendable () -> Void).self)
            hostSteps = [.background(unbound)]
        }
    }

    /// The code of an event, which is told when it runs.
    private func told(_ body: @escaping @MainActor () -> Void, _ step: OutsideStep) -> @MainActor @Sendable () -> Void {
        nonisolated(unsafe) let event = listener.event
        return {
            event(step)
            body()
        }
    }

    private func lose(_ reason: String) {
        outcome.stepsWithoutEffect.append(count)
        listener.loss(reason)
    }
}

extension RuntimeIssue {
    /// What went wrong, without the values, and in which code.
    fileprivate var kindInCode: String { "\("\(kind)".prefix { $0 != "(" }) \(action.map { "\($0)" } ?? "")" }
}

extension LoopStep {
    fileprivate var hostStep: HostStep {
        switch self {
        case .event: .event
        case .source: .source
        case .timer: .timer
        case .idle: .idle
        case .track: .track
        case .release: .release
        }
    }
}
