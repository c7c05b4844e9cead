import FuzzEngine
import HeadlessUI

/// The possible next steps of a case, in the current state of its run.
struct StepChoices {
    /// The actions that the screen offers to a user.
    let actions: [UserAction]
    /// The events that can arrive from outside.
    let events: [OutsideEvent]
    /// The texts that can be typed.
    let texts: [String]
    /// Texts on screen, for which a user can search besides.
    var shownTexts: [String] = []
    let isTracking: Bool
    /// Whether the work that comes due in a long wait is soon done.
    var canWaitLong = false
    /// Whether a step is left out.
    private(set) var isLeftOut: (ViewStep) -> Bool = { _ in false }
    /// How often a person wants steps to be drawn.
    var weights = StepWeights()

    /// A few texts that every field may get: no word, one word, two words, and a number.
    private static let commonTexts = ["", "a", "Two words", "7"]
}

extension StepChoices {
    /// - Parameters:
    ///   - actions: The actions that the screen offers; `nil` to query the host.
    ///   - texts: What can be typed besides the texts of the definition.
    ///   - words: The texts on screen.
    @MainActor init<App>(
        of run: ViewRun<App>, actions: [UserAction]? = nil, typing texts: [String] = [], seeing words: [String] = []
    ) {
        var weights = StepWeights(run.setup.search.weights + App.steering.weights)
        let actions = actions ?? run.host.offeredActions
        weights.name(actions, by: run.host)
        self.init(
            actions: weights.isEmpty ? actions : actions.filter { weights.weight(of: .user($0)) > 0 },
            events: weights.isEmpty ? run.events : run.events.filter { weights.allows($0) },
            texts: Self.commonTexts + run.setup.texts + texts,
            shownTexts: actions.contains { $0.verb == .search } ? Self.names(among: words) : [],
            isTracking: run.host.isTracking,
            canWaitLong: run.host.secondsBetweenDates.map { ViewStep.longWait / $0 < Self.mostDates } ?? true,
            weights: weights)
    }

    /// Returns the first short texts of letters and spaces: a number may be another one when the case runs again.
    private static func names(among words: [String]) -> [String] {
        var names: [String] = []
        for word in words where names.count < 8 && !names.contains(word) {
            let isName = word.contains(where: \.isLetter) && word.allSatisfy { $0.isLetter || $0 == " " }
            if isName, word.count <= 30 { names.append(word) }
        }
        return names
    }

    /// Returns the choices without some steps. Events are left out by a strategy that chooses among all candidates.
    func leavingOut(_ isLeftOut: @escaping (ViewStep) -> Bool) -> StepChoices {
        var choices = StepChoices(
            actions: actions.filter { !isLeftOut(.user($0)) }, events: events, texts: texts,
            shownTexts: shownTexts, isTracking: isTracking,
            canWaitLong: canWaitLong, weights: weights)
        choices.isLeftOut = isLeftOut
        return choices
    }

    /// Draws a step as often as its weight says: one that is drawn too often is drawn again.
    func steered(_ random: inout SplitMix64, _ draw: (inout SplitMix64) -> ViewStep) -> ViewStep {
        guard !weights.isEmpty else { return draw(&random) }
        for _ in 0..<Self.mostDraws {
            let step = draw(&random)
            if random.below(weights.greatest) < weights.weight(of: step) { return step }
        }
        return .loop(.idle)
    }

    /// The number of dates within a wait up to which the run does not become slow: in an app, a date takes about a millisecond.
    private static let mostDates = 300.0

    /// The number of steps that are drawn until one is taken.
    private static let mostDraws = 64

    /// Whether an actor has any step to take.
    func can(_ actor: StepActor) -> Bool {
        switch actor {
        case .user: !actions.isEmpty
        case .outside: events.contains { $0.ways.contains { $0 != .background } }
        case .anotherThread: events.contains { $0.ways.contains(.background) }
        case .clock, .loop: true
        }
    }

    /// Draws a step of an actor that has one.
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

