import FuzzEngine
import FuzzCampaign
import HeadlessUI

/// Draws cases of views and runs them on the main thread.
package final class ViewRunner<App: FuzzedApp>: CaseRunner {
    package typealias S = ViewSubject<App>

    /// The configurations that cases run under.
    package let configurations: [ViewConfiguration<App>]
    /// The strategy that draws cases.
    let strategy: StrategyName
    /// The feedback of earlier cases, if the caller provides it.
    var guide: ViewGuide?
    /// The coverage of the drawn cases.
    var screenCoverage = ScreenCoverage()
    /// The handlers that the runs have met.
    let handlers = HandlerTally()
    /// The feedback of the last drawn case.
    var lastFeedback: ViewFeedback?
    /// The number of drawn cases, including those drawn only for their feedback.
    package internal(set) var draws = 0
    /// The guides that this runner has learned.
    private var history: (family: CaseFamily, guides: GuideHistory<ViewGuide>)?

    /// Creates a runner with the strategy that the user chose.
    package convenience init(under configurations: [ViewConfiguration<App>]) {
        self.init(under: configurations, by: .chosen)
    }

    /// - Parameter strategy: The strategy that draws cases.
    package init(under configurations: [ViewConfiguration<App>], by strategy: StrategyName) {
        self.configurations = configurations
        self.strategy = strategy
    }

    /// Draws the case with this index, by running it.
    package func make(_ testCase: inout ViewCase<App>, at index: UInt64, of family: CaseFamily) {
        testCase = draw(at: index, of: family).testCase
    }

    /// Runs a case on the main thread.
    package func run(_ testCase: ViewCase<App>, under configuration: ViewConfiguration<App>) -> ViewOutcome {
        let log = handlers.log()
        return MainActor.assumeIsolated {
            Self.run(testCase, under: configuration, listener: .init(handlers: log))
        }
    }

    /// Runs a case and offers every step that could follow its last, at once or after the views are updated. A platform may update
    /// them only within the next step.
    package func run(
        _ testCase: ViewCase<App>, under configuration: ViewConfiguration<App>, offering offer: ([ViewStep]) -> Void
    ) -> ViewOutcome {
        withoutActuallyEscaping(offer) { offer in
            // The code calls it on this thread, before this method returns.
            nonisolated(unsafe) let offer = offer
            return MainActor.assumeIsolated {
                guard let view = App.view(named: testCase.view) else { return ViewOutcome() }
                var rest = testCase.steps[...]
                var atOnce: [ViewStep]?
                let run = ViewRun(
                    of: view, under: configuration, assuming: testCase.assumptions,
                    listener: .init(comparesEnds: false),
                    opening: { rest.popPreparation() }
                ) { run in
                    if let step = rest.popFirst() { return step }
                    let steps = StepChoices(of: run).all
                    guard let first = atOnce else {
                        atOnce = steps
                        return .loop(.idle)
                    }
                    let known = Set(first)
                    offer(first + steps.filter { !known.contains($0) })
                    return nil
                }
                return run.finished()
            }
        }
    }

    /// Runs the steps before the last one, and returns the number of that step on the screen that it meets.
    package func lastStep(of testCase: ViewCase<App>, under configuration: ViewConfiguration<App>) -> UInt64? {
        MainActor.assumeIsolated {
            guard let view = App.view(named: testCase.view), let last = testCase.steps.last else { return nil }
            var rest = testCase.steps.dropLast()
            var number: UInt64?
            let run = ViewRun(
                of: view, under: configuration, assuming: testCase.assumptions, listener: .init(comparesEnds: false),
                opening: { rest.popPreparation() }
            ) { run in
                if let step = rest.popFirst() { return step }
                let glance = run.host.glance
                let screen = ScreenObservation(view: view.name, texts: glance.words, actions: glance.actions).screen
                number = screen ^ run.host.asOffered(last, among: glance.actions).key
                return nil
            }
            _ = run.finished()
            return number
        }
    }

    /// Runs a case again, counts the kinds of its steps, and returns whether the failures are the same.
    package func recheck(
        _ testCase: ViewCase<App>, _ failures: [Failure<TextMechanism<ViewVerdict>>],
        counting rules: inout RuleCounts<ViewRule<App>>
    ) -> Bool {
        var again: [Failure<TextMechanism<ViewVerdict>>] = []
        for (position, configuration) in configurations.enumerated() {
            let outcome = run(testCase, under: configuration)
            for (index, step) in testCase.steps.enumerated()
            where index < outcome.taken(of: testCase.steps.count) {
                for kind in step.kinds { rules[.kind(kind)] += 1 }
            }
            rules[.noEffect] += UInt64(outcome.stepsWithoutEffect.count)
            if let mechanism = outcome.mechanism { again.append(Failure(position: position, mechanism: mechanism)) }
        }
        return Set(again) == Set(failures)
    }

    /// Runs a case and reports its events to a listener.
    @MainActor static func run(
        _ testCase: ViewCase<App>, under configuration: ViewConfiguration<App>, listener: ViewRun<App>.Listener
    ) -> ViewOutcome {
        guard let view = App.view(named: testCase.view) else { return ViewOutcome() }
        var rest = testCase.steps[...]
        return ViewRun(
            of: view, under: configuration, assuming: testCase.assumptions, listener: listener,
            opening: { rest.popPreparation() }
        ) { _ in rest.popFirst() }.finished()
    }

    /// Returns the feedback of earlier cases for the strategy that draws this one.
    func guide(at index: UInt64, of family: CaseFamily) -> ViewGuide {
        if let guide { return guide }
        guard strategy.isLearning else { return .untaught }
        var guides = history?.family == family ? history?.guides ?? GuideHistory() : GuideHistory()
        history = nil
        let guide = guides.guide(at: index) { indices, guide in
            self.guide = guide
            defer { self.guide = nil }
            let screenCoverage = screenCoverage
            let handlers = handlers.take()
            defer {
                self.screenCoverage = screenCoverage
                self.handlers.put(handlers)
            }
            return indices.map { draw(at: $0, of: family).feedback }
        }
        history = (family, guides)
        return guide
    }

    /// Records the feedback of a drawn case, so that the case need not be drawn again for it.
    func note(_ feedback: ViewFeedback, at index: UInt64, of family: CaseFamily) {
        lastFeedback = feedback
        if history?.family == family { history?.guides.note(feedback, at: index) }
    }
}

extension ViewOutcome {
    /// Returns the number of steps that the run took, out of the case's steps.
    fileprivate func taken(of count: Int) -> Int { mechanism == nil || step == 0 ? count : min(step, count) }
}
