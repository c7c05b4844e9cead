import Foundation
import FuzzCampaign

/// What cases of views have taught: how often what was done on which screen and led to something new, and how one gets to the
/// screens that were seen.
package struct ViewGuide: CaseGuide {
    /// Cases that teach, so that what the first cases have found is of use soon; and so few that they cost little of a search.
    package static var epochs: GuideEpochs {
        StrategyName.chosen.isLearning ? GuideEpochs(of: 64, lesson: 32, count: 24) : .none
    }

    /// A screen that was seen, and the way to it.
    struct Place: Codable, Hashable {
        let view: String
        let screen: UInt64
        /// Steps that lead there, as lines of a case: the fewest that did.
        var steps: [String]
        /// In how many cases it was seen.
        var visits = 1
        /// How many cases went there to begin with, and in how many of these something new was seen.
        var tries = 0
        var wins = 0

        /// The weight of beginning a case there: of rarely seen screens, and of those from which one gets on.
        var weight: Int { max(1, 1000 * (1 + 2 * min(wins, 16)) / (visits + 2 * tries)) }
    }

    private static let mostPlaces = 192
    private static let knownBits = 1 << 15

    private(set) var places: [Place] = []
    /// What was done on a screen, and what was done after what.
    private(set) var counts = GuideCounts()
    /// A bit for each screen that was ever seen, and for each that shares it.
    private var known = Data(count: knownBits / 8)

    package init() {}

    /// That of cases that are drawn by none.
    static let untaught = ViewGuide()

    package mutating func learn(_ lesson: ViewLesson) {
        let isNew = lesson.screens.indices.map { index in
            !isKnown(lesson.screens[index]) && !lesson.screens[..<index].contains(lesson.screens[index])
        }
        for index in lesson.keys.indices {
            // What is done in one step may show in the next.
            let isNew = isNew[min(index + 1, isNew.count)...].prefix(2).contains(true)
            counts.add(lesson.screens[index] ^ lesson.keys[index], isNew: isNew)
            if index > 0 { counts.add(GuideCounts.pair(lesson.kinds[index - 1], lesson.kinds[index]), isNew: isNew) }
        }
        if let origin = lesson.origin, let place = places.firstIndex(where: { $0.screen == origin }) {
            places[place].tries += 1
            if isNew.contains(true) { places[place].wins += 1 }
        }
        for (steps, screen) in lesson.screens.enumerated() where !lesson.screens[..<steps].contains(screen) {
            see(screen, after: steps, in: lesson)
        }
    }

    private mutating func see(_ screen: UInt64, after steps: Int, in lesson: ViewLesson) {
        if let place = places.firstIndex(where: { $0.screen == screen }) {
            places[place].visits += 1
            if steps < places[place].steps.count { places[place].steps = Array(lesson.steps[..<steps]) }
            return
        }
        // What had to make room does not come back.
        guard !isKnown(screen) else { return }
        note(screen)
        if places.count == Self.mostPlaces,
            let least = places.indices.min(by: { places[$0].weight < places[$1].weight })
        {
            places.remove(at: least)
        }
        places.append(Place(view: lesson.view, screen: screen, steps: Array(lesson.steps[..<steps])))
    }

    private func isKnown(_ screen: UInt64) -> Bool {
        let bit = Int(screen % UInt64(Self.knownBits))
        return known[bit / 8] & (1 << UInt8(bit % 8)) != 0
    }

    private mutating func note(_ screen: UInt64) {
        let bit = Int(screen % UInt64(Self.knownBits))
        known[bit / 8] |= 1 << UInt8(bit % 8)
    }
}
