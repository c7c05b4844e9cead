import BindingFuzz
import FuzzEngine
import HeadlessUI

/// A run of a view's case. It has a host, and runs step by step until a failure, or until the steps have ended and the loop has
/// settled.
@MainActor final class ViewRun<App: FuzzedApp> {
    let host: Host
    let setup: FuzzSetup
    private(set) var outcome = ViewOutcome()
    /// The runtime issue that made the run fail; `nil` for other failures.
    private(set) var issue: RuntimeIssue?
    /// The number of steps so far.
    private(set) var count = 0
    /// Whether the run has ended, so that the host only removes the view.
    private(set) var isOver = false
    /// The names of the events from outside that have arrived.
    var arrived: Set<String> = []

    private let next: (ViewRun) -> ViewStep?
    /// Returns whether the run goes on after a failure that does not end the app, and that no step names.
    private let goesPast: (ViewOutcome) -> Bool
    /// The failures after which the run goes on, by name, each with the number of the step that names it.
    private var passed: [String: Int] = [:]
    /// Those of them that have occurred.
    private var met: Set<String> = []
    let listener: Listener
    /// The numbers of the steps that choose a job.
    private var jobSteps: [Int] = []
    /// Returns the steps that choose jobs before the first other step, since work begins with the view.
    private let opening: () -> ViewStep?
    private var isSettling = false
    /// The last step that has begun.
    private var moment = CaseMoment()
    /// Whether the main thread hangs until the next touch.
    private var isStalled = false
    private var settling = SettlingSteps()
    /// The remaining host steps of the current step, last one first.
    var hostSteps: [HostStep] = []
    private var seenIssues = 0
    private var oracles: RunOracles
    /// What the end of the run is compared with.
    let comparison: EndComparison<App>
    /// The difference from another run that made the run fail; `nil` for other failures.
    private(set) var difference: EndDifference?
    /// The kinds of issues that do not count as failures, each with the code that raised it.
    private(set) var issueKinds: Set<String> = []

    /// The time limit for the loop to fall asleep, in seconds of the real clock.
    private static var patience: Double { 2 }
    /// The time limit for work on other threads before each step, in seconds of the real clock.
    private static var longestWork: Double { 0.5 }
    /// The time for which the end of a case waits for what a property says must happen, in seconds of the host's clock.
    private static var longestDue: Int { 60 }

    /// Hosts the view on the loop.
    ///
    /// - Parameters:
    ///   - assumptions: What the host assumes about SwiftUI.
    ///   - opening: Returns the steps before all work of the view, which only choose jobs; `nil` at the end.
    ///   - goesPast: Returns whether the run goes on after a failure that does not end the app. Receives each failure once.
    ///   - next: Returns each step when the run is about to take it, based on the run's current state; `nil` at the end.
    init(
        of view: FuzzedView, under configuration: ViewConfiguration<App>, assuming assumptions: SystemAssumptions,
        listener: Listener = Listener(), opening: @escaping () -> ViewStep? = { nil },
        goesPast: @escaping (ViewOutcome) -> Bool = { _ in false },
        next: @escaping (ViewRun) -> ViewStep?
    ) {
        StoredState.empty()
        CaseSurroundings.begin(seed: 0)
        let setup = FuzzSetup(delivery: configuration.otherDelivery)
        var containers = Host.Containers()
        containers.bindingsFollowIdentity = configuration.access == .identity
        containers.recordsBindings = listener.recordsBindings
        containers.defersReceptions = listener.defersReceptions
        containers.handlers = listener.handlers
        containers.oracles = Set(Oracle.allCases)
        host = view.host(setup, configuration.platform, assumptions, containers)
        self.setup = setup
        oracles = RunOracles(setup.oracles(of: App.self), on: host, notingEffects: listener.effect)
        comparison = EndComparison(of: view, under: configuration, assuming: assumptions)
        self.listener = listener
        self.opening = opening
        self.goesPast = goesPast
        self.next = next
    }

