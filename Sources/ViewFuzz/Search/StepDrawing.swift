import FuzzEngine

/// Draws steps at random: each kind of actor as often as another would think of it, and each of what an actor can do as often
/// as the rest.
struct StepDrawing: StepStrategy {
    let length: Int
    private var random: SplitMix64

    init(length: Int, random: SplitMix64) {
        self.length = length
        self.random = random
    }

    mutating func next(among choices: StepChoices) -> ViewStep {
        typealias Share = StepActor.Share
        let drawn = random.below(100)
        if drawn < Share.user, !choices.actions.isEmpty { return .user(choices.action(&random)) }
        if drawn < Share.user + Share.outside, !choices.events.isEmpty { return .outside(choices.event(&random)) }
        if drawn >= 100 - Share.clock { return choices.wait(&random) }
        return choices.loop(&random)
    }
}
