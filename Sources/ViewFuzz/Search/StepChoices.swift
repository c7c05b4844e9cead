import FuzzEngine
import HeadlessUI

/// What the next step of a case can be, as the run is now.
struct StepChoices {
    /// What a person can do with what is on screen.
    let actions: [UserAction]
    /// What can come from outside.
    let events: [OutsideEvent]
    /// What can be typed.
    let texts: [String]
    let isTracking: Bool

    /// A few texts that every field may be given: none, one, several words, and a number.
    private static let commonTexts = ["", "a", "Two words", "7"]
}

extension StepChoices {
    /// - Parameter actions: what a person can do then, where somebody has looked already.
    @MainActor init<App>(of run: ViewRun<App>, actions: [UserAction]? = nil) {
        self.init(
            actions: actions ?? run.host.offeredActions, events: run.setup.events,
            texts: Self.commonTexts + run.setup.texts,
            isTracking: run.host.isTracking)
    }

    /// Whether an actor can do anything.
    func can(_ actor: StepActor) -> Bool {
        switch actor {
        case .user: !actions.isEmpty
        case .outside: events.contains { $0.ways.contains { $0 != .background } }
        case .anotherThread: events.contains { $0.ways.contains(.background) }
        case .clock, .loop: true
        }
    }

    /// Any step of an actor that can do something.
    func step(of actor: StepActor, _ random: inout SplitMix64) -> ViewStep {
        switch actor {
        case .user: .user(action(&random))
        case .outside: .outside(event(by: { $0 != .background }, &random))
        case .anotherThread: .outside(event(by: { $0 == .background }, &random))
        case .clock: wait(&random)
        case .loop: loop(&random)
        }
    }

    func action(_ random: inout SplitMix64) -> UserAction {
        completed(actions[random.below(actions.count)], &random)
    }

    /// An event that comes in any way, or in one of some.
    func event(by isMeant: (OutsideStep.Way) -> Bool = { _ in true }, _ random: inout SplitMix64) -> OutsideStep {
        let events = events.filter { $0.ways.contains(where: isMeant) }
        let event = events[random.below(events.count)]
        let ways = event.weightedWays.filter(isMeant)
        return OutsideStep(
            kind: event.kind, name: event.name, value: 1 + random.below(event.bodies.count),
            way: ways[random.below(ways.count)])
    }

    func wait(_ random: inout SplitMix64) -> ViewStep {
        .wait(ViewStep.waits[random.below(ViewStep.waits.count)])
    }

    func loop(_ random: inout SplitMix64) -> ViewStep { loopSteps[random.below(loopSteps.count)] }

    /// What the loop can do by itself, each as often as it should be drawn.
    private var loopSteps: [ViewStep] {
        [
            .loop(.idle), .loop(.idle), .loop(.event), .loop(.source), .loop(.timer),
            .loop(isTracking ? .release : .track), .reap,
        ]
    }

    /// The action with what it needs, drawn.
    func completed(_ action: UserAction, _ random: inout SplitMix64) -> UserAction {
        if action.verb.isCompletedFirst, action.text != nil || action.number != nil { return action }
        let all = completions(of: action)
        return all.count == 1 ? all[0] : all[random.below(all.count)]
    }

    /// One more than the greatest position of a row where something can be done.
    var rowCount: Int { 1 + (actions.compactMap(\.rows.first).max() ?? 0) }
}

// MARK: All of them

extension StepChoices {
    /// A step that can be taken, and how often it is drawn by chance alone.
    struct Candidate {
        /// Without the position of a row, of which there are many.
        let step: ViewStep
        /// In ten thousandths, about.
        let share: Int
    }

    /// All that can be done, in an order of its own. What is typed counts, and so do what a slider is set to and the way in which an
    /// event comes; where a row is moved to does not.
    var candidates: [Candidate] {
        var candidates: [Candidate] = []
        func add(_ steps: [ViewStep], _ share: Int) {
            for step in steps { candidates.append(Candidate(step: step, share: max(1, share / steps.count))) }
        }
        for action in actions {
            add(
                (action.verb.isCompletedFirst ? completions(of: action) : [action]).map(ViewStep.user),
                100 * StepActor.Share.user / actions.count)
        }
        for event in events {
            let steps = event.weightedWays.flatMap { way in
                (1...max(1, event.bodies.count)).map { value in
                    ViewStep.outside(OutsideStep(kind: event.kind, name: event.name, value: value, way: way))
                }
            }
            add(steps, 100 * StepActor.Share.outside / events.count)
        }
        add(ViewStep.waits.map(ViewStep.wait), 100 * StepActor.Share.clock)
        add(loopSteps, 100 * StepActor.Share.loop)
        return candidates
    }
}

extension UserAction.Verb {
    /// Whether what it needs is one of a few, of which each makes a step of its own.
    fileprivate var isCompletedFirst: Bool { takesFreeText || [.drag, .set, .magnify, .rotate].contains(self) }

    /// Whether its number is the position of a row.
    var takesPosition: Bool { self == .move || self == .scroll }
}

extension OutsideEvent {
    /// The ways in which it can come, each as often as it should be drawn: most of what comes on the main thread comes within a
    /// callout.
    fileprivate var weightedWays: [OutsideStep.Way] { ways + ways.prefix(2) }
}
