/// Every mechanism at a glance: where in the loop the binding is read, and how its row stands then.
struct HTMLIndex {
    private let report: Report

    init(_ report: Report) { self.report = report }

    /// A table with a link to each finding of the page.
    var table: HTML {
        guard !report.items.isEmpty else { return .empty }
        return """
            <nav aria-label="Findings">
            <table class="index">
            <thead><tr><th scope="col">read</th>\
            \(RowState.allCases.map { "<th scope=\"col\">\($0.label)</th>" as HTML })</tr></thead>
            <tbody>
            \(Place.allCases.map(row))
            </tbody>
            </table>
            \(key)
            </nav>
            """
    }

    /// Where everything is new, or nothing, there is nothing to tell apart.
    private var marksNew: Bool { Set(report.items.map { $0.novelty == .known }).count == 2 }

    private var key: HTML {
        guard marksNew else { return .empty }
        return "<p class=\"faint\"><span class=\"dot\"></span> told for the first time, or with another case</p>"
    }

    private func row(_ place: Place) -> HTML {
        let cells = RowState.allCases.map { state -> HTML in
            let items = report.items.filter { $0.mechanism.place == place && $0.mechanism.row == state }
            return "<td>\(items.map(link))</td>"
        }
        return "<tr><th scope=\"row\">\(place.label)</th>\(cells)</tr>\n"
    }

    private func link(_ item: Report.Item) -> HTML {
        let glyph = HTMLMatrix.glyph(of: [item.mechanism.kind])
        guard report.showsAll || item.novelty != .known else {
            return "<span class=\"old\" title=\"\(item.mechanism.description), told before\">\(glyph)</span>"
        }
        let mark: HTML = marksNew && item.novelty != .known ? "<span class=\"new dot\"></span>" : ""
        let suffix = item.novelty == .known ? "" : ", \(item.novelty.label)"
        return """
            <a href="#\(item.anchor)" title="\(item.mechanism.description)\(suffix)">\(glyph)\(mark)\
            <span class="spoken">\(item.mechanism.description)\(suffix)</span></a>
            """
    }
}

extension Place {
    /// Where in the loop, whatever the platform.
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
    /// The heading of a column: the word that mechanisms use, and what it means.
    fileprivate var label: HTML {
        switch self {
        case .live: "live<br>row"
        case .leaving: "leaving:<br>animates out"
        case .parked: "parked:<br>gone, but kept"
        }
    }
}
