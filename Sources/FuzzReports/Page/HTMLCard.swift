import FuzzEngine

/// A run on a page: its picture, and beside it the events, the reason, and the command to replay it.
struct HTMLCard<S: DescribableSubject> {
    /// The anchor that links to the card use.
    let anchor: String
    let title: HTML
    let lead: String
    let file: CaseFile<S>
    let configuration: S.Configuration
    let story: Story
    /// The facts that follow the reason.
    let facts: [HTML]
    let command: String

    var article: HTML {
        """
        <article id="\(anchor)">
        <header>
        <h3>\(title)</h3>
        <p class="lead">\(lead)</p>
        </header>
        <div class="columns">
        \(picture)
        <div class="story">
        <p class="case"><code>\(file.testCase.description)</code></p>
        <p class="faint"><code>\(configuration.description)</code></p>
        <p class="faint">\(S.meaning(of: configuration).joined(separator: " "))</p>
        \(notes)
        <dl class="why">
        \(story.why.map(\.html))
        \(facts)
        </dl>
        \(steps)
        <p class="faint">Replay it:</p>
        <pre class="command"><code>\(command)</code></pre>
        </div>
        </div>
        \(walk.map { "<h4>Step by step</h4>\n\($0.list)" as HTML } ?? .empty)
        </article>

        """
    }

    private var picture: HTML {
        story.picture.markup.isEmpty ? .empty : "<figure>\(story.picture)</figure>"
    }

    private var walk: HTMLWalk? { HTMLWalk(story.timeline) }

    /// The events as a table, unless they stand beside drawings.
    private var steps: HTML {
        guard walk == nil else { return .empty }
        return "<details><summary>Step by step</summary>\(HTMLSteps(story.timeline).table)</details>"
    }

    /// The notes that people wrote about the case. The page already shows what the search noted.
    private var notes: HTML {
        let own = file.notes.filter { note in !CaseFile<S>.generatedNotes.contains { note.hasPrefix($0) } }
        return own.isEmpty ? .empty : "\(own.map { "<p>\($0)</p>" as HTML })"
    }

    /// Returns a fact with its label.
    static func fact(_ label: String, _ content: HTML) -> HTML {
        "<div><dt>\(label)</dt><dd>\(content)</dd></div>\n"
    }

    /// Returns patterns of configurations. A long list is collapsed.
    static func list(_ patterns: [ConfigurationPattern<S.Configuration>]) -> HTML {
        let list: HTML =
            "<ul class=\"patterns\">\(patterns.map { "<li><code>\($0.description)</code></li>" as HTML })</ul>"
        return patterns.count <= 4
            ? list : "<details><summary>\(patterns.count) patterns of configurations</summary>\(list)</details>"
    }
}

extension LabelledText {
    /// The label as a term, with the text as its description.
    var html: HTML {
        let content: HTML = isCode ? "<pre><code>\(text)</code></pre>" : .linkingSources(in: text)
        return "<div\(ink == .bad ? " class=\"bad\"" : "" as HTML)><dt>\(label)</dt><dd>\(content)</dd></div>\n"
    }
}

/// The timeline of a run as a table. A table wraps, where a text of fixed width would have to scroll.
private struct HTMLSteps {
    private let timeline: Timeline

    init(_ timeline: Timeline) { self.timeline = timeline }

    var table: HTML {
        """
        <table class="steps"><thead><tr><th scope="col">step</th><th scope="col">\(timeline.placeHeading)</th>\
        <th scope="col">what happens</th></tr></thead><tbody>\(timeline.entries.map(row))</tbody></table>
        """
    }

    private func row(_ entry: TimelineEntry) -> HTML {
        guard !entry.isDivider else { return "<tr><td class=\"faint\" colspan=\"3\">\(entry.text)</td></tr>\n" }
        let mark: HTML = entry.ink == .bad ? " class=\"bad\"" : ""
        return
            "<tr><th scope=\"row\">\(entry.step)</th><td class=\"faint\">\(entry.place)</td><td\(mark)>\(HTML.linkingSources(in: entry.text))</td></tr>\n"
    }
}
