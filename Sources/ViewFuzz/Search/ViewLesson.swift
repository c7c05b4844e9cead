import BindingFuzz
import HeadlessUI

/// What one case of a view teaches: its steps, and what was seen before each of them and at the end.
package struct ViewLesson: Codable, Sendable {
    let view: String
    /// The screen that it went to first, where it went to one.
    let origin: UInt64?
    /// One more than there are steps, or as many where the run has ended in the last.
    private(set) var screens: [UInt64] = []
    /// Its steps, as lines of a case.
    private(set) var steps: [String] = []
    /// Its steps: `ViewStep.key`, and `ViewStep.kindKey`.
    private(set) var keys: [UInt64] = []
    private(set) var kinds: [UInt64] = []

    init(view: String, origin: UInt64?) {
        self.view = view
        self.origin = origin
    }

    mutating func add(_ sighting: Sighting) { screens.append(sighting.screen) }

    mutating func add(_ step: ViewStep) {
        steps.append(step.description)
        keys.append(step.key)
        kinds.append(step.kindKey)
    }
}
