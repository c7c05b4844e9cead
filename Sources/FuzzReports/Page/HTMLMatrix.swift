import FuzzEngine

/// The full matrix as tables, with a cell for each configuration.
struct HTMLMatrix<S: DescribableSubject> {
    private let cells: [Report<S>.Cell]
    private let anchor: (S.Mechanism) -> String?
    private let parts = S.pageParts

    /// Creates the tables.
    ///
    /// - Parameters:
    ///   - cells: the results of the configurations, in the order of the full matrix.
    ///   - anchor: returns the anchor of a mechanism on the page; nil if the page does not show it.
    init(_ cells: [Report<S>.Cell], anchor: @escaping (S.Mechanism) -> String?) {
        self.cells = cells
        self.anchor = anchor
    }

    var section: HTML {
        """
        <section id="matrix">
        <h2>All \(cells.count.counted("configuration"))</h2>
        <p>A cell is one \(S.vocabulary.configurationNoun). Hover over it for its name and the smallest case that breaks it\(starved); \
        select it to open the finding.</p>
        <p class="keys">\(keys)</p>
        \(parts.matrixLegend)
        <div class="matrix">
        \((parts.matrix ?? PageParts<S>.plainMatrix)(cell))
        </div>
        </section>
        """
    }

    private var starved: HTML { S.Verdict.liveness.map { ", or that \($0.starves) under it" } ?? .empty }

    /// Returns the sign of a cell: a color and a shape, for readers who cannot distinguish the colors. Starvation shows only in
    /// cells without a failure.
    static func glyph(of verdicts: [S.Verdict], isSearched: Bool = true) -> HTML {
        let (style, sign) = verdicts.isEmpty && !isSearched ? ("unsearched", "–") : S.pageParts.sign(verdicts)
        return "<span class=\"glyph \(style)\" aria-hidden=\"true\">\(sign)</span>"
    }

    /// The meanings of the signs that occur.
    private var keys: [HTML] {
        let failures = S.Verdict.failures
        let several = failures.count > 1 ? [(failures, true, "either, depending on the case")] : []
        let liveness =
            S.Verdict.liveness.map { [([$0.verdict], true, "clean, but a case \(S.meaning(of: $0.verdict))")] } ?? []
        let signs: [(verdicts: [S.Verdict], isSearched: Bool, meaning: String)] =
            failures.map { ([$0], true, "a case \(S.meaning(of: $0))") } + several + liveness + [
                ([], true, "clean: no case breaks it"), ([], false, "not searched"),
            ]
        return signs.filter { sign in
            cells.contains {
                $0.signed == sign.verdicts && ($0.isSearched == sign.isSearched || !sign.verdicts.isEmpty)
            }
        }.map { sign in
            let glyph = Self.glyph(of: sign.verdicts, isSearched: sign.isSearched)
            return "<span class=\"key\">\(glyph) \(sign.meaning)</span> "
        }
    }

    private func cell(_ configuration: S.Configuration) -> HTML {
        guard let cell = configuration.index.map({ cells[$0] }) else { return .empty }
        let glyph = Self.glyph(of: cell.signed, isSearched: cell.isSearched)
        let kinds =
            cell.verdicts.isEmpty
            ? (cell.isSearched ? "clean" : "not searched") : cell.verdicts.map(\.rawValue).joined(separator: " or ")
        guard let smallest = cell.smallest else {
            let remark =
                cell.verdicts.isEmpty ? "" : "\nseen by the campaign; the kept case does not break this configuration"
            return
                "<td title=\"\(configuration.description): \(kinds)\(remark)\">\(glyph)<span class=\"spoken\">\(kinds)</span></td>"
        }
        let title = "\(configuration): \(kinds)\n\(smallest.testCase)\n\(smallest.path)"
        let content: HTML = "\(glyph)<span class=\"spoken\">\(kinds)</span>"
        let link = anchor(smallest.mechanism).map { "<a href=\"#\($0)\">\(content)</a>" as HTML }
        return "<td title=\"\(title)\">\(link ?? content)</td>"
    }
}

extension Report.Cell {
    /// The verdicts for the sign: the failures, or else whether a case starves.
    fileprivate var signed: [S.Verdict] { isBroken ? verdicts.filter(\.isFailure) : verdicts }
}
