import FuzzEngine
import FuzzCampaign
import HeadlessUI

/// Makes cases of views and runs them, on the main thread.
package final class ViewRunner<App: FuzzedApp>: CaseRunner {
    package typealias S = ViewSubject<App>

    package let configurations: [ViewConfiguration<App>]
    /// By what cases are drawn.
    let strategy: StrategyName
    /// What earlier cases have taught, where somebody else has learned it.
    var guide: ViewGuide?
    /// What was seen in the cases that were drawn.
    var sights = ScreenCoverage()
    /// What the case teaches that was drawn last.
    private(set) var lastLesson: ViewFeedback?
    /// How many cases were drawn, those that were only to teach among them.
    package internal(set) var draws = 0
    /// What was learned here.
    private var course: (family: CaseFamily, guides: GuideHistory<ViewGuide>)?

    package convenience init(under configurations: [ViewConfiguration<App>]) {
        self.init(under: configurations, by: .chosen)
    }

    /// - Parameter strategy: by what cases are drawn.
    package init(under configurations: [ViewConfiguration<App>], by strategy: StrategyName) {
        self.configurations = configurations
        self.strategy = strategy
    }

    package func make(_ testCase: inout ViewCase<App>, at index: UInt64, of family: CaseFamily) {
        testCase = draw(at: index, of: family).testCase
    }

    package func run(_ testCase: ViewCase<App>, under configuration: ViewConfiguration<App>) -> ViewOutcome {
        MainActor.assumeIsolated { Self.run(testCase, under: configuration, listener: .init()) }
    }

    /// Offers every step that could be drawn then.
    package func run(
        _ testCase: ViewCase<App>, under configuration: ViewConfiguration<App>, offering offer: ([ViewStep]) -> Void
    ) -> ViewOutcome {
        withoutActuallyEscaping(offer) { offer in
            // Called on this thread, before this returns.
            nonisolated(unsafe) let offer = offer
            return MainActor.assumeIsolated {
                guard let view = App.view(named: testCase.view) else { return ViewOutcome() }
                var rest = testCase.steps[...]
                let run = ViewRun(of: view, under: configuration) { run in
                    if let step = rest.popFirst() { return step }
                    offer(StepChoices(of: run).all)
                    return nil
                }
                return run.finished()
            }
        }
    }

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

    /// Runs a case, and tells what happens.
    @MainActor static func run(
        _ testCase: ViewCase<App>, under configuration: ViewConfiguration<App>, listener: ViewRun<App>.Listener
    ) -> ViewOutcome {
        guard let view = App.view(named: testCase.view) else { return ViewOutcome() }
        var rest = testCase.steps[...]
        return ViewRun(of: view, under: configuration, listener: listener) { _ in rest.popFirst() }.finished()
    }

    /// What earlier cases have taught whoever draws this one.
    func guide(at index: UInt64, of family: CaseFamily) -> ViewGuide {
        if let guide { return guide }
        guard strategy.isLearning else { return .untaught }
        var guides = course?.family == family ? course?.guides ?? GuideHistory() : GuideHistory()
        course = nil
        let guide = guides.guide(at: index) { indices, guide in
            self.guide = guide
            defer { self.guide = nil }
            let sights = sights
            defer { self.sights = sights }
            return indices.map { draw(at: $0, of: family).lesson }
        }
        course = (family, guides)
        return guide
    }

    /// Takes what a case has taught that was drawn: it need not be drawn once more for that.
    func note(_ lesson: ViewFeedback, at index: UInt64, of family: CaseFamily) {
        lastLesson = lesson
        if course?.family == family { course?.guides.note(lesson, at: index) }
    }
}

extension ViewOutcome {
    /// How many of a number of steps were taken.
    fileprivate func taken(of count: Int) -> Int { mechanism == nil || step == 0 ? count : min(step, count) }
}
