import BindingFuzz
import FuzzEngine
import HeadlessUI

/// The feedback of a case: its steps, and the observations before each step and at the end.
package struct ViewFeedback: Codable, Hashable, Sendable {
    /// The number of places in code that a case can report. Larger programs report none beyond it.
    private static let mostNewCode = 1 << 16

    let view: String
    /// The platform of the drawing run.
    let platform: String
    /// The screen that the case went to first; `nil` if it started at the first screen.
    let origin: UInt64?
    /// The observations: one more than there are steps, or as many if the run ended in the last step.
    private(set) var sightings: [ScreenObservation] = []
    /// For each observation, the values of the model that the case had not met before.
    private(set) var values: [[UInt64]] = []
    /// For each observation, the places in the app's code that had not run in the case before, without those that the guide knew and that
    /// no case can go to.
    private(set) var newCode: [[UInt64]] = []
    /// The texts with which the app has compared what was typed, and that no screen has shown.
    private(set) var comparedTexts: [String] = []
    /// The steps as lines of a case file.
    private(set) var steps: [String] = []
    /// For each step, its `ViewStep.key` and its `ViewStep.kindKey` combined with the platform's key.
    private(set) var keys: [UInt64] = []
    private(set) var kinds: [UInt64] = []
    /// Whether the last step ended the process.
    var endsProcess = false
    /// Whether something of the case outlives it: objects that observe events from outside, as singletons do, or jobs on other threads.
    var leavesWork = false
    /// The failure that the case is about; `nil` if it has none, or ended the process.
    private(set) var failure: UInt64?

    init(view: String, on platform: HostPlatform, origin: UInt64?) {
        self.view = view
        self.platform = platform.rawValue
        self.origin = origin
    }

    /// Notes the failure that the case is about.
    mutating func add(_ failure: TextMechanism<ViewVerdict>) { self.failure = Self.number(of: failure) }

    static func number(of failure: TextMechanism<ViewVerdict>) -> UInt64 { number(ofFailure: "\(failure)") }

    /// - Parameter description: The description of the mechanism.
    static func number(ofFailure description: String) -> UInt64 { Checksum(description.utf8).value }

    /// Adds an observation.
    ///
    /// - Parameters:
    ///   - model: The values of the model, each as a number.
    ///   - newCode: The places in the app's code that ran for the first time in the case, each as a number.
    mutating func add(_ sighting: ScreenObservation, model: Set<UInt64> = [], newCode: [UInt64] = []) {
        sightings.append(sighting)
        values.append(model.subtracting(values.joined()).sorted())
        self.newCode.append(newCode)
    }

    /// Leaves out code that has not run in another run of the case. It may run once in a process, and feedback must be the same in all
    /// processes.
    mutating func keepCode(_ places: Set<UInt64>) { newCode = newCode.map { $0.filter(places.contains) } }

    /// Adds texts with which the app has compared what was typed.
    ///
    /// - Parameter shown: The texts on screen, which are no news.
    mutating func add(comparedTexts texts: [String], besides shown: [String]) {
        for text in texts where !shown.contains(text) && !comparedTexts.contains(text) { comparedTexts.append(text) }
    }

    mutating func add(_ step: ViewStep, on platform: HostPlatform) {
        steps.append(step.description)
        keys.append(step.key)
        kinds.append(step.kindKey ^ platform.key)
    }

    /// Whether a case with a maximum length can produce this feedback.
    func isPossible(length: Int) -> Bool {
        let count = steps.count
        return count <= length && keys.count == count && kinds.count == count
            && (count...count + 1).contains(sightings.count) && values.count == sightings.count
            && newCode.count == sightings.count && newCode.joined().count <= Self.mostNewCode
    }
}

// MARK: Effects of steps

extension ViewFeedback {
    /// Returns the moments at which the effect of a step may show: after it, and after the next step if that only lets the loop go on.
    func moments(after index: Int) -> Range<Int> {
        let next = index + 1
        let isFollowedByLoop = steps.indices.contains(next) && letsLoopGoOn(next)
        return min(next, sightings.count)..<min(next + (isFollowedByLoop ? 2 : 1), sightings.count)
    }

    /// Returns whether a step changed the screen; `nil` if the next step may have changed it instead.
    ///
    /// A step that ended the process had an effect. Leaving the app has one only if the app looks different when the user returns.
    func effect(of index: Int) -> Bool? {
        let before = sightings[index]
        let moments = moments(after: index)
        guard !moments.isEmpty else { return true }
        if steps[index] == UserAction.Verb.leaveApp.rawValue { return effectOfLeaving(at: index) }
        if moments.contains(where: { sightings[$0] != before }) { return true }
        // The next step shows a change that may have come late.
        let late = index + 2
        return sightings.indices.contains(late) && sightings[late] != before ? nil : false
    }

    /// Returns whether the app looked different when the user was back; `nil` if that is not known, or if another step may be the cause.
    private func effectOfLeaving(at index: Int) -> Bool? {
        guard let back = steps[index...].firstIndex(of: UserAction.Verb.returnToApp.rawValue) else { return nil }
        // The views may be updated only after the next step.
        let after = sightings.dropFirst(back + 1).prefix(2)
        if after.contains(where: { $0.looks(like: sightings[index]) }) { return false }
        guard after.count == 2, letsLoopGoOn(back + 1) else { return nil }
        return steps[index + 1..<back].indices.allSatisfy(letsLoopGoOn) ? true : nil
    }

    private func letsLoopGoOn(_ index: Int) -> Bool {
        let word = String(steps[index].prefix { $0 != " " })
        return LoopStep(word: word) != nil
            || !["past", ViewStep.stallWord, ViewStep.compareWord].contains(word) && ViewStep.hostWords.contains(word)
    }
}
