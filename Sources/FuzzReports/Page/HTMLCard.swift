import FuzzEngine

/// A run on a page: its picture, and beside it what happens, why, and how to see it again.
struct HTMLCard<S: DescribableSubject> {
    /// The name that links to the card end in.
    let anchor: String
    let title: HTML
    let lead: String
    let file: CaseFile<S>
    let configuration: S.Configuration
    let story: Story
    /// What there is to say after why it came to that.
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
        <figure>\(story.picture)</figure>
        <div class="story">
        <p class="case"><code>\(file.testCase.description)</code></p>
        <p class="faint"><code>\(configuration.description)</code></p>
        <p class="faint">\(S.meaning(of: configuration).joined(separator: " "))</p>
        \(notes)
        <dl class="why">
        \(story.why.map(\.html))
        \(facts)
        </dl>
        <details><summary>Step by step</summary>\(HTMLSteps(story.timeline).table)</details>
        <p class="faint">See it happen:</p>
        <pre class="command"><code>\(command)</code></pre>
        </div>
        </div>
        </article>

        """
    }

    /// What people wrote about the case; what the search noted is on the page anyway.
    private var notes: HTML {
        let own = file.notes.filter { note in !CaseFile<S>.generatedNotes.contains { note.hasPrefix($0) } }
        return own.isEmpty ? .empty : "\(own.map { "<p>\($0)</p>" as HTML })"
    }

    /// A fact: what it is about, and what there is to say.
    static func fact(_ label: String, _ content: HTML) -> HTML {
        "<div><dt>\(label)</dt><dd>\(content)</dd></div>\n"
    }

    /// Patterns of configurations; many of them are only shown when somebody asks.
    static func list(_ patterns: [ConfigurationPattern<S.Configuration>]) -> HTML {
        let list: HTML =
            "<ul class=\"patterns\">\(patterns.map { "<li><code>\($0.description)</code></li>" as HTML })</ul>"
        return patterns.count <= 4
            ? list : "<details><summary>\(patterns.count) patterns of configurations</summary>\(list)</details>"
    }
}

extension LabelledText {
    /// A term and what there is to say of it.
    var html: HTML {
        "<div\(ink == .bad ? " class=\"bad\"" : "" as HTML)><dt>\(label)</dt><dd>\(text)</dd></div>\n"
    }
}

/// The timeline of a run as a table, which wraps where a text of fixed width would have to be scrolled.
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
            "<tr><th scope=\"row\">\(entry.step)</th><td class=\"faint\">\(entry.place)</td><td\(mark)>\(entry.text)</td></tr>\n"
    }
}
