import Foundation
import FuzzCampaign

/// What cases of views have taught: how often what was done on which screen and led to something new, and how one gets to the
/// screens that were seen.
package struct ViewGuide: CaseGuide {
    /// Epochs short enough that what the first cases have found is of use soon; and as many as a second or two runs.
    package static var epochs: GuideEpochs {
        StrategyName.chosen.isLearning ? GuideEpochs(of: 32, count: 96) : .none
    }

    /// A screen that was seen, or issues that came up, and the way to it.
    struct Place: Codable, Hashable {
        let view: String
        /// On which the way was found: on another a step may show later.
        var platform: String
        /// `ScreenObservation.screen`, or `ScreenObservation.issues`.
        let number: UInt64
        /// Steps that lead there, as lines of a case: the fewest that did.
        var steps: [String]
        /// In how many cases it was seen.
        var visits = 1
        /// How many cases went there to begin with, and in how many of these something new was seen.
        var tries = 0
        var wins = 0

        /// How well it is known.
        var familiarity: Int { visits + 2 * tries }

        /// The weight of beginning a case there: of rarely seen screens, and of those from which one gets on.
        ///
        /// - Parameter least: how well what is known least is known.
        func weight(least: Int) -> Int {
            let rarity = 1000 * (1 + least * least) / (1 + familiarity * familiarity)
            return max(1, rarity * (1 + wins) / (1 + tries))
        }
    }

    private static let mostPlaces = 512
    private static let knownBits = 1 << 16

    private(set) var places: [Place] = []
    /// What was done on a screen.
    private(set) var deeds = GuideCounts(slots: 1 << 15)
    /// What was done on any screen, and what was done after what.
    private(set) var kinds = GuideCounts(slots: 1 << 12)
    /// A bit for each number that was ever seen, and for each that shares it.
    private var known = Data(count: knownBits / 8)

    package init() {}

    /// That of cases that are drawn by none.
    static let untaught = ViewGuide()

    package static func isPossible(_ lesson: ViewFeedback, length: Int) -> Bool { lesson.isPossible(length: length) }

    package mutating func learn(_ lesson: ViewFeedback) {
        let isNew = newness(of: lesson.sightings)
        for index in lesson.keys.indices {
            let screen = lesson.sightings[index].screen
            // What is done in one step may show in the next.
            let next = lesson.sightings.index(after: index)..<min(index + 3, lesson.sightings.count)
            let hasEffect = next.isEmpty || next.contains { lesson.sightings[$0] != lesson.sightings[index] }
            let isNew = isNew[next].contains(true)
            deeds.add(screen ^ lesson.keys[index], hasEffect: hasEffect, isNew: isNew)
            kinds.add(lesson.kinds[index], hasEffect: hasEffect, isNew: isNew)
            if index > 0 {
                let isChanged = screen != lesson.sightings[index - 1].screen
                let pair = GuideCounts.pair(lesson.kinds[index - 1], changing: isChanged, lesson.kinds[index])
                kinds.add(pair, hasEffect: hasEffect, isNew: isNew)
            }
        }
        if let origin = lesson.origin, let place = places.firstIndex(where: { $0.number == origin }) {
            places[place].tries += 1
            if isNew.contains(true) { places[place].wins += 1 }
        }
        var seen: Set<UInt64> = []
        for (steps, sighting) in lesson.sightings.enumerated() {
            for number in sighting.numbers where seen.insert(number).inserted { see(number, after: steps, in: lesson) }
        }
    }

    /// Which of some sightings show what was never seen before.
    private func newness(of sightings: [ScreenObservation]) -> [Bool] {
        var seen: Set<UInt64> = []
        return sightings.map { sighting in
            sighting.numbers.reduce(false) { isNew, number in seen.insert(number).inserted && !isKnown(number) || isNew
            }
        }
    }

    private mutating func see(_ number: UInt64, after steps: Int, in lesson: ViewFeedback) {
        if let place = places.firstIndex(where: { $0.number == number }) {
            places[place].visits += 1
            if steps < places[place].steps.count {
                places[place].steps = Array(lesson.steps[..<steps])
                places[place].platform = lesson.platform
            }
            return
        }
        // What had to make room does not come back.
        guard !isKnown(number) else { return }
        note(number)
        if places.count == Self.mostPlaces,
            let known = places.indices.max(by: { places[$0].familiarity < places[$1].familiarity })
        {
            places.remove(at: known)
        }
        places.append(
            Place(
                view: lesson.view, platform: lesson.platform, number: number, steps: Array(lesson.steps[..<steps])))
    }

    private func isKnown(_ number: UInt64) -> Bool {
        let bit = Int(number % UInt64(Self.knownBits))
        return known[bit / 8] & (1 << UInt8(bit % 8)) != 0
    }

    private mutating func note(_ number: UInt64) {
        let bit = Int(number % UInt64(Self.knownBits))
        known[bit / 8] |= 1 << UInt8(bit % 8)
    }
}
