import FuzzEngine

/// An overview of every mechanism: the place in the loop where the binding is read, and the state of its row at that time.
struct HTMLIndex<S: DescribableSubject> {
    private let report: Report<S>

    init(_ report: Report<S>) { self.report = report }

    /// The table, with a link to each finding of the page.
    var table: HTML {
        guard !report.items.isEmpty else { return .empty }
        return """
            <nav aria-label="Findings">
            \(S.pageParts.index(report.items.map(\.mechanism)) { mechanism in
                report.items.filter { $0.mechanism == mechanism }.map(link)
            })\(key)
            </nav>
            """
    }

    private var isNewAnywhere: Bool { report.items.contains { $0.novelty == .new } }

    private var key: HTML {
        let found = Set(report.items.map(\.mechanism.verdict))
        let verdicts = S.Verdict.findings.filter(found.contains).map {
            verdict -> (HTML, String)? in
            ("<span class=\"key\">\(HTMLMatrix<S>.glyph(of: [verdict]))", S.meaning(of: verdict))
        }
        let signs =
            verdicts + [
                isNewAnywhere ? ("<span class=\"key\"><span class=\"dot\"></span>", report.newLabel) : nil,
                report.named.isEmpty
                    ? nil
                    : (
                        "<span class=\"key old\">\(HTMLMatrix<S>.glyph(of: Array(S.Verdict.failures.prefix(1))))",
                        report.knownLabel
                    ),
            ]
        return "<p class=\"keys\">\(signs.compactMap { $0 }.map { "\($0.0) \($0.1)</span> " as HTML })</p>"
    }

    private func link(_ item: Report<S>.Item) -> HTML {
        let glyph = HTMLMatrix<S>.glyph(of: [item.mechanism.verdict])
        guard report.showsAll || item.novelty != .known else {
            return """
                <a class="old" href="#\(HTMLKnown<S>.anchor)" title="\(item.mechanism.description), \(report.knownLabel)">\(glyph)\
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
