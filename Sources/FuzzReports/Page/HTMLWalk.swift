import FuzzEngine

/// The steps of a run, each with the screen before and after it beside its events.
struct HTMLWalk {
    private struct Step {
        let name: String
        var entries: [TimelineEntry]
        var screen: ScreenDrawing? { entries.lazy.compactMap(\.screen).first }
    }

    private let steps: [Step]
    private let placeHeading: String

    /// - Returns: nil if the run draws no screens.
    init?(_ timeline: Timeline) {
        var steps: [Step] = []
        for entry in timeline.entries {
            if entry.step.isEmpty, !steps.isEmpty {
                steps[steps.count - 1].entries.append(entry)
            } else {
                steps.append(Step(name: entry.step, entries: [entry]))
            }
        }
        guard steps.contains(where: { $0.screen != nil }) else { return nil }
        self.steps = steps
        placeHeading = timeline.placeHeading
    }

    var list: HTML {
        "<ol class=\"walk\">\(steps.indices.map(item))</ol>"
    }

    private func item(_ index: Int) -> HTML {
        let step = steps[index]
        let before = step.screen
        let after = steps.indices.contains(index + 1) ? steps[index + 1].screen : nil
        let isStart = index == 0
        let screens: HTML
        if isStart {
            screens = figure("At first", before, since: nil)
        } else if before == nil, after == nil {
            screens = .empty
        } else {
            let earlier = before ?? steps[..<index].last { $0.screen != nil }?.screen
            screens = "\(figure("Before", before, since: nil))\(figure("After", after, since: earlier))"
        }
        return """
            <li><h4>\(step.name)</h4>
            <div class="screens">\(screens)</div>
            <dl class="events">\(events(of: step))</dl></li>

            """
    }

    private func figure(_ caption: String, _ screen: ScreenDrawing?, since earlier: ScreenDrawing?) -> HTML {
        guard let screen else { return .empty }
        return """
            <figure><figcaption>\(caption)</figcaption><div class="phone">\(screen.html(changedSince: earlier, circling: caption == "Before"))</div></figure>
            """
    }

    private func events(of step: Step) -> [HTML] {
        var place = ""
        return step.entries.map { entry in
            let shown = entry.place == place ? "" : entry.place
            place = entry.place
            let mark: HTML = entry.ink == .bad ? " class=\"bad\"" : ""
            return "<div\(mark)><dt>\(shown)</dt><dd>\(HTML.linkingSources(in: entry.text))</dd></div>\n"
        }
    }
}
