import TestSupport

/// The README, or an article of the documentation.
struct DocumentationPage {
    /// The folder of the articles.
    static let catalog = "Sources/BindingFuzz/BindingFuzz.docc"

    /// The path from the root of the repository.
    let path: String
    let text: String

    init(path: String, in repository: Repository) throws {
        self.path = path
        text = try repository.text(of: path)
    }

    /// The paths of all pages; the README is the first.
    static func paths(in repository: Repository) throws -> [String] {
        try ["README.md"] + repository.files(in: catalog).filter { $0.hasSuffix(".md") }
    }

    /// All pages; the README is the first.
    static func all(in repository: Repository) throws -> [DocumentationPage] {
        try paths(in: repository).map { try DocumentationPage(path: $0, in: repository) }
    }

    /// The file name without its extension, which is the name of an article in links.
    var name: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The texts of the blocks of code in a language.
    func blocks(of language: String) -> [String] {
        text.split(separator: "\n```", omittingEmptySubsequences: false).enumerated().compactMap { position, piece in
            // Every second fence opens a block.
            guard position % 2 == 1, let end = piece.firstIndex(of: "\n"), piece[..<end] == language else { return nil }
            return String(piece[piece.index(after: end)...]) + "\n"
        }
    }

    /// The targets of the links in Markdown.
    var links: [String] { text.matches(of: #/\]\(([^)]+)\)/#).map { String($0.output.1) } }

    /// The names of the articles that the page refers to.
    var references: [String] { text.matches(of: #/<doc:([A-Za-z]+)>/#).map { String($0.output.1) } }

    /// The links to the page's own headings.
    var anchors: [String] {
        lines.filter { $0.hasPrefix("## ") }.map { "#" + $0.dropFirst(3).lowercased().replacing(" ", with: "-") }
    }
}
