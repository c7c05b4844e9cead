import FuzzEngine

/// Draws the number of steps for each actor with the probabilities of random drawing, then orders the steps by priorities that
/// change a few times. Thus a user acts many times in a row before anything else, or every event arrives between two touches.
/// Random drawing alone rarely does either.
struct PrioritySteps: StepStrategy {
    /// The maximum number of ordering constraints that a case seeks at once.
    private static let mostDepth = 5

    private(set) var length: Int
    private var beginning: ArraySlice<ViewStep> = []
    private var random: SplitMix64
    private var order: PriorityOrder
    /// The number of remaining steps by actor.
    private var left: [Int]

    init(length: Int, random: SplitMix64) {
        var random = random
        left = StepActor.allCases.map { _ in 0 }
        for _ in 0..<length {
            let drawn = random.below(100)
            let actor: StepActor =
                switch drawn {
                case ..<StepActor.Share.user: .user
                case ..<(StepActor.Share.user + StepActor.Share.outside):
                    random.below(2) == 0 ? .outside : .anotherThread
                case (100 - StepActor.Share.clock)...: .clock
                default: .loop
                }
            left[actor.rawValue] += 1
        }
        let depth = 1 + random.below(Self.mostDepth)
        order = PriorityOrder(actors: left.count, steps: length, depth: depth, &random)
        self.length = length
        self.random = random
    }

    mutating func begin(with steps: [ViewStep]) {
        beginning = steps[...]
        length += steps.count
    }

    mutating func next(among choices: StepChoices) -> ViewStep {
        if let step = beginning.popFirst() { return step }
        moveUnassignedSteps(choices)
        let ready = StepActor.allCases.filter { left[$0.rawValue] > 0 && choices.can($0) }
        guard let number = order.next(among: ready.map(\.rawValue)), let actor = StepActor(rawValue: number) else {
            return choices.loop(&random)
        }
        left[number] -= 1
        return choices.steered(&random) { choices.step(of: actor, &$0) }
    }

    /// Moves the steps of an actor without events to another: from one kind of thread to the other, or to the user if the
    /// definition has no events at all.
    private mutating func moveUnassignedSteps(_ choices: StepChoices) {
        func move(_ actor: StepActor, elseTo other: StepActor) {
            guard !choices.can(actor) else { return }
            let heir = choices.can(other) ? other : .user
            left[heir.rawValue] += left[actor.rawValue]
            left[actor.rawValue] = 0
        }
        move(.outside, elseTo: .anotherThread)
        move(.anotherThread, elseTo: .outside)
    }
}
