import BindingFuzz
import HeadlessUI

/// Goes to a screen that was rarely seen, by the way that is known, and goes on from there with what was rarely done, and with
/// what led to something new: first return, then explore (Ecoffet, Huizinga, Lehman, Stanley, Clune, Nature 590, 2021).
///
/// What was done in the case itself counts, too, so that a case hardly does the same twice on a screen where there is more to
/// do.
struct GuidedSteps: StepStrategy {
    /// Of so many cases one begins where the view begins, whatever is known.
    private static let plainCases = 4

    let length: Int
    /// The screen that is gone to first; nil where the case begins where the view begins.
    let origin: UInt64?
    private let counts: GuideCounts
    private var way: ArraySlice<ViewStep>
    private var random: SplitMix64
    private var screen: UInt64 = 0
    private var last: UInt64?
    /// How often something was done on a screen in this case.
    private var done: [UInt64: Int] = [:]

    /// - Parameters:
    ///   - length: how many steps there are where the case begins where the view begins.
    ///   - most: how many there are at most.
    ///   - read: reads steps.
    init(
        _ guide: ViewGuide, view: String, length: Int, most: Int, random: SplitMix64, read: ([String]) -> [ViewStep]
    ) {
        var random = random
        counts = guide.counts
        let place = Self.place(guide, view, below: most, &random)
        let way = place.map { read($0.steps) } ?? []
        origin = place?.screen
        self.way = way[...]
        // There is a step to take behind the way.
        self.length = way.isEmpty ? length : min(most, way.count + 1 + random.below(max(1, most - way.count)))
        self.random = random
    }

    private static func place(
        _ guide: ViewGuide, _ view: String, below most: Int, _ random: inout SplitMix64
    ) -> ViewGuide.Place? {
        guard random.below(plainCases) > 0 else { return nil }
        let places = guide.places.filter { $0.view == view && !$0.steps.isEmpty && $0.steps.count < most }
        return random.element(of: places, by: \.weight)
    }

    mutating func saw(_ sighting: Sighting) { screen = sighting.screen }

    mutating func next(among choices: StepChoices) -> ViewStep {
        let step = way.popFirst() ?? drawn(among: choices)
        done[screen ^ step.key, default: 0] += 1
        last = step.kindKey
        return step
    }

    private mutating func drawn(among choices: StepChoices) -> ViewStep {
        let candidate = random.element(of: choices.candidates) { candidate in
            let number = screen ^ candidate.step.key
            var weight = 3 * counts.weight(number, more: done[number, default: 0])
            if let last { weight += counts.weight(GuideCounts.pair(last, candidate.step.kindKey)) }
            // No step is out of the question.
            return candidate.share * (weight + 4) / 16 + 1
        }
        guard let candidate else { return choices.loop(&random) }
        if case .user(let action) = candidate.step { return .user(choices.completed(action, &random)) }
        return candidate.step
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
