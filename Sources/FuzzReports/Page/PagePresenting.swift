import FuzzEngine

/// A subject that presents itself on pages in a way of its own. Others have the plain parts of ``PageParts``.
package protocol PagePresenting<S> {
    /// What is presented.
    associatedtype S: DescribableSubject

    /// The parts of pages that the subject has of its own.
    static var pageParts: PageParts<S> { get }
}

/// The parts of pages that a subject may have of its own.
package struct PageParts<S: DescribableSubject>: Sendable {
    /// What stands for verdicts: the name of its style, and a sign, for whoever cannot tell colours apart.
    package let sign: @Sendable ([S.Verdict]) -> (style: String, sign: String)
    /// The full matrix as tables of cells.
    package let matrix: @Sendable ((S.Configuration) -> HTML) -> HTML
    /// What the names in these tables mean.
    package let matrixLegend: HTML
    /// Mechanisms at a glance, each with the links to what was found of it.
    package let index: @Sendable ([S.Mechanism], (S.Mechanism) -> [HTML]) -> HTML
    /// How to read the pictures of stories.
    package let pictureLegend: HTML

    /// Chooses the parts; those that are left out are plain.
    package init(
        sign: @escaping @Sendable ([S.Verdict]) -> (style: String, sign: String) = Self.plainSign,
        matrix: @escaping @Sendable ((S.Configuration) -> HTML) -> HTML = Self.plainMatrix, matrixLegend: HTML = .empty,
        index: @escaping @Sendable ([S.Mechanism], (S.Mechanism) -> [HTML]) -> HTML = Self.plainIndex,
        pictureLegend: HTML = .empty
    ) {
        self.sign = sign
        self.matrix = matrix
        self.matrixLegend = matrixLegend
        self.index = index
        self.pictureLegend = pictureLegend
    }

    @Sendable package static func plainSign(_ verdicts: [S.Verdict]) -> (style: String, sign: String) {
        verdicts.isEmpty ? ("clean", "·") : ("traps", "✕")
    }

    @Sendable package static func plainMatrix(_ cell: (S.Configuration) -> HTML) -> HTML {
        let rows = S.Configuration.fullMatrix.map { configuration -> HTML in
            "<tr><th scope=\"row\">\(configuration.description)</th>\(cell(configuration))</tr>\n"
        }
        return "<table><tbody>\n\(rows)</tbody></table>\n"
    }

    @Sendable package static func plainIndex(_ mechanisms: [S.Mechanism], _ links: (S.Mechanism) -> [HTML]) -> HTML {
        let rows = mechanisms.map { mechanism -> HTML in
            "<tr><th scope=\"row\">\(mechanism.description)</th><td>\(links(mechanism))</td></tr>\n"
        }
        return "<table class=\"index\"><tbody>\n\(rows)</tbody></table>\n"
    }
}

extension DescribableSubject {
    /// The parts of pages.
    static var pageParts: PageParts<Self> { (self as? any PagePresenting<Self>.Type)?.pageParts ?? PageParts() }
}
