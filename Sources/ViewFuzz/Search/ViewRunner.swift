import BindingFuzz
import HeadlessUI

/// Makes cases of views and runs them, on the main thread.
package final class ViewRunner<App: FuzzedApp>: SubjectRunner {
    package typealias S = ViewSubject<App>

    package let configurations: [ViewConfiguration<App>]

    package init(under configurations: [ViewConfiguration<App>]) {
        self.configurations = configurations
    }

    package func make(_ interleaving: inout ViewCase<App>, at index: UInt64, of family: CaseFamily) {
        _ = draw(&interleaving, at: index, of: family) { _ in }
    }

    package func run(_ interleaving: ViewCase<App>) -> [ViewOutcome] {
        configurations.map { run(interleaving, under: $0) }
    }

    package func run(_ interleaving: ViewCase<App>, under configuration: ViewConfiguration<App>) -> ViewOutcome {
        MainActor.assumeIsolated { Self.run(interleaving, under: configuration, listener: .init()) }
    }

    /// Offers every step that could be drawn then.
    package func run(
        _ interleaving: ViewCase<App>, under configuration: ViewConfiguration<App>, offering offer: ([ViewStep]) -> Void
    ) -> ViewOutcome {
        withoutActuallyEscaping(offer) { offer in
            // Called on this thread, before this returns.
            nonisolated(unsafe) let offer = offer
            return MainActor.assumeIsolated {
                guard let view = App.view(named: interleaving.view) else { return ViewOutcome() }
                var rest = interleaving.steps[...]
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
        _ interleaving: ViewCase<App>, _ failures: [Failure<TextMechanism<ViewVerdict>>],
        counting rules: inout RuleCounts<ViewRule<App>>
    ) -> Bool {
        var again: [Failure<TextMechanism<ViewVerdict>>] = []
        for (position, configuration) in configurations.enumerated() {
            let outcome = run(interleaving, under: configuration)
            for (index, step) in interleaving.steps.enumerated() where index < outcome.taken(of: interleaving.steps.count) {
                for kind: ViewRule<App> in step.kinds() { rules[kind] += 1 }
            }
            rules[.noEffect] += UInt64(outcome.losses.count)
            if let mechanism = outcome.mechanism { again.append(Failure(position: position, mechanism: mechanism)) }
        }
        return Set(again) == Set(failures)
    }

    /// Runs a case, and tells what happens.
    @MainActor static func run(
        _ interleaving: ViewCase<App>, under configuration: ViewConfiguration<App>, listener: ViewRun<App>.Listener
    ) -> ViewOutcome {
        guard let view = App.view(named: interleaving.view) else { return ViewOutcome() }
        var rest = interleaving.steps[...]
        return ViewRun(of: view, under: configuration, listener: listener) { _ in rest.popFirst() }.finished()
    }

    /// Draws a case step by step from what its run offers.
    ///
    /// - Returns: what it was run under, and what that came to.
    func draw(
        _ interleaving: inout ViewCase<App>, at index: UInt64, of family: CaseFamily, telling tell: (ViewCase<App>) -> Void
    ) -> (configuration: ViewConfiguration<App>, outcome: ViewOutcome) {
        withoutActuallyEscaping(tell) { tell in
            // Called on this thread, before this returns.
            nonisolated(unsafe) let tell = tell
            return MainActor.assumeIsolated {
                var random = SplitMix64(seed: family.seed, index: index)
                let views = FuzzedViews<App>.chosen
                let view = views[random.below(views.count)]
                let platform = HostPlatform.allCases[random.below(HostPlatform.allCases.count)]
                let configuration = ViewConfiguration<App>(
                    platform: platform, delivery: ViewConfiguration<App>.written, access: .index)
                var drawn = ViewCase<App>(view: view.name)
                tell(drawn)
                let length = 1 + random.below(family.length)
                var drawing = StepDrawing(random: random)
                let run = ViewRun(of: view, under: configuration) { run in
                    guard drawn.steps.count < length else { return nil }
                    let step = drawing.next(among: StepChoices(of: run))
                    drawn.steps.append(step)
                    tell(drawn)
                    return step
                }
                let outcome = run.finished()
                interleaving = drawn
                return (configuration, outcome)
            }
        }
    }
}

extension ViewOutcome {
    /// How many of a number of steps were taken.
    fileprivate func taken(of count: Int) -> Int { mechanism == nil || step == 0 ? count : min(step, count) }
}
