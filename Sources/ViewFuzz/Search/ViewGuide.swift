import Foundation
import FuzzCampaign
import FuzzEngine

/// The knowledge from earlier cases of views: how often each step on a screen led to something new, and a path to each screen.
package struct ViewGuide: CaseGuide {
    /// The epochs are short enough that the feedback of the first cases soon takes effect. They cover as many cases as one or two
    /// seconds run.
    package static var epochs: GuideEpochs {
        StrategyName.chosen.isLearning ? GuideEpochs(of: 32, count: 96) : .none
    }

    /// The kinds of places.
    enum PlaceKind: String, Codable {
        /// A screen, or a set of issues.
        case screen
        /// A value of the model.
        case model
        /// A place in the app's code that ran.
        case code
    }

    /// An observed screen, set of issues, value of the model or place in the app's code, and the path to it.
    struct Place: Codable, Hashable {
        let view: String
        /// The platform on which the path was found. On another platform a step may show later.
        var platform: String
        /// A `ScreenObservation.screen`, `ScreenObservation.issues`, or one of `ViewFeedback.values` or `ViewFeedback.newCode`.
        let number: UInt64
        let kind: PlaceKind
        /// The shortest known path, as lines of a case file.
        var steps: [String]
        /// The number of cases that observed the place.
        var visits = 1
        /// The number of cases that started by going there, and the number of those that observed something new.
        var tries = 0
        var wins = 0

        /// A measure of how well the place is explored.
        var familiarity: Int { visits + 2 * tries }

        /// Returns the weight for starting a case at this place. Rare places weigh more, and so do places that led to something
        /// new.
        ///
        /// - Parameter least: The familiarity of the least familiar place.
        func weight(least: Int) -> Int {
            let rarity = 1000 * (1 + least * least) / (1 + familiarity * familiarity)
            return max(1, rarity * (1 + wins) / (1 + tries))
        }
    }

    /// A case of the corpus, as lines of a case file.
    struct Material: Codable, Hashable {
        let view: String
        let steps: [String]
    }

    /// The texts with which a view compares what is typed.
    private struct ComparedTexts: Codable, Hashable {
        let view: String
        var texts: [String]
    }

    /// The greatest number of cases of the corpus that are recombined.
    static let mostMaterial = 128
    /// Of this many cases, one is recombined, if there is material.
    private static let casesOfRecombination: UInt64 = 4

    /// The number of cases in a process, if something of a case outlives it. A host knows only the observers that began with it, so the
    /// cases of a process miss those that an earlier one has left; and jobs that never end take all threads in the end. The number is
    /// a compromise: a new process takes as long as a few cases.
    private static let casesPerProcessOfLastingWork: UInt64 = 8

    private static let mostPlaces = 512
    /// The numbers of them that are places in code, and that are values of the model, once there are as many places as there can be.
    private static let mostPlacesOfKind: KeyValuePairs<PlaceKind, Int> = [.code: 128, .model: 192]
    /// The number of texts that are learned for a view.
    private static let mostTexts = 16
    private static let knownBits = 1 << 16
    private static let knownValueBits = 1 << 14
    private static let knownCodeBits = 1 << 17

    private(set) var places: [Place] = []
    /// The cases of the corpus to recombine.
    private(set) var material = currentMaterial.withLock { $0 }
    /// The counts of steps by screen.
    private(set) var operations = GuideCounts(slots: 1 << 15)
    /// The counts of steps on any screen, and of pairs of steps.
    private(set) var kinds = GuideCounts(slots: 1 << 12)
    /// The counts of steps by screen that ended the process.
    private var ends = GuideCounts(slots: 1 << 12)
    /// The texts with which views compare what is typed, in the order in which they were found.
    private var comparedTexts: [ComparedTexts] = []
    /// Whether something of a case may outlive it.
    private var outlivesCases = false
    /// A bit set of all observed hashes, of screens, issues and failures. Hashes may share a bit.
    private var known = Data(count: knownBits / 8)
    /// The same for values of the model. There are fewer of them than screens, which must not hide one.
    private var knownValues = Data(count: knownValueBits / 8)
    /// The same for places in the app's code; empty as long as none was observed.
    private var knownCode = Data()
    /// The number of cases that were learned from.
    private var learned: UInt64 = 0

    /// Creates a guide that knows the failures of the corpus, and has learned nothing else.
    package init() { self.init(knowing: currentlyKnown.withLock { $0 }) }

    /// - Parameter known: Failures, as `ViewFeedback.number(ofFailure:)`, and the numbers of steps that end the process.
    init(knowing known: (failures: [UInt64], ends: [UInt64])) {
        for failure in known.failures { note(failure) }
        for end in known.ends { ends.add(end, hasEffect: true, isNew: false) }
    }

    /// The number of cases in a process; nil for any number.
    package var casesPerProcess: UInt64? { outlivesCases ? Self.casesPerProcessOfLastingWork : nil }

    /// The guide of cases that are drawn without feedback.
    static let untaught = ViewGuide()

    /// Marks the last step as the end of the process. Nobody can tell then which code runs once in a process.
    package static func ended(_ feedback: ViewFeedback) -> ViewFeedback {
        var feedback = feedback
        feedback.endsProcess = true
        feedback.keepCode([])
        return feedback
    }

    /// Returns whether a case is drawn from other cases, if one has its view.
    func recombines(_ index: UInt64) -> Bool { !material.isEmpty && index % Self.casesOfRecombination == 2 }

    /// Returns the texts with which a view compares what is typed.
    func texts(of view: String) -> [String] { comparedTexts.first { $0.view == view }?.texts ?? [] }

    /// Returns whether an earlier case has run a place in the app's code.
    func knowsCode(_ number: UInt64) -> Bool { !knownCode.isEmpty && Self.has(knownCode, number) }

    /// The numbers of the places in code that cases can go to.
    var codePlaces: Set<UInt64> { Set(places.lazy.filter { $0.kind == .code }.map(\.number)) }

    /// Whether any step has ended the process.
    var knowsEnds: Bool { !ends.isEmpty }

    /// Returns whether a step on a screen has mostly ended the process.
    ///
    /// - Parameter number: The screen combined with the key of the step.
    func isLikelyToEnd(_ number: UInt64) -> Bool { 2 * ends.tries(number) > operations.tries(number) }

    /// Returns whether no earlier case was about a failure, and the corpus has no case for it.
    ///
    /// False before the guide has learned, and once it learns no more: a failure that comes later would hide others for good.
    func isUnknown(_ failure: TextMechanism<ViewVerdict>) -> Bool {
        learned > 0 && learned < Self.epochs.casesWithFeedback && !isKnown(ViewFeedback.number(of: failure))
    }

    /// Returns whether a case with at most this many steps can produce the feedback.
    package static func isPossible(_ feedback: ViewFeedback, length: Int) -> Bool {
        feedback.isPossible(length: length)
    }

    /// Learns which steps had an effect, which led to new observations, and which screens the case reached.
    package mutating func learn(_ feedback: ViewFeedback) {
        outlivesCases = outlivesCases || feedback.leavesWork
        learned += 1
        if let failure = feedback.failure { note(failure) }
        learn(feedback.comparedTexts, of: feedback.view)
        let isNew = newness(of: feedback)
        for index in feedback.keys.indices {
            let screen = feedback.sightings[index].screen
            let effect = feedback.effect(of: index)
            let news = effect != nil && feedback.moments(after: index).contains { isNew[$0] }
            if feedback.endsProcess, index == feedback.keys.indices.last {
                ends.add(screen ^ feedback.keys[index], hasEffect: true, isNew: false)
            }
            operations.add(screen ^ feedback.keys[index], hasEffect: effect, isNew: news)
            kinds.add(feedback.kinds[index], hasEffect: effect, isNew: news)
            if index > 0 {
                let isChanged = screen != feedback.sightings[index - 1].screen
                let pair = GuideCounts.pair(feedback.kinds[index - 1], changing: isChanged, feedback.kinds[index])
                kinds.add(pair, hasEffect: effect, isNew: news)
            }
        }
        if let origin = feedback.origin, let place = places.firstIndex(where: { $0.number == origin }) {
            places[place].tries += 1
            if isNew.contains(true) { places[place].wins += 1 }
        }
        var seen: Set<UInt64> = []
        for (steps, sighting) in feedback.sightings.enumerated() {
            for number in sighting.numbers where seen.insert(number).inserted {
                see(number, .screen, after: steps, in: feedback)
            }
            for value in feedback.values[steps] { see(value, .model, after: steps, in: feedback) }
            for place in feedback.newCode[steps] { seeCode(place, after: steps, in: feedback) }
        }
    }

    private mutating func learn(_ compared: [String], of view: String) {
        guard !compared.isEmpty else { return }
        let position = comparedTexts.firstIndex { $0.view == view } ?? comparedTexts.endIndex
        if position == comparedTexts.endIndex { comparedTexts.append(ComparedTexts(view: view, texts: [])) }
        for text in compared where !comparedTexts[position].texts.contains(text) {
            guard comparedTexts[position].texts.count < Self.mostTexts else { return }
            comparedTexts[position].texts.append(text)
        }
    }

    /// Returns which observations contain a hash that was never observed before.
    private func newness(of feedback: ViewFeedback) -> [Bool] {
        var seen: Set<UInt64> = []
        return feedback.sightings.indices.map { index in
            let hasNews =
                feedback.values[index].contains { !Self.has(knownValues, $0) }
                || feedback.newCode[index].contains { !knowsCode($0) }
            return feedback.sightings[index].numbers.reduce(hasNews) { isNew, number in
                seen.insert(number).inserted && !isKnown(number) || isNew
            }
        }
    }

    private mutating func see(_ number: UInt64, _ kind: PlaceKind, after steps: Int, in feedback: ViewFeedback) {
        if visit(number, after: steps, in: feedback) { return }
        // An evicted place does not return.
        guard !Self.has(kind == .model ? knownValues : known, number) else { return }
        if kind == .model { Self.add(number, to: &knownValues) } else { note(number) }
        addPlace(number, kind, after: steps, in: feedback)
    }

    /// Counts a visit of a place; returns false if there is none with this number.
    private mutating func visit(_ number: UInt64, after steps: Int, in feedback: ViewFeedback) -> Bool {
        guard let place = places.firstIndex(where: { $0.number == number }) else { return false }
        places[place].visits += 1
        if steps < places[place].steps.count {
            places[place].steps = Array(feedback.steps[..<steps])
            places[place].platform = feedback.platform
        }
        return true
    }

    /// Adds a place in code that no earlier case has run, or counts its visit. What runs as the view appears needs no path.
    private mutating func seeCode(_ number: UInt64, after steps: Int, in feedback: ViewFeedback) {
        if visit(number, after: steps, in: feedback) { return }
        guard !knowsCode(number) else { return }
        if knownCode.isEmpty { knownCode = Data(count: Self.knownCodeBits / 8) }
        Self.add(number, to: &knownCode)
        if steps > 0 { addPlace(number, .code, after: steps, in: feedback) }
    }

    private mutating func addPlace(_ number: UInt64, _ kind: PlaceKind, after steps: Int, in feedback: ViewFeedback) {
        if places.count == Self.mostPlaces { forgetPlace() }
        places.append(
            Place(
                view: feedback.view, platform: feedback.platform, number: number, kind: kind,
                steps: Array(feedback.steps[..<steps])))
    }

    /// Removes the most familiar place of the kind that has too many.
    private mutating func forgetPlace() {
        let kind = Self.mostPlacesOfKind.first { limit in places.count { $0.kind == limit.key } >= limit.value }?.key
        let alike = places.indices.filter { places[$0].kind == kind ?? .screen }
        if let known = alike.max(by: { places[$0].familiarity < places[$1].familiarity }) { places.remove(at: known) }
    }

    private func isKnown(_ number: UInt64) -> Bool { Self.has(known, number) }

    private mutating func note(_ number: UInt64) { Self.add(number, to: &known) }

    private static func has(_ numbers: Data, _ number: UInt64) -> Bool {
        let bit = Int(number % UInt64(8 * numbers.count))
        return numbers[bit / 8] & (1 << UInt8(bit % 8)) != 0
    }

    private static func add(_ number: UInt64, to numbers: inout Data) {
        let bit = Int(number % UInt64(8 * numbers.count))
        numbers[bit / 8] |= 1 << UInt8(bit % 8)
    }
}
