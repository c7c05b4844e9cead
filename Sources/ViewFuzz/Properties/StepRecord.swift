import HeadlessUI

/// The steps that have had an effect since the loop slept last, for properties that follow the steps.
@MainActor final class StepRecord {
    private var steps: [PerformedStep] = []
    /// The action that the user performs, as the screen showed its target before the first touch.
    private var touched: PerformedStep?

    /// Notes a touch that is about to come. An action counts at its last touch, before the touch: code of the app may run the loop,
    /// which then sleeps within the touch.
    func note(_ action: UserAction, touch number: Int, on host: HeadlessUI.Host) {
        if number == 0 { touched = PerformedStep(action, on: host) }
        if let touched, action.isLast(number) { steps.append(touched) }
    }

    /// Forgets a touch that has found no target.
    func withdraw(_ action: UserAction, touch number: Int) {
        if action.isLast(number) { withdraw() }
    }

    /// Notes an event that is about to arrive.
    func note(_ step: OutsideStep) { steps.append(PerformedStep(step)) }

    /// Forgets the last step, which has had no effect.
    func withdraw() { _ = steps.popLast() }

    /// Returns the steps, and forgets them.
    func take() -> [PerformedStep] {
        defer { steps = [] }
        return steps
    }
}

extension UserAction {
    fileprivate func isLast(_ touch: Int) -> Bool { touch + 1 == verb.touchCount }
}
