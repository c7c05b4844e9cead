import HeadlessUI

/// The texts that the user has typed and has not done anything with since. An event that is not about them must not lose them.
@MainActor struct TypedTexts {
    private var typed: [FieldText] = []
    /// Whether there are texts that an event could lose.
    var isEmpty: Bool { typed.isEmpty }

    /// Takes a step after the views have been updated.
    ///
    /// - Parameters:
    ///   - step: The step that has been taken.
    ///   - row: The row in which the user has acted; nil outside of rows.
    ///   - host: The host, which sleeps.
    /// - Returns: The mistakes that the step shows.
    mutating func take(_ step: ViewStep, in row: String?, on host: Host) -> [Mistake] {
        guard case .user(let action) = step, action.verb != .refresh else { return lost(after: step, on: host) }
        if !action.verb.leavesInput {
            // What the user does in one row is not about a text in another one.
            typed.removeAll { $0.row == nil || row == nil || $0.row == row }
            return lost(after: step, on: host)
        }
        if let text = action.text, action.verb == .type || action.verb == .search {
            // What the user has replaced, or what the app makes something else of, is not lost.
            let fields = host.fieldTexts
            let taken = fields.filter { $0.text == text && $0.keepsEdit }
            typed = typed.filter { fields.contains($0) } + (text.isEmpty ? [] : taken)
        }
        return []
    }

    private mutating func lost(after step: ViewStep, on host: Host) -> [Mistake] {
        guard !typed.isEmpty else { return [] }
        let fields = host.fieldTexts
        let lost = typed.filter { field in
            !fields.contains { $0.text == field.text && $0.label == field.label }
                && fields.contains { $0.view == field.view && $0.label == field.label }
                && !host.keeps(field.text)
        }
        typed.removeAll { !fields.contains($0) }
        return lost.map { field in
            Mistake(
                .lostText, of: field.label.isEmpty ? field.view : "\(field.label) of \(field.view)",
                "The user has typed \"\(field.text)\" into \"\(field.label)\", and after '\(step)' it is neither in the field nor anywhere "
                    + "else.",
                advice:
                    "Keep the draft in a state whose identity does not change with the data, and let a refresh leave alone what the "
                    + "user edits.")
        }
    }
}

extension UserAction.Verb {
    /// Whether the user does nothing with what was typed or set before.
    var leavesInput: Bool {
        switch self {
        case .type, .search, .focus, .scroll, .hover, .leaveApp, .returnToApp: true
        default: false
        }
    }
}
