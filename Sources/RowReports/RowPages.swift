import BindingFuzz
import FuzzReports

/// The row model's parts of a page: the matrix as one block per delivery, and an index of mechanisms by the place of the read and
/// the state of the row.
extension RowModel: PagePresenting {
    /// The row model's signs, matrix, index and legends.
    package static let pageParts = PageParts<RowModel>(
        sign: sign, matrix: { cell in "\(Delivery.allCases.map { block($0, cell) })" }, matrixLegend: matrixLegend,
        index: index, pictureLegend: HTMLTimeline.legend)

    @Sendable private static func sign(for verdicts: [VerdictKind]) -> (style: String, sign: String) {
        switch (verdicts.contains(.outOfRange), verdicts.contains(.wrongElement)) {
        case (true, true): ("both", "✕≠")
        case (true, false): ("traps", "✕")
        case (false, true): ("wrong", "≠")
        case (false, false): verdicts.contains(.starved) ? ("starves", "○") : ("clean", "·")
        }
    }

    private static var matrixLegend: HTML {
        """
        <details class="legend"><summary>Names of the values</summary>
        <dl class="names">
        \(names("Blocks", "delivery"))
        \(names("Rows", "platform"))
        \(names("Rows", "container"))
        \(names("Rows", "guard"))
        \(names("Columns", "access"))
        \(names("Columns", "handler"))
        </dl>
        </details>
        """
    }

    @Sendable private static func index(of mechanisms: [Mechanism], links: (Mechanism) -> [HTML]) -> HTML {
        """
        <table class="index">
        <thead><tr><th scope="col">read</th>\
        \(RowState.allCases.map { "<th scope=\"col\">\($0.label)</th>" as HTML })</tr></thead>
        <tbody>
        \(Place.allCases.map { row($0, mechanisms, links) })
        </tbody>
        </table>

        """
    }

    private static func block(_ delivery: Delivery, _ cell: (Configuration) -> HTML) -> HTML {
        let columns = Access.allCases.flatMap { access in Handler.allCases.map { (access, $0) } }
        return """
            <table>
            <caption>\(delivery.rawValue)</caption>
            <thead>
            <tr><td></td>\(Access.allCases.map { "<th scope=\"colgroup\" colspan=\"\(Handler.allCases.count)\">\($0.rawValue)</th>" as HTML })</tr>
            <tr><td></td>\(columns.map { "<th scope=\"col\">\($0.1.rawValue)</th>" as HTML })</tr>
            </thead>
            \(Platform.allCases.map { group($0, delivery, columns, cell) })
            </table>

            """
    }

    private static func group(
        _ platform: Platform, _ delivery: Delivery, _ columns: [(Access, Handler)], _ cell: (Configuration) -> HTML
    ) -> HTML {
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

    private static func names(_ place: String, _ part: String) -> HTML {
        let list = Configuration.vocabulary.filter { $0.part == part }.map { term in
            "<li><code>\(term.value)</code> \(term.plainDefinition)</li>" as HTML
        }
        return "<div><dt>\(place): \(part)</dt><dd><ul class=\"plain\">\(list)</ul></dd></div>"
    }

    private static func row(
        _ place: Place, _ mechanisms: [Mechanism], _ links: (Mechanism) -> [HTML]
    ) -> HTML {
        let cells = RowState.allCases.map { state -> HTML in
            "<td>\(mechanisms.filter { $0.place == place && $0.row == state }.flatMap(links))</td>"
        }
        return "<tr><th scope=\"row\">\(place.label)</th>\(cells)</tr>\n"
    }
}

extension Place {
    /// The place in the loop, whatever the platform.
    fileprivate var label: String {
        switch self {
        case .event: "in a touch or click"
        case .source: "in a Source0 callout"
        case .timer: "in a timer callout"
        case .blocks: "in RunLoop.main's blocks"
        case .queue: "on the main queue"
        case .beforeWaiting: "at BeforeWaiting"
        case .exit: "at Exit"
        case .wait: "while the loop sleeps"
        }
    }
}

extension RowState {
    /// The heading of a column: the word that mechanisms use, and its meaning.
    fileprivate var label: HTML {
        switch self {
        case .live: "live<br>row"
        case .leaving: "leaving:<br>animates out"
        case .parked: "parked:<br>off screen, but kept"
        case .gone: "gone:<br>a read is pending"
        }
    }
}
