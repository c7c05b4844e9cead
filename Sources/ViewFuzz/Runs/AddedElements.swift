import HeadlessUI

/// The elements with texts of the user that an action has added to collections of the model. An event that is not about them must not
/// lose them.
@MainActor struct AddedElements {
    /// The elements as the loop slept last; nil if nobody knows.
    private var known: Set<KeptElement>?
    private var added: Set<KeptElement> = []
    /// The texts that the user has typed. An element without one, such as one of the next page, may be there by chance.
    private var typed: Set<String> = []

    /// - Parameter host: The host, which shows the first screen.
    init(on host: Host) { known = host.keptElements }

    /// Takes a step after the views have been updated.
    ///
    /// - Returns: The mistakes that the step shows.
    mutating func take(_ step: ViewStep, on host: Host) -> [Mistake] {
        guard let now = host.keptElements else {
            forget()
            return []
        }
        defer {
            known = now
            added.formIntersection(now)
        }
        switch step {
        case .user(let action) where action.verb != .refresh:
            if let text = action.text, text.contains(where: \.isLetter) { typed.insert(text) }
            if let known { added.formUnion(now.subtracting(known).filter(hasTypedText)) }
            return []
        case .user, .outside:
            return added.subtracting(now).filter { isLost($0, on: host, where: now) }
                .sorted { ($0.typeName, $0.texts.first ?? "") < ($1.typeName, $1.texts.first ?? "") }
                .map { Self.mistake($0, after: step) }
        default: return []
        }
    }

    /// Forgets what is there: the user has done something of which nobody has seen what it did.
    mutating func forget() { (known, added) = (nil, []) }

    private func hasTypedText(_ element: KeptElement) -> Bool {
        element.texts.contains { text in typed.contains { text.hasWords(of: $0) } }
    }

    /// Whether an element is gone although its collection is there, and so is each of its texts.
    private func isLost(_ element: KeptElement, on host: Host, where now: Set<KeptElement>) -> Bool {
        now.contains { $0.hasSameType(as: element) } && !element.texts.contains { host.keeps($0) }
    }

    private static func mistake(_ element: KeptElement, after step: ViewStep) -> Mistake {
        Mistake(
            .lostElement, of: element.typeName,
            "The user has added a \(element.typeName) with the text \"\(element.texts[0])\", and after '\(step)' it is gone.",
            advice:
                "Merge what arrives with what is there, by id, and do not put an older copy of a collection in the place of the "
                + "current one.")
    }
}
