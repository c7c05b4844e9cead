import FuzzEngine

/// The events of one run, step by step, in three columns: the step, the place in the run loop, and the events there.
///
///     step     run loop  what happens
///     start              items [1]; row 1 appears, bound to index 0
///     1 clear  click     a separate click: NSApplication handles it, between two runs of the loop
///                        items [1] → []
public struct Timeline: Codable, Sendable {
    /// The lines of the timeline, in order.
    package let entries: [TimelineEntry]
    /// The heading of the second column.
    let placeHeading: String

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - entries: its lines, in order.
    ///   - placeHeading: the heading of the column with the places.
    public init(_ entries: [TimelineEntry], placeHeading: String) {
        self.entries = entries
        self.placeHeading = placeHeading
    }

    /// Returns the timeline in the width of the style, with a line feed after every line.
    package func text(style: TextStyle = .plain) -> String {
        let stepWidth = width("step", entries.map(\.step))
        let placeWidth = width(placeHeading, entries.map(\.place))
        let rest = style.width - stepWidth - placeWidth
        let isNarrow = rest < Self.leastWidth
        let heading = WrappedText.padded("step", to: stepWidth) + WrappedText.padded(placeHeading, to: placeWidth)
        let indentation = String(repeating: " ", count: Self.narrowIndentation)
        var lines = (isNarrow ? [heading, indentation + "what happens"] : [heading + "what happens"]).map {
            style.paint($0, .heading)
        }
        var previous: TimelineEntry?
        for entry in entries {
            defer { previous = entry }
            guard !entry.isDivider else {
                lines += WrappedText.lines(entry.text, width: style.width).map { style.paint($0, .faint) }
                continue
            }
            // A place is printed only where it begins, within a step.
            let isSamePlace = entry.step.isEmpty && entry.place == previous?.place
            let step = style.paint(WrappedText.padded(entry.step, to: stepWidth), .heading)
            let place = style.paint(WrappedText.padded(isSamePlace ? "" : entry.place, to: placeWidth), .faint)
            let texts = WrappedText.lines(
                entry.text, width: isNarrow ? style.width - Self.narrowIndentation : rest, hanging: 2)
            if isNarrow {
                if !entry.step.isEmpty || !isSamePlace { lines.append(step + place) }
                lines += texts.map { indentation + style.paint($0, entry.ink) }
            } else {
                let blank = String(repeating: " ", count: stepWidth + placeWidth)
                lines += texts.enumerated().map { position, text in
                    (position == 0 ? step + place : blank) + style.paint(text, entry.ink)
                }
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The least width for the events beside the other columns. On a narrower terminal, the events are printed below them.
    private static let leastWidth = 28
    private static let narrowIndentation = 4

    private func width(_ heading: String, _ column: [String]) -> Int {
        column.reduce(heading.count) { max($0, $1.count) } + 2
    }
}

/// A line of a timeline, before layout.
public struct TimelineEntry: Codable, Hashable, Sendable {
    /// The step; empty if the previous step continues.
    package let step: String
    package let place: String
    package var text: String
    let ink: Ink
    /// Whether the line is a remark across all columns.
    let isDivider: Bool
    /// The screen at this line, for a drawing; nil if it is not drawn.
    package let screen: ScreenDrawing?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - step: the number and the text of the step; empty if the previous step continues.
    ///   - place: the place of the event.
    ///   - isDivider: whether the text is a remark across all columns.
    public init(step: String, place: String, text: String, ink: Ink = .body, isDivider: Bool = false) {
        self.init(step: step, place: place, text: text, ink: ink, isDivider: isDivider, screen: nil)
    }

    /// Creates a line with the screen at it.
    package init(
        step: String, place: String, text: String, ink: Ink = .body, isDivider: Bool = false, screen: ScreenDrawing?
    ) {
        self.step = step
        self.place = place
        self.text = text
        self.ink = ink
        self.isDivider = isDivider
        self.screen = screen
    }

    /// Whether the line names a step that has not finished.
    package var isOpen: Bool { text.isEmpty }
}

extension [TimelineEntry] {
    /// The lines, with one in place of three or more equal ones that follow each other in a step.
    package var withoutRepetitions: [TimelineEntry] {
        var lines: [(entry: TimelineEntry, count: Int)] = []
        for entry in self {
            if let last = lines.last, entry.step.isEmpty, entry.screen == nil, entry.ink == last.entry.ink,
                (entry.text, entry.place, entry.isDivider) == (last.entry.text, last.entry.place, last.entry.isDivider)
            {
                lines[lines.count - 1].count += 1
            } else {
                lines.append((entry, 1))
            }
        }
        return lines.flatMap { entry, count -> [TimelineEntry] in
            guard count > 2 else { return [entry] + Array(repeating: entry.continued, count: count - 1) }
            var line = entry
            line.text += ", \(count) times in a row"
            return [line]
        }
    }
}

extension TimelineEntry {
    /// The same line without its step and screen, which the first of several equal lines has.
    fileprivate var continued: TimelineEntry {
        TimelineEntry(step: "", place: place, text: text, ink: ink, isDivider: isDivider)
    }
}
