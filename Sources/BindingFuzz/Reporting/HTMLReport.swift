/// The report as a page that stands alone in one file: no script, no font, no picture from elsewhere.
extension Report {
    /// The whole page.
    public var html: String {
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(items.count.counted("mechanism")) in \(directory) · bindfuzz</title>
            <style>
            \(HTMLStyle.sheet)
            </style>
            </head>
            <body>
            <header class="page">
            <p class="brand">bindfuzz</p>
            <h1>Stale row bindings in <span class="path">\(directory)</span></h1>
            \(figures)
            </header>
            <main>
            \(findingsSection)
            \(HTMLMatrix(self).section)
            \(HTMLGrowth(growth).section)
            </main>
            <footer class="page">
            <p>The whole report again: <code>bindfuzz report \(directory.shellQuoted) --all --html FILE</code></p>
            </footer>
            </body>
            </html>

            """
        return page.markup
    }

    private var figures: HTML {
        let cases = growth.last.map { figure("\($0.cases.grouped)", "cases searched") } ?? .empty
        return """
            <dl class="figures">
            \(figure("\(items.count)", items.count == 1 ? "mechanism" : "mechanisms"))
            \(figure("\(newCount)", "new since the last report"))
            \(figure("\(brokenCount) / \(cells.count)", "configurations break"))
            \(cases)
            </dl>
            """
    }

    private func figure(_ number: String, _ label: String) -> HTML {
        "<div><dt>\(label)</dt><dd>\(number)</dd></div>"
    }

    private var findingsSection: HTML {
        let rest = omission.map { "<p class=\"faint\">\($0)</p>" as HTML } ?? .empty
        guard !shown.isEmpty else {
            return "<section><h2>New findings</h2><p>Nothing new.</p>\(HTMLIndex(self).table)\(rest)</section>"
        }
        return """
            <section>
            <h2>\(showsAll ? "Findings" : "New findings")</h2>
            \(HTMLIndex(self).table)
            \(HTMLTimeline.legend)
            \(shown.map(\.article))
            \(rest)
            </section>
            """
    }
}

extension Report.Item {
    /// The name that links to a finding end in.
    var anchor: String { "finding-\(mechanism)" }

    private var badge: HTML {
        novelty == .known ? .empty : "<span class=\"badge\">\(novelty.label)</span>"
    }

    /// A card: the picture, and beside it why.
    fileprivate var article: HTML {
        """
        <article id="\(anchor)">
        <header>
        <h3><a href="#\(anchor)">\(mechanism.description)</a> \(badge)</h3>
        <p class="lead">\(title.capitalizedFirst).</p>
        </header>
        <div class="columns">
        <figure>\(HTMLTimeline(trace).figure)</figure>
        <div class="story">
        <p class="case"><code>\(file.interleaving.description)</code></p>
        <p class="faint">\(configuration.meaning.joined(separator: " "))</p>
        \(notes)
        <dl class="why">
        \(Explanation(trace).paragraphs.map(\.html))
        <div><dt>Breaks</dt><dd>\(breaksCount)\(patterns)</dd></div>
        <div><dt>\(SingleChanges.label)</dt><dd>\(healingList)</dd></div>
        </dl>
        <details><summary>Step by step</summary><pre>\(Timeline(trace).text())</pre></details>
        <p class="faint">See it happen:</p>
        <pre class="command"><code>\(command)</code></pre>
        </div>
        </div>
        </article>

        """
    }

    private var patterns: HTML {
        let list: HTML =
            "<ul class=\"patterns\">\(broken.map { "<li><code>\($0.description)</code></li>" as HTML })</ul>"
        return broken.count <= 4
            ? list : "<details><summary>\(broken.count) patterns of configurations</summary>\(list)</details>"
    }

    private var healingList: HTML {
        let clauses = healing.clauses.map { part, values -> HTML in
            "<li><b>\(part)</b> \(values.joined(separator: ", "))</li>"
        }
        let remarks = healing.remarks.map { "<li class=\"faint\">\($0)</li>" as HTML }
        return "<ul class=\"heals\">\(clauses)\(remarks)</ul>"
    }

    /// What people wrote about the case; what the search noted is on the page anyway.
    private var notes: HTML {
        let own = file.notes.filter { note in !CaseFile.generatedNotes.contains { note.hasPrefix($0) } }
        return own.isEmpty ? .empty : "\(own.map { "<p>\($0)</p>" as HTML })"
    }
}

extension LabelledText {
    /// A term and what there is to say of it.
    fileprivate var html: HTML {
        "<div\(ink == .bad ? " class=\"bad\"" : "" as HTML)><dt>\(label)</dt><dd>\(text)</dd></div>\n"
    }
}