    /// Runs the case to its end and returns the outcome.
    func finished() -> ViewOutcome {
        while let step = opening() { take(step) }
        look()
        if outcome.mechanism == nil { host.run(patience: Self.patience) { self.nextHostStep() } }
        hostSteps = []
        if outcome.mechanism == nil { look() }
        if outcome.mechanism == nil { settle() }
        if outcome.mechanism == nil, !host.expectsWork { comparison.noteEnd(of: host) }
        if outcome.mechanism == nil { oracles.lookAtEnd(of: host, events: setup.events) }
        lookAtIssues()
        for number in jobSteps.suffix(host.openJobChoiceCount) {
            outcome.stepsWithoutEffect.append(number)
            listener.loss("no two jobs were ready")
        }
        end()
        if outcome.mechanism == nil, listener.comparesEnds { compareEnds() }
        outcome.stepsWithoutEffect += passed.filter { !met.contains($0.key) && $0.value > 0 }.map(\.value).sorted()
        return outcome
    }

    /// Waits for the remaining tasks, as far as they can make progress.
    private func settle() {
        var rounds = 0
        while host.expectsWork, rounds < 100, outcome.mechanism == nil {
            rounds += 1
            host.rest(atMost: Self.longestWork)
            host.run(patience: Self.patience) { self.nextHostStep() }
            look()
        }
        for _ in 0..<Self.longestDue where outcome.mechanism == nil && setup.isDue && host.secondsBetweenDates != nil {
            hostSteps = [.idle, .wait(1)]
            host.run(patience: Self.patience) { self.nextHostStep() }
            look()
        }
        if outcome.mechanism == nil { lookAtProperties(isEnd: true) }
    }

    private func end() {
        listener.pause()
        isOver = true
        listener.handlers?.close()
        AccessLog.use(nil)
        // The end of the host is in no case.
        host.chooseJobs(by: nil)
        host.markSurvivors()
        seenIssues = host.issues.count
        // Issues raised while the host removes the view do not count, but for objects that stay.
        do { try host.close() } catch {}
        MissingObject.noteShown(preview: nil)
        if outcome.mechanism == nil {
            seenIssues = host.issues.count
            host.reportSurvivors(findingPaths: listener.recordsBindings)
            lookAtIssues()
        }
        CaseSurroundings.end()
    }

    private func nextHostStep() -> HostStep? {
        if host.hasOffMainWork {
            outcome.hadOtherThreads = outcome.hadOtherThreads || host.hasOtherThreads
            host.rest(atMost: Self.longestWork)
        }
        look()
        while hostSteps.isEmpty {
            guard outcome.mechanism == nil else { return nil }
            if isSettling {
                guard let steps = settling.next(for: host) else { return nil }
                hostSteps = steps
            } else {
                take(next(self))
            }
        }
        return outcome.mechanism == nil ? hostSteps.removeLast() : nil
    }

    /// Checks for failures.
    private func look() {
        listener.pause()
        if host.isAsleep { oracles.look(at: host, lost: outcome.stepsWithoutEffect, events: setup.events) }
        lookAtIssues()
        if outcome.mechanism == nil, host.isAsleep { lookAtProperties() }
    }

    private func lookAtIssues() {
        guard outcome.mechanism == nil else { return }
        let issues = host.issues
        for issue in issues[seenIssues...] where fails(by: issue) { return }
        for issue in issues[seenIssues...] { issueKinds.insert(issue.kindInCode) }
        seenIssues = issues.count
    }

    /// Ends the run at an issue, if it counts as a failure and no step goes past it. Returns whether it does.
    private func fails(by issue: RuntimeIssue) -> Bool {
        guard App.counts(issue), oracles.count(issue) else { return false }
        var failed = outcome
        failed.fail(by: issue, in: count)
        if !issue.endsApp, passes(failed) { return false }
        outcome = failed
        self.issue = issue
        return true
    }

