import BindingFuzz

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

    private var isNewAnywhere: Bool { report.items.contains { $0.novelty == .new } }

    private var key: HTML {
        let signs: [(HTML, String)?] = [
            ("<span class=\"key\">\(HTMLMatrix.glyph(of: [.outOfRange]))", "the app traps"),
            ("<span class=\"key\">\(HTMLMatrix.glyph(of: [.wrongElement]))", "somebody else's element"),
            isNewAnywhere ? ("<span class=\"key\"><span class=\"dot\"></span>", report.newLabel) : nil,
            report.named.isEmpty
                ? nil : ("<span class=\"key old\">\(HTMLMatrix.glyph(of: [.outOfRange]))", report.knownLabel),
        ]
        return "<p class=\"keys\">\(signs.compactMap { $0 }.map { "\($0.0) \($0.1)</span> " as HTML })</p>"
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
            return """
                <a class="old" href="#\(HTMLKnown.anchor)" title="\(item.mechanism.description), \(report.knownLabel)">\(glyph)\
                <span class="spoken">\(item.mechanism.description), \(report.knownLabel)</span></a>
                """
        }
        let mark: HTML = item.novelty == .new ? "<span class=\"new dot\"></span>" : ""
        let suffix = item.novelty.label.map { ", \($0)" } ?? ""
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
