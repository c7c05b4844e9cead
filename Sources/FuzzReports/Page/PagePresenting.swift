import FuzzEngine

/// A subject with custom parts of pages. Other subjects use the defaults of ``PageParts``.
package protocol PagePresenting<S> {
    /// The presented subject.
    associatedtype S: DescribableSubject

    /// The custom parts of pages.
    static var pageParts: PageParts<S> { get }
}

/// The parts of pages that a subject can customize.
package struct PageParts<S: DescribableSubject>: Sendable {
    /// Returns the sign for verdicts: the name of its style, and a character for readers who cannot distinguish the colors.
    package let sign: @Sendable ([S.Verdict]) -> (style: String, sign: String)
    /// Returns the full matrix as tables of cells; nil for a plain table, which a page of one case has no use for.
    package let matrix: (@Sendable ((S.Configuration) -> HTML) -> HTML)?
    /// The legend of the names in these tables.
    package let matrixLegend: HTML
    /// Returns an overview of the mechanisms, each with the links to its findings.
    package let index: @Sendable ([S.Mechanism], (S.Mechanism) -> [HTML]) -> HTML
    /// The legend of the pictures of stories.
    package let pictureLegend: HTML

    /// Creates the parts, with defaults for omitted ones.
    package init(
        sign: @escaping @Sendable ([S.Verdict]) -> (style: String, sign: String) = Self.plainSign,
        matrix: (@Sendable ((S.Configuration) -> HTML) -> HTML)? = nil, matrixLegend: HTML = .empty,
        index: @escaping @Sendable ([S.Mechanism], (S.Mechanism) -> [HTML]) -> HTML = Self.plainIndex,
        pictureLegend: HTML = .empty
    ) {
        self.sign = sign
        self.matrix = matrix
        self.matrixLegend = matrixLegend
        self.index = index
        self.pictureLegend = pictureLegend
    }

    /// Returns a dot for no verdicts and a cross for any.
    @Sendable package static func plainSign(_ verdicts: [S.Verdict]) -> (style: String, sign: String) {
        verdicts.isEmpty ? ("clean", "·") : ("traps", "✕")
    }

    /// Returns the full matrix as a table with one row for each configuration.
    @Sendable package static func plainMatrix(_ cell: (S.Configuration) -> HTML) -> HTML {
        let rows = S.Configuration.fullMatrix.map { configuration -> HTML in
            "<tr><th scope=\"row\">\(configuration.description)</th>\(cell(configuration))</tr>\n"
        }
        return "<table><tbody>\n\(rows)</tbody></table>\n"
    }

    /// Returns a table with one row for each mechanism.
    @Sendable package static func plainIndex(_ mechanisms: [S.Mechanism], _ links: (S.Mechanism) -> [HTML]) -> HTML {
        let rows = mechanisms.map { mechanism -> HTML in
            "<tr><th scope=\"row\">\(mechanism.description)</th><td>\(links(mechanism))</td></tr>\n"
        }
        return "<table class=\"index\"><tbody>\n\(rows)</tbody></table>\n"
    }
}

extension DescribableSubject {
    /// The parts of pages, custom or default.
    static var pageParts: PageParts<Self> { (self as? any PagePresenting<Self>.Type)?.pageParts ?? PageParts() }
}
