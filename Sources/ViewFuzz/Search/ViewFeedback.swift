import FuzzEngine
import HeadlessUI

/// What one case of a view teaches: its steps, and what was seen before each of them and at the end.
package struct ViewFeedback: Codable, Hashable, Sendable {
    let view: String
    /// What it was drawn on.
    let platform: String
    /// The screen that it went to first, where it went to one.
    let origin: UInt64?
    /// One more than there are steps, or as many where the run has ended in the last.
    private(set) var sightings: [ScreenObservation] = []
    /// Its steps, as lines of a case.
    private(set) var steps: [String] = []
    /// Its steps: `ViewStep.key`, and `ViewStep.kindKey` of a platform.
    private(set) var keys: [UInt64] = []
    private(set) var kinds: [UInt64] = []

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

    /// Whether a case of so many steps at most can teach it.
    func isPossible(length: Int) -> Bool {
        let count = steps.count
        return count <= length && keys.count == count && kinds.count == count
            && (count...count + 1).contains(sightings.count)
    }
}
