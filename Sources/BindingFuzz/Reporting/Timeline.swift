/// What happened in one run, step by step, in three columns: the step, where in the run loop, and what happens there.
///
///     step     run loop  what happens
///     start              items [1]; row 1 appears, bound to index 0
///     1 clear  click     a click of its own: NSApplication handles it, between two runs of the loop
///                        items [1] → []
public struct Timeline: Sendable {
    let entries: [TimelineEntry]

    /// Tells a run.
    public init(_ trace: Trace) {
        var scribe = TimelineScribe(trace)
        for event in trace.events { scribe.write(event) }
        entries = scribe.finish()
    }

    /// The timeline, at most 100 columns wide, with a line feed after every line.
    public func text(style: TextStyle = .plain) -> String {
        let stepWidth = width("step", entries.map(\.step))
        let placeWidth = width("run loop", entries.map(\.place))
        let heading =
            WrappedText.padded("step", to: stepWidth) + WrappedText.padded("run loop", to: placeWidth) + "what happens"
        var lines = [style.paint(heading, .heading)]
        var previous: TimelineEntry?
        for entry in entries {
            defer { previous = entry }
            guard !entry.isDivider else {
                lines.append(style.paint(entry.text, .faint))
                continue
            }
            let rest = TextStyle.maximumWidth - stepWidth - placeWidth
            for (position, text) in WrappedText.lines(entry.text, width: rest, hanging: 2).enumerated() {
                let step = WrappedText.padded(position == 0 ? entry.step : "", to: stepWidth)
                // A place stands where it begins, within a step.
                let isSamePlace = position > 0 || (entry.step.isEmpty && entry.place == previous?.place)
                let place = WrappedText.padded(isSamePlace ? "" : entry.place, to: placeWidth)
                lines.append(style.paint(step, .heading) + style.paint(place, .faint) + style.paint(text, entry.ink))
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func width(_ heading: String, _ column: [String]) -> Int {
        column.reduce(heading.count) { max($0, $1.count) } + 2
    }
}

/// A line of a timeline, before it is laid out.
struct TimelineEntry: Hashable, Sendable {
    /// Empty where the step goes on.
    var step: String
    var place: String
    var text: String
    var ink: Ink
    /// A remark across all columns.
    var isDivider = false
}
