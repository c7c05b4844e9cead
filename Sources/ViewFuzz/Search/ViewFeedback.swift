import FuzzEngine
import HeadlessUI

/// The feedback of a case: its steps, and the observations before each step and at the end.
package struct ViewFeedback: Codable, Hashable, Sendable {
    let view: String
    /// The platform of the drawing run.
    let platform: String
    /// The screen that the case went to first; `nil` if it started at the first screen.
    let origin: UInt64?
    /// The observations: one more than there are steps, or as many if the run ended in the last step.
    private(set) var sightings: [ScreenObservation] = []
    /// The steps as lines of a case file.
    private(set) var steps: [String] = []
    /// For each step, its `ViewStep.key` and its `ViewStep.kindKey` combined with the platform's key.
    private(set) var keys: [UInt64] = []
    private(set) var kinds: [UInt64] = []
    /// Whether the last step ended the process.
    var endsProcess = false

    init(view: String, on platform: HostPlatform, origin: UInt64?) {
        self.view = view
        self.platform = platform.rawValue
        self.origin = origin
    }

    mutating func add(_ sighting: ScreenObservation) { sightings.append(sighting) }

    mutating func add(_ step: ViewStep, on platform: HostPlatform) {
        steps.append(step.description)
        keys.append(step.key)
        kinds.append(step.kindKey ^ platform.key)
    }

    /// Whether a case with a maximum length can produce this feedback.
    func isPossible(length: Int) -> Bool {
        let count = steps.count
        return count <= length && keys.count == count && kinds.count == count
            && (count...count + 1).contains(sightings.count)
    }
}
