import FuzzEngine
import HeadlessUI

/// Goes to a rarely seen screen by a known path. From there, prefers steps that were rarely taken or that led to something new:
/// first return, then explore (Ecoffet, Huizinga, Lehman, Stanley, Clune, Nature 590, 2021).
///
/// Steps earlier in the same case count, too, so that a case rarely repeats a step on a screen that offers more. A step that is new
/// to a screen inherits the estimate for the same step on other screens.
struct GuidedSteps: StepStrategy {
    /// The percentage of cases that go to a screen first.
    private static let goingCases = 60
    /// The percentage of those that go to where a value of the model was first met, or where a place in the app's code first ran, if
    /// there is one. A model has few values, and most screens are the same ones with other texts.
    private static let insideCases = 80
    /// The percentages of cases that seek new screens, among those that go to a screen first and among the others. The remaining
    /// cases prefer any step that changes the screen. A failure after steps without visible effect is on no new screen.
    private static let seekingCases = (going: 80, others: 30)
    /// The divisor of the estimates for steps that changed nothing in this case.
    private static let idleness = 8
    /// The probabilities, as divisors, that the user does the same once more, and does so yet again after that.
    private static let repetition = (first: 12, more: 2)

    private(set) var length: Int
    /// The screen that the case goes to first; `nil` if it starts at the view's first screen.
    let origin: UInt64?
    private let guide: ViewGuide
    /// The platform of the drawing run. If the case goes to a screen first, this is the platform on which the path was found.
    let platform: HostPlatform
    private let platformKey: UInt64
    private let seeksNews: Bool
    private var way: ArraySlice<ViewStep>
    private var random: SplitMix64
    private var screen: UInt64 = 0
    private var model: UInt64 = 0
    /// The `ViewStep.kindKey` of the last step, combined with the platform's key.
    private var last: UInt64?
    /// Whether the last step changed the screen or the model.
    private var isChanged = false
    /// Whether the last step was one of the loop or the clock.
    private var isLoop = false
    /// The last two steps, each combined with its screen.
    private var recent: [UInt64] = []
    /// The number of times that the case took a step on a screen.
    private var done: [UInt64: Int] = [:]
    /// The steps of the case that changed nothing on their screen.
    private var idle: Set<UInt64> = []
    /// What the user did last, and whether it was the same as before.
    private var habit: (action: UserAction, isRepeated: Bool)?

    /// - Parameters:
    ///   - platform: The platform to draw on, unless the case goes to a screen first.
    ///   - most: The maximum number of steps.
    ///   - read: Parses steps.
    init(
        _ guide: ViewGuide, view: String, on platform: HostPlatform, most: Int, random: SplitMix64,
        read: ([String]) -> [ViewStep]
    ) {
        var random = random
        self.guide = guide
        let place = Self.place(guide, view, below: most, &random)
        let way = place.map { read($0.steps) } ?? []
        origin = place?.number
        self.platform = place.flatMap { HostPlatform(rawValue: $0.platform) } ?? platform
        platformKey = self.platform.key
        self.way = way[...]
        seeksNews = random.below(100) < (place == nil ? Self.seekingCases.others : Self.seekingCases.going)
        // The path leaves room for at least one step. Most unseen screens are far away, so the case uses most of the room.
        let left = most - way.count
        length = way.count + max(1, left - random.below(left / 8 + 1))
        self.random = random
    }

    private static func place(
        _ guide: ViewGuide, _ view: String, below most: Int, _ random: inout SplitMix64
    ) -> ViewGuide.Place? {
        guard random.below(100) < goingCases else { return nil }
        let all = guide.places.filter { $0.view == view && !$0.steps.isEmpty && $0.steps.count < most }
        var places = all
        if random.below(100) < insideCases {
            let (ofModel, ofCode) = (all.filter { $0.kind == .model }, all.filter { $0.kind == .code })
            // Without counters of code, no number is drawn, so that a seed has the same cases as ever.
            let chosen = ofCode.isEmpty || !ofModel.isEmpty && random.below(2) == 0 ? ofModel : ofCode
            if !chosen.isEmpty { places = chosen }
        }
        let least = places.lazy.map(\.familiarity).min() ?? 0
        return random.element(of: places) { $0.weight(least: least) }
    }

    /// A known path begins with these steps, unless it is shorter.
    mutating func begin(with steps: [ViewStep]) {
        guard !way.starts(with: steps) else { return }
        way = steps[...]
        length = max(length, steps.count + 1)
    }

    mutating func saw(_ sighting: ScreenObservation) {
        isChanged = sighting.screen != screen || sighting.model != model
        if isChanged {
            // The effect of a step may appear only once the loop has gone on.
            idle.subtract(recent.suffix(isLoop ? 2 : 1))
        } else {
            idle.formUnion(recent.suffix(1))
        }
        (screen, model) = (sighting.screen, sighting.model)
    }

    mutating func next(among choices: StepChoices) -> ViewStep {
        let step = way.popFirst() ?? drawn(among: choices)
        let number = screen ^ step.key
        done[number, default: 0] += 1
        recent = recent.suffix(1) + [number]
        isLoop = step.letsLoopGoOn
        last = step.kindKey ^ platformKey
        return step
    }

    private mutating func drawn(among choices: StepChoices) -> ViewStep {
        if let habit, random.below(habit.isRepeated ? Self.repetition.more : Self.repetition.first) == 0,
            choices.mayRepeat(habit.action)
        {
            self.habit?.isRepeated = true
            return .user(habit.action)
        }
        let step = newlyDrawn(among: choices)
        if case .user(let action) = step { habit = (action, false) }
        return step
    }

    private mutating func newlyDrawn(among choices: StepChoices) -> ViewStep {
        let candidates = choices.candidates.map {
            (step: $0.step, weight: $0.share * weight($0.step) / 64 + 1)
        }
        guard let step = random.element(of: candidates, by: \.weight)?.step else { return choices.loop(&random) }
        if case .user(let action) = step { return .user(choices.completed(action, &random)) }
        return step
    }

    private func weight(_ step: ViewStep) -> Int {
        let (number, kind) = (screen ^ step.key, step.kindKey ^ platformKey)
        let (operations, kinds) = (guide.operations, guide.kinds)
        let done = done[number, default: 0]
        // A step that is new to this screen inherits the estimate for it after the same last step, or anywhere.
        var (effect, news) = (kinds.effect(kind, believing: 512), kinds.news(kind, believing: 512))
        if let last {
            let pair = GuideCounts.pair(last, changing: isChanged, kind)
            (effect, news) = (kinds.effect(pair, believing: effect), kinds.news(pair, believing: news))
        }
        effect = operations.effect(number, believing: effect)
        if idle.contains(number) { (effect, news) = (effect / Self.idleness, news / Self.idleness) }
        let change = effect * effect / 1024 / (1 + done)
        guard seeksNews else { return change }
        // A step without visible effect leads to nothing new. A step already taken here probably leads to a known screen.
        return 32 * news * min(2 * effect, 1024) / 1024 / (1 + 16 * (operations.tries(number) + done)) + change / 2
    }
}

extension SplitMix64 {
    /// Returns an element at random with a probability proportional to its weight, or `nil` if there are none. The sum of the
    /// weights is small compared to 2^32.
    fileprivate mutating func element<Element>(of elements: [Element], by weight: (Element) -> Int) -> Element? {
        let weights = elements.map(weight)
        var rest = below(max(1, weights.reduce(0, +)))
        for (element, weight) in zip(elements, weights) {
            if rest < weight { return element }
            rest -= weight
        }
        return nil
    }
}
