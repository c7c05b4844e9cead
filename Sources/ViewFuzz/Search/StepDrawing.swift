import BindingFuzz
import HeadlessUI

/// Draws steps at random: each kind of actor as often as another would think of it, and each of what an actor can do as often as
/// the rest.
struct StepDrawing {
    private var random: SplitMix64

    init(random: SplitMix64) {
        self.random = random
    }

    /// Of a hundred steps, so many are a person's, come from outside, or are the clock's; the rest is the loop's.
    private enum Share {
        static let user = 48
        static let outside = 28
        static let clock = 6
    }

    mutating func next(among choices: StepChoices) -> ViewStep {
        let drawn = random.below(100)
        if drawn < Share.user, !choices.actions.isEmpty { return .user(action(choices)) }
        if drawn < Share.user + Share.outside, !choices.events.isEmpty { return .outside(event(choices)) }
        if drawn >= 100 - Share.clock { return .wait(ViewStep.waits[random.below(ViewStep.waits.count)]) }
        return loop(choices)
    }

    private mutating func action(_ choices: StepChoices) -> UserAction {
        choices.completed(choices.actions[random.below(choices.actions.count)], &random)
    }

    private mutating func event(_ choices: StepChoices) -> OutsideStep {
        let event = choices.events[random.below(choices.events.count)]
        // Most of what comes on the main thread comes within a callout.
        let ways = event.ways + event.ways.prefix(2)
        return OutsideStep(
            kind: event.kind, name: event.name, value: 1 + random.below(event.bodies.count),
            way: ways[random.below(ways.count)])
    }

    private mutating func loop(_ choices: StepChoices) -> ViewStep {
        let steps: [ViewStep] = [
            .loop(.idle), .loop(.idle), .loop(.event), .loop(.source), .loop(.timer),
            .loop(choices.isTracking ? .release : .track), .reap,
        ]
        return steps[random.below(steps.count)]
    }
}