    private func lookAtProperties(isEnd: Bool = false) {
        guard !setup.properties.isEmpty else { return }
        AccessLog.pausing { checkProperties(isEnd: isEnd) }
    }

    private func checkProperties(isEnd: Bool) {
        setup.lookAtProperties(on: host, in: moment, isEnd: isEnd, begin: listener.begin) { property, problem in
            var failed = outcome
            failed.fail(by: property.name, problem, in: count)
            if passes(failed) { return false }
            outcome = failed
            return true
        }
    }

    /// Fails by the first difference from another run. That the other run cannot be compared is a loss.
    private func compareEnds() {
        for number in comparison.numbers {
            switch comparison.result(ofStep: number, after: outcome, by: oracles.chosen) {
            case .same: continue
            case .incomparable(let reason): lose("\(comparison.words(ofStep: number)): \(reason)", in: number)
            case .different(let difference):
                guard fails(by: difference.issue) else { continue }
                self.difference = difference
                return
            }
        }
    }

    /// Returns whether the run goes on after a failure.
    private func passes(_ failed: ViewOutcome) -> Bool {
        guard let name = failed.mechanism?.description else { return true }
        guard passed[name] != nil || goesPast(failed) else { return false }
        passed[name] = passed[name] ?? 0
        met.insert(name)
        return true
    }

    /// Whether the run goes on after an issue, as one of its steps says.
    func goesOn(after issue: RuntimeIssue) -> Bool {
        var failed = ViewOutcome()
        failed.fail(by: issue, in: count)
        // An issue may come on another thread, on which a closure of the main actor traps.
        guard !issue.endsApp, let mechanism = failed.mechanism else { return false }
        return passed[mechanism.description] != nil
    }

    private func take(_ step: ViewStep?) {
        count += 1
        oracles.begin(step, count, on: host)
        comparison.take(step)
        listener.step(count, step)
        moment = CaseMoment(number: count, step: step, isAhead: step?.isTouch ?? false)
        guard let step else {
            isSettling = true
            hostSteps = settling.first(for: host)
            return
        }
        switch step {
        case .user(let action): take(action)
        case .outside(let step): take(step)
        case .loop(let step): hostSteps = [step.hostStep]
        case .wait(let seconds): hostSteps = [.wait(seconds)]
        case .endAnimations: hostSteps = [.action { self.host.endAnimations() }]
        case .evictRows: hostSteps = [.action { self.host.evictRows() }]
        case .stall: isStalled = true
        case .job(let position):
            jobSteps.append(count)
            host.chooseJob(position)
        case .past(let name): passed[name] = passed[name] ?? count
        case .compare: break
        }
    }

    /// Each touch is a separate event, which comes when the work before it is done: no hand is faster. Only while the main thread
    /// hangs does the first one come earlier. If an update between touches removes the control, the remaining touches have no effect.
    private func take(_ action: UserAction) {
        let touches = UserTouches(action)
        hostSteps = (0..<action.verb.touchCount).reversed().flatMap { number -> [HostStep] in
            [.action { self.perform(touches, number) }, .event] + (number == 0 && isStalled ? [] : [.idle])
        }
        isStalled = false
    }

    private func perform(_ touches: UserTouches, _ number: Int) {
        if number == 0 {
            listener.touch(touches.action)
            moment.isAhead = false
            oracles.touch(in: count, on: host)
        }
        setup.record?.note(touches.action, touch: number, on: host)
        do throws(ControlError) {
            try host.perform(touches, number)
        } catch {
            setup.record?.withdraw(touches.action, touch: number)
            guard number == 0 else { return }
            lose("\(error)")
            // Without the first touch, no other touches follow.
            hostSteps = []
        }
    }

    func lose(_ reason: String, in step: Int? = nil) {
        outcome.stepsWithoutEffect.append(step ?? count)
        listener.loss(reason)
    }
}