    /// Draws an event that can arrive in one of the accepted ways.
    func event(by isMeant: (OutsideStep.Way) -> Bool = { _ in true }, _ random: inout SplitMix64) -> OutsideStep {
        let events = events.filter { $0.ways.contains(where: isMeant) }
        let weighted = events.weighted
        let event = weighted[random.below(weighted.count)]
        let ways = event.weightedWays.filter(isMeant)
        return OutsideStep(
            kind: event.kind, name: event.name, value: 1 + random.below(event.bodies.count), ordinal: event.ordinal,
            way: ways[random.below(ways.count)])
    }

    /// Draws a wait. Where the long one can be had, it is drawn in the place of the longest other one, half of the time.
    func wait(_ random: inout SplitMix64) -> ViewStep {
        let drawn = random.below(2 * ViewStep.waits.count)
        let isLong = canWaitLong && drawn == 2 * ViewStep.waits.count - 1
        return .wait(isLong ? ViewStep.longWait : ViewStep.waits[drawn / 2])
    }

    /// The waits that can be drawn.
    var waits: [Double] { ViewStep.waits + (canWaitLong ? [ViewStep.longWait] : []) }

    func loop(_ random: inout SplitMix64) -> ViewStep { loopSteps[random.below(loopSteps.count)] }

    /// The steps of the loop, each as often as its probability requires.
    private var loopSteps: [ViewStep] {
        [
            .loop(.idle), .loop(.idle), .loop(.event), .loop(.source), .loop(.timer),
            .loop(isTracking ? .release : .track), .endAnimations, .evictRows, .stall,
        ]
    }

    /// Returns the action with random arguments.
    func completed(_ action: UserAction, _ random: inout SplitMix64) -> UserAction {
        if action.verb.isCompletedFirst, action.text != nil || action.number != nil { return action }
        let all = completions(of: action)
        return all.count == 1 ? all[0] : all[random.below(all.count)]
    }

    /// Whether the screen still offers an action that a user took.
    func mayRepeat(_ action: UserAction) -> Bool {
        !isLeftOut(.user(action))
            && actions.contains {
                $0.verb == action.verb && $0.label == action.label && $0.rows == action.rows
            }
    }

    /// One more than the largest row position that offers an action.
    var rowCount: Int { 1 + (actions.compactMap(\.rows.first).max() ?? 0) }
}

// MARK: All candidates

extension StepChoices {
    /// A possible step, with the probability that random drawing gives it.
    struct Candidate {
        /// The step without the position of a row, which has too many values.
        let step: ViewStep
        /// The probability, in ten-thousandths, approximately.
        let share: Int
    }

    /// All possible steps, in a fixed order. Each text, slider value and way of an event is a separate candidate. Move targets are
    /// not.
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
        let totalWeight = events.reduce(0) { $0 + $1.weight }
        for event in events {
            let steps = event.weightedWays.flatMap { way in
                (1...max(1, event.bodies.count)).map { value in
                    ViewStep.outside(
                        OutsideStep(kind: event.kind, name: event.name, value: value, ordinal: event.ordinal, way: way))
                }
            }
            add(steps, 100 * StepActor.Share.outside * event.weight / totalWeight)
        }
        add(waits.map(ViewStep.wait), 100 * StepActor.Share.clock)
        add(loopSteps, 100 * StepActor.Share.loop)
        candidates.removeAll { isLeftOut($0.step) }
        guard !weights.isEmpty else { return candidates }
        return candidates.compactMap { candidate in
            let weight = weights.weight(of: candidate.step)
            return weight > 0 ? Candidate(step: candidate.step, share: candidate.share * weight) : nil
        }
    }
}

extension UserAction.Verb {
    /// Whether the argument has only a few values, each of which is a separate candidate.
    fileprivate var isCompletedFirst: Bool { takesFreeText || [.drag, .set, .magnify, .rotate].contains(self) }

    /// Whether the number of the action is the position of a row.
    var takesPosition: Bool { self == .move || self == .scroll }
}

extension [OutsideEvent] {
    /// The events, each as often as its weight says.
    fileprivate var weighted: [OutsideEvent] {
        allSatisfy { $0.weight == 1 } ? self : flatMap { Array(repeating: $0, count: $0.weight) }
    }
}

extension OutsideEvent {
    /// The ways of the event, each as often as its probability requires. Most events on the main thread arrive within a callout.
    fileprivate var weightedWays: [OutsideStep.Way] { ways + ways.prefix(2) }
}
