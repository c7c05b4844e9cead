import BindingFuzz

/// The full matrix as a picture in text: a block for each delivery, a cell for each configuration.
struct HTMLMatrix {
    private let cells: [Report.Cell]
    private let anchor: (Mechanism) -> String?

    /// - Parameters:
    ///   - cells: what came of each configuration, in the order of the full matrix.
    ///   - anchor: where on the page a mechanism is told; nil where it is not.
    init(_ cells: [Report.Cell], anchor: @escaping (Mechanism) -> String?) {
        self.cells = cells
        self.anchor = anchor
    }

    var section: HTML {
        """
        <section id="matrix">
        <h2>All \(cells.count) configurations</h2>
        <p>A cell is one deployment of the row app. Point at it for its name and the smallest case that breaks it; \
        follow it to the finding.</p>
        \(HTMLMatrixLegend(cells).html)
        <div class="matrix">
        \(Delivery.allCases.map(block))
        </div>
        </section>
        """
    }

    /// What a cell shows; a shape as well as a colour, for whoever cannot tell the colours apart.
    static func glyph(of kinds: [VerdictKind], isSearched: Bool = true) -> HTML {
        let (name, sign) =
            switch (kinds.contains(.outOfRange), kinds.contains(.wrongElement)) {
            case (true, true): ("both", "✕≠")
            case (true, false): ("traps", "✕")
            case (false, true): ("wrong", "≠")
            case (false, false): isSearched ? ("clean", "·") : ("unsearched", "–")
            }
        return "<span class=\"glyph \(name)\" aria-hidden=\"true\">\(sign)</span>"
    }

    private func block(_ delivery: Delivery) -> HTML {
        let columns = Access.allCases.flatMap { access in Handler.allCases.map { (access, $0) } }
        return """
            <table>
            <caption>\(delivery.rawValue)</caption>
            <thead>
            <tr><td></td>\(Access.allCases.map { "<th scope=\"colgroup\" colspan=\"3\">\($0.rawValue)</th>" as HTML })</tr>
            <tr><td></td>\(columns.map { "<th scope=\"col\">\($0.1.rawValue)</th>" as HTML })</tr>
            </thead>
            \(Platform.allCases.map { group($0, delivery, columns) })
            </table>

            """
    }

    private func group(_ platform: Platform, _ delivery: Delivery, _ columns: [(Access, Handler)]) -> HTML {
        var rows = HTML.empty
        for container in Container.allCases {
            for `guard` in Guard.allCases {
                let cells = columns.map { access, handler in
                    cell(Configuration(platform, container, delivery, `guard`, access, handler))
                }
                rows += """
                    <tr><th scope="row">\(platform.rawValue) \(container.rawValue) \
                    <span class="faint">\(`guard`.rawValue)</span></th>\(cells)</tr>

                    """
            }
        }
        return "<tbody>\n\(rows)</tbody>"
    }

    private func cell(_ configuration: Configuration) -> HTML {
        let cell = cells[configuration.index]
        let glyph = Self.glyph(of: cell.kinds, isSearched: cell.isSearched)
        let kinds =
            cell.kinds.isEmpty
            ? (cell.isSearched ? "clean" : "not searched") : cell.kinds.map(\.rawValue).joined(separator: " or ")
        guard let smallest = cell.smallest else {
            let remark =
                cell.kinds.isEmpty ? "" : "\nseen by the campaign; the case that is kept of it does not break this"
            return
                "<td title=\"\(configuration.description): \(kinds)\(remark)\">\(glyph)<span class=\"spoken\">\(kinds)</span></td>"
        }
        let title = "\(configuration): \(kinds)\n\(smallest.interleaving)\n\(smallest.path)"
        let content: HTML = "\(glyph)<span class=\"spoken\">\(kinds)</span>"
        let link = anchor(smallest.mechanism).map { "<a href=\"#\($0)\">\(content)</a>" as HTML }
        return "<td title=\"\(title)\">\(link ?? content)</td>"
    }
}

/// What the signs of the matrix mean, those that it has; and what its rows and columns stand for.
private struct HTMLMatrixLegend {
    private let cells: [Report.Cell]

    init(_ cells: [Report.Cell]) { self.cells = cells }

    var html: HTML {
        let signs: [(kinds: [VerdictKind], isSearched: Bool, meaning: String)] = [
            ([.outOfRange], true, "a case reads out of range: the app traps"),
            ([.wrongElement], true, "a case reads somebody else's element"),
            ([.outOfRange, .wrongElement], true, "either, depending on the case"),
            ([], true, "clean: no case breaks it"),
            ([], false, "not searched"),
        ]
        let used = signs.filter { sign in
            cells.contains { $0.kinds == sign.kinds && ($0.isSearched == sign.isSearched || !sign.kinds.isEmpty) }
        }
        let keys = used.map { sign -> HTML in
            let glyph = HTMLMatrix.glyph(of: sign.kinds, isSearched: sign.isSearched)
            return "<span class=\"key\">\(glyph) \(sign.meaning)</span> "
        }
        return """
            <p class="keys">\(keys)</p>
            <details class="legend"><summary>What the names mean</summary>
            <dl class="names">
            \(names("Blocks: delivery", Delivery.allCases) { $0.meaning.isEmpty ? "the handler runs inside the post" : $0.meaning })
            \(names("Rows: platform", Platform.allCases) { $0.name })
            \(names("Rows: container", Container.allCases) { $0.meaning })
            \(names("Rows: guard", Guard.allCases) { "the handler runs \($0.meaning)" })
            \(names("Columns: access", Access.allCases) { $0.meaning })
            \(names("Columns: handler", Handler.allCases) { "it \($0.verb) its element" })
            </dl>
            </details>
            """
    }

    private func names<Part: ConfigurationPart>(_ title: String, _ values: [Part], _ meaning: (Part) -> String) -> HTML
    {
        let list = values.map { "<li><code>\($0.rawValue)</code> \(meaning($0))</li>" as HTML }
        return "<div><dt>\(title)</dt><dd><ul class=\"plain\">\(list)</ul></dd></div>"
    }
}
