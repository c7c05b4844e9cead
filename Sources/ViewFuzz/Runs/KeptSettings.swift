import HeadlessUI

/// What the user has set in states of views, with toggles, sliders and pickers, since the user has last done anything else. An event
/// that is not about it must not reset it.
@MainActor struct KeptSettings {
    private struct Setting {
        /// The control after the user has set it.
        let control: SetControl
        /// The view whose state the value is.
        let owner: StateOwner
        /// The value before the user set it for the first time.
        let first: String
    }

    private var settings: [Setting] = []
    /// Whether there is anything that an event could reset.
    var isEmpty: Bool { settings.isEmpty }

    /// Takes a step after the views have been updated.
    ///
    /// - Parameters:
    ///   - step: The step that has been taken.
    ///   - row: The row in which the user has acted; nil outside of rows.
    ///   - touched: The control that the user was about to operate; nil if the action was none on such a control.
    ///   - host: The host, which sleeps.
    /// - Returns: The mistakes that the step shows.
    mutating func take(_ step: ViewStep, in row: String?, on touched: SetControl?, _ host: Host) -> [Mistake] {
        guard case .user(let action) = step, action.verb != .refresh else { return lost(after: step, on: host) }
        if action.verb.leavesInput {
            // A search, or a field that filters, may have taken the view away.
            settings.removeAll { $0.owner.isGone }
            return []
        }
        let earlier = touched.flatMap { touched in settings.first { $0.control.isAlike(touched) } }
        // What the user does in one row is not about what was set in another one.
        settings.removeAll { $0.control.row == nil || row == nil || $0.control.row == row }
        let mistakes = lost(after: step, on: host)
        guard let touched, let owner = host.writtenStateOwner,
            let now = host.setControls.first(where: { $0.hasSameIdentity(as: touched) })
        else { return mistakes }
        let first = earlier?.first ?? touched.value
        if now.value != first { settings.append(Setting(control: now, owner: owner, first: first)) }
        return mistakes
    }

    private mutating func lost(after step: ViewStep, on host: Host) -> [Mistake] {
        guard !settings.isEmpty else { return [] }
        let controls = host.setControls
        let lost = settings.filter { setting in
            guard setting.owner.isGone else { return false }
            let alike = controls.filter { $0.isAlike(setting.control) }
            return alike.count == 1 && alike[0].value == setting.first
        }
        settings.removeAll { setting in
            controls.contains { $0.isAlike(setting.control) && $0.value != setting.control.value }
        }
        return lost.map { setting in
            let control = setting.control
            return Mistake(
                .lostState, of: control.label.isEmpty ? control.view : "\(control.label) of \(control.view)",
                "The user has set \"\(control.label)\" to \(control.value), and after '\(step)' it is \(setting.first) again: its view "
                    + "has a new identity, with states of its own.",
                advice:
                    "Keep what the user sets in a view that stays, or in the model, and give rows an id that does not change with "
                    + "the data.")
        }
    }
}
