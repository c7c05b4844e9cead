import BindingFuzz
import HeadlessUI

/// What the next step of a case can be, as the run is now.
struct StepChoices {
    /// What a person can do with what is on screen.
    let actions: [UserAction]
    /// What can come from outside.
    let events: [OutsideEvent]
    /// What can be typed.
    let texts: [String]
    let isTracking: Bool

    /// A few texts that every field may be given: none, one, several words, and a number.
    private static let commonTexts = ["", "a", "Two words", "7"]

    @MainActor init<App>(of run: ViewRun<App>) {
        actions = run.host.offeredActions
        events = run.setup.events
        texts = Self.commonTexts + run.setup.texts
        isTracking = run.host.isTracking
    }
}

extension StepChoices {
    /// The action with what it needs, drawn.
    func completed(_ action: UserAction, _ random: inout SplitMix64) -> UserAction {
        let all = completions(of: action)
        return all.count == 1 ? all[0] : all[random.below(all.count)]
    }

    /// One more than the greatest position of a row where something can be done.
    var rowCount: Int { 1 + (actions.compactMap(\.rows.first).max() ?? 0) }
}
