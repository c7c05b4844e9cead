/// The full matrix as a picture in text: a block for each delivery, a cell for each configuration.
struct HTMLMatrix {
    private let report: Report

    init(_ report: Report) { self.report = report }

    var section: HTML {
        """
        <section id="matrix">
        <h2>All \(report.cells.count) configurations</h2>
        <p>A cell is one deployment of the row app. Point at it for its name and the smallest case that breaks it; \
        follow it to the finding.</p>
        <p class="keys">\(key([.outOfRange], "the app traps")) \(key([.wrongElement], "somebody else's element")) \
        \(key([.outOfRange, .wrongElement], "either, depending on the case")) \(key([], "clean"))</p>
        <div class="matrix">
        \(Delivery.allCases.map(block))
        </div>
        </section>
        """
    }

    /// What a cell shows; a shape as well as a colour, for whoever cannot tell the colours apart.
    static func glyph(of kinds: [VerdictKind]) -> HTML {
        let (name, sign) =
            switch (kinds.contains(.outOfRange), kinds.contains(.wrongElement)) {
            case (true, true): ("both", "✕≠")
            case (true, false): ("traps", "✕")
            case (false, true): ("wrong", "≠")
            case (false, false): ("clean", "·")
            }
        return "<span class=\"glyph \(name)\" aria-hidden=\"true\">\(sign)</span>"
    }

    private func key(_ kinds: [VerdictKind], _ label: String) -> HTML {
        "<span class=\"key\">\(Self.glyph(of: kinds)) \(label)</span>"
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
        let cell = report.cells[configuration.index]
        let glyph = Self.glyph(of: cell.kinds)
        guard let smallest = cell.smallest else {
            return "<td title=\"\(configuration.description): clean\">\(glyph)</td>"
        }
        let kinds = cell.kinds.map(\.rawValue).joined(separator: " or ")
        let title = "\(configuration): \(kinds)\n\(smallest.interleaving)\n\(smallest.path)"
        let isShown = report.shown.contains { $0.mechanism == smallest.mechanism }
        return isShown
            ? "<td title=\"\(title)\"><a href=\"#finding-\(smallest.mechanism.description)\">\(glyph)<span class=\"spoken\">\(kinds)</span></a></td>"
            : "<td title=\"\(title)\">\(glyph)<span class=\"spoken\">\(kinds)</span></td>"
    }
}
