import FuzzEngine

/// Draws steps at random. Each kind of actor has a fixed probability, and all steps of an actor are equally likely.
struct StepDrawing: StepStrategy {
    private(set) var length: Int
    private var beginning: ArraySlice<ViewStep> = []
    private var random: SplitMix64

    init(length: Int, random: SplitMix64) {
        self.length = length
        self.random = random
    }

    mutating func begin(with steps: [ViewStep]) {
        beginning = steps[...]
        length += steps.count
    }

    mutating func next(among choices: StepChoices) -> ViewStep {
        beginning.popFirst() ?? choices.steered(&random) { Self.drawn(among: choices, &$0) }
    }

    private static func drawn(among choices: StepChoices, _ random: inout SplitMix64) -> ViewStep {
        typealias Share = StepActor.Share
        let drawn = random.below(100)
        if drawn < Share.user, !choices.actions.isEmpty { return .user(choices.action(&random)) }
        if drawn < Share.user + Share.outside, !choices.events.isEmpty { return .outside(choices.event(&random)) }
        if drawn >= 100 - Share.clock { return choices.wait(&random) }
        return choices.loop(&random)
    }
}
