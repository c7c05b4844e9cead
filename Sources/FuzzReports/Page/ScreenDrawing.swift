/// A screen as nested boxes with texts, in the order of layout.
package struct ScreenDrawing: Codable, Hashable, Sendable {
    /// The kind of a box, which names its style: `row`, `button`.
    package let kind: String
    /// The text in the box.
    package let text: String
    /// The value that a control shows.
    package let value: String
    /// Whether the user touches the box.
    package let isTouched: Bool
    /// Whether the user cannot operate the box.
    package let isDisabled: Bool
    /// The boxes within.
    package let boxes: [ScreenDrawing]

    /// Creates a box.
    package init(
        kind: String, text: String, value: String = "", isTouched: Bool = false, isDisabled: Bool = false,
        boxes: [ScreenDrawing] = []
    ) {
        self.kind = kind
        self.text = text
        self.value = value
        self.isTouched = isTouched
        self.isDisabled = isDisabled
        self.boxes = boxes
    }

    /// The box without what the user touches, for a comparison of two screens.
    private var untouched: ScreenDrawing {
        ScreenDrawing(
            kind: kind, text: text, value: value, isDisabled: isDisabled, boxes: boxes.map(\.untouched))
    }

    /// Returns the boxes as markup. A box is marked as changed if an earlier screen did not have it.
    ///
    /// - Parameters:
    ///   - earlier: the screen before; nil to mark nothing.
    ///   - circling: whether what the user touches is circled.
    package func html(changedSince earlier: ScreenDrawing?, circling: Bool = true) -> HTML {
        guard circling else { return untouched.html(changedSince: earlier) }
        var known: [ScreenDrawing: Int] = [:]
        earlier?.untouched.count(into: &known)
        return html(earlier == nil ? nil : known, isWithinChange: false)
    }

    /// Counts the box and those within.
    private func count(into known: inout [ScreenDrawing: Int]) {
        known[self, default: 0] += 1
        for box in boxes { box.count(into: &known) }
    }

    private func html(_ known: [ScreenDrawing: Int]?, isWithinChange: Bool) -> HTML {
        // A container is new only if none of its contents is known: otherwise the contents are marked.
        let isNew = known.map { $0[untouched] == nil && (boxes.isEmpty || !hasKnownPart(in: $0)) } ?? false
        let isMarked = isNew && !isWithinChange && kind != "screen"
        let classes =
            [kind] + (isMarked ? ["changed"] : []) + (isTouched ? ["touched"] : []) + (isDisabled ? ["disabled"] : [])
        let notes = (isMarked ? ["changed"] : []) + (isTouched ? ["touched"] : [])
        let spoken: HTML =
            notes.isEmpty ? .empty : "<span class=\"spoken\"> (\(notes.joined(separator: ", ")))</span>"
        let shownValue: HTML = value.isEmpty ? .empty : "<b>\(value)</b>"
        let content = boxes.map { $0.html(known, isWithinChange: isWithinChange || isMarked) }
        return
            "<div class=\"\(classes.joined(separator: " "))\"><span>\(text)</span>\(shownValue)\(spoken)\(content)</div>"
    }

    private func hasKnownPart(in known: [ScreenDrawing: Int]) -> Bool {
        boxes.contains { known[$0.untouched] != nil || $0.hasKnownPart(in: known) }
    }
}
