import FuzzEngine

/// The texts on screen, as a timeline tells them: all of them at first, and then what changes.
struct ScreenTexts {
    /// Texts that follow one another, and those that take their place.
    private struct Change {
        var old: [String] = []
        var new: [String] = []

        /// The change with arrows: each text becomes another, or all of them become others.
        var text: String {
            if old.isEmpty { return "new \(ScreenTexts(new).list)" }
            if new.isEmpty { return "gone \(ScreenTexts(old).list)" }
            guard old.count == new.count else { return "\(ScreenTexts(old).list) → \(ScreenTexts(new).list)" }
            return zip(old, new).map { "\(ScreenTexts([$0]).list) → \(ScreenTexts([$1]).list)" }.joined(separator: ", ")
        }
    }

    private static let mostTexts = 24

    private let texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    /// Returns how the screen differs from an earlier one, on one line. If more than half of its texts are new, returns all of them.
    func change(from earlier: ScreenTexts) -> String {
        let changes = changes(from: earlier)
        let newCount = changes.reduce(0) { $0 + $1.new.count }
        guard newCount <= texts.count / 2, !texts.isEmpty else { return "shows \(list)" }
        return "on screen: " + changes.map(\.text).joined(separator: ", ")
    }

    /// The places that differ, in the order of the screen.
    private func changes(from earlier: ScreenTexts) -> [Change] {
        let difference = texts.difference(from: earlier.texts)
        var removed = Set(difference.removals.map(\.offset)), inserted = Set(difference.insertions.map(\.offset))
        var (changes, current) = ([Change](), Change())
        var (old, new) = (0, 0)
        while old < earlier.texts.count || new < texts.count {
            if removed.remove(old) != nil {
                current.old.append(earlier.texts[old])
                old += 1
            } else if inserted.remove(new) != nil {
                current.new.append(texts[new])
                new += 1
            } else {
                if !current.old.isEmpty || !current.new.isEmpty { changes.append(current) }
                current = Change()
                old += 1
                new += 1
            }
        }
        return current.old.isEmpty && current.new.isEmpty ? changes : changes + [current]
    }

    private var list: String {
        guard !texts.isEmpty else { return "nothing" }
        let shown = texts.prefix(Self.mostTexts).map(JSONStringLiteral.of).joined(separator: " ")
        return shown + (texts.count > Self.mostTexts ? " and \(texts.count - Self.mostTexts) more" : "")
    }
}

extension CollectionDifference.Change {
    /// The position of the element.
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
