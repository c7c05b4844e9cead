import FuzzEngine
import HeadlessUI

/// Goes to a screen that was rarely seen, by the way that is known, and goes on from there with what was rarely done, and with
/// what led to something new: first return, then explore (Ecoffet, Huizinga, Lehman, Stanley, Clune, Nature 590, 2021).
///
/// What was done in the case itself counts, too, so that a case hardly does the same twice on a screen where there is more to
/// do. Of a step that was never taken on a screen as much is believed as is known of it on others.
struct GuidedSteps: StepStrategy {
    /// Of a hundred cases so many go to a screen first.
    private static let goingCases = 60
    /// Of a hundred that do, and that do not, so many look for what is new. The others do whatever changes the screen: what goes
    /// wrong after steps of which nothing is to be seen is on no screen that is new.
    private static let seekingCases = (going: 80, others: 30)
    /// How much less is expected of what changed nothing in this case.
    private static let idleness = 8

    let length: Int
    /// What is gone to first; nil where the case begins where the view begins.
    let origin: UInt64?
    private let guide: ViewGuide
    /// What it is drawn on: that on which the way to what it goes to first was found, where it goes to something.
    let platform: HostPlatform
    private let platformKey: UInt64
    private let seeksNews: Bool
    private var way: ArraySlice<ViewStep>
    private var random: SplitMix64
    private var screen: UInt64 = 0
    /// `ViewStep.kindKey`.
    private var last: UInt64?
    /// Whether the last step has changed the screen.
    private var isChanged = false
    /// The last two things that were done, and on which screen.
    private var recent: [UInt64] = []
    /// How often something was done on a screen in this case.
    private var done: [UInt64: Int] = [:]
    /// What was done on a screen in this case and changed nothing.
    private var idle: Set<UInt64> = []

    /// - Parameters:
    ///   - platform: what it is drawn on, unless it goes somewhere first.
    ///   - most: how many steps there are at most.
    ///   - read: reads steps.
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
        // There is a step to take behind the way. It is a long way to most of what nobody has seen.
        let left = most - way.count
        length = way.count + max(1, left - random.below(left / 8 + 1))
        self.random = random
    }

    private static func place(
        _ guide: ViewGuide, _ view: String, below most: Int, _ random: inout SplitMix64
    ) -> ViewGuide.Place? {
        guard random.below(100) < goingCases else { return nil }
        let places = guide.places.filter { $0.view == view && !$0.steps.isEmpty && $0.steps.count < most }
        let least = places.lazy.map(\.familiarity).min() ?? 0
        return random.element(of: places) { $0.weight(least: least) }
    }

    mutating func saw(_ sighting: ScreenObservation) {
        isChanged = sighting.screen != screen
        if isChanged {
            // What is done in one step may show in the next.
            idle.subtract(recent)
        } else {
            idle.formUnion(recent.suffix(1))
        }
        screen = sighting.screen
    }

    mutating func next(among choices: StepChoices) -> ViewStep {
        let step = way.popFirst() ?? drawn(among: choices)
        let number = screen ^ step.key
        done[number, default: 0] += 1
        recent = recent.suffix(1) + [number]
        last = step.kindKey ^ platformKey
        return step
    }

    private mutating func drawn(among choices: StepChoices) -> ViewStep {
        let candidates = choices.candidates.map { (step: $0.step, weight: $0.share * weight($0.step) / 64 + 1) }
        guard let step = random.element(of: candidates, by: \.weight)?.step else { return choices.loop(&random) }
        if case .user(let action) = step { return .user(choices.completed(action, &random)) }
        return step
    }

    private func weight(_ step: ViewStep) -> Int {
        let (number, kind) = (screen ^ step.key, step.kindKey ^ platformKey)
        let (deeds, kinds) = (guide.deeds, guide.kinds)
        let done = done[number, default: 0]
        // Of what is not known here as much is believed as is known of it after the same step, or anywhere.
        var (effect, news) = (kinds.effect(kind, believing: 512), kinds.news(kind, believing: 512))
        if let last {
            let pair = GuideCounts.pair(last, changing: isChanged, kind)
            (effect, news) = (kinds.effect(pair, believing: effect), kinds.news(pair, believing: news))
        }
        effect = deeds.effect(number, believing: effect)
        if idle.contains(number) { (effect, news) = (effect / Self.idleness, news / Self.idleness) }
        let change = effect * effect / 1024 / (1 + done)
        guard seeksNews else { return change }
        // What shows nothing leads to nothing new, and where it was done it leads to what is known, most likely.
        return 32 * news * min(2 * effect, 1024) / 1024 / (1 + 16 * (deeds.tries(number) + done)) + change / 2
    }
}

extension SplitMix64 {
    /// One of some, as often as its weight says, whose sum is small against 2^32; nil where there is none.
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
