import FuzzEngine
import HeadlessUI

extension Host {
    /// Returns a step of a kept case as the screen offers it, where it is a touch of what a person would name otherwise.
    func asOffered(_ step: ViewStep, among actions: [UserAction]) -> ViewStep {
        guard case .user(let touch) = step else { return step }
        let offered = actions.first { action in
            var named = named(action)
            (named.text, named.number) = (touch.text, touch.number)
            return action.verb == touch.verb && named == touch
        }
        guard var offered else { return step }
        (offered.text, offered.number) = (touch.text, touch.number)
        return .user(offered)
    }
}

extension ViewRunner {
    /// Returns the case with rows and controls as a person would name them.
    package func respelled(
        _ testCase: ViewCase<App>, under configuration: ViewConfiguration<App>
    ) -> ViewCase<App>? {
        var respelled: ViewCase<App>?
        respell(testCase, under: configuration) { respelled = $0 }
        return respelled
    }

    /// Runs a case, and reports it at each touch with rows and controls as a person would name them.
    package func respell(
        _ testCase: ViewCase<App>, under configuration: ViewConfiguration<App>,
        reporting report: (ViewCase<App>) -> Void
    ) {
        withoutActuallyEscaping(report) { report in
            // The code calls it on this thread, before this method returns.
            nonisolated(unsafe) let report = report
            MainActor.assumeIsolated {
                guard let view = App.view(named: testCase.view) else { return }
                var steps = testCase.steps
                var number = 0
                var rest = testCase.steps[...]
                var run: ViewRun<App>?
                let listener = ViewRun<App>.Listener(
                    step: { next, _ in number = next },
                    touch: { action in
                        guard steps.indices.contains(number - 1), let host = run?.host else { return }
                        steps[number - 1] = .user(host.named(action))
                        report(testCase.replacingSteps(with: steps))
                    })
                run = ViewRun(
                    of: view, under: configuration, assuming: testCase.assumptions, listener: listener,
                    opening: { rest.popPreparation() }
                ) { _ in rest.popFirst() }
                _ = run?.finished()
                // The listener of the run refers to it.
                run = nil
            }
        }
    }
}
