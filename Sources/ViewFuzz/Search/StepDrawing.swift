import FuzzEngine

/// Draws steps at random. Each kind of actor has a fixed probability, and all steps of an actor are equally likely.
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
