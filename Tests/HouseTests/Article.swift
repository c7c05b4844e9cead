import TestSupport

/// An article of the documentation.
struct Article {
    /// Where the articles are.
    static let catalog = "Sources/BindingFuzz/BindingFuzz.docc"

    /// From the root of the repository.
    let path: String
    let text: String

    /// The article with a name; nil where there is none. Citations spell names with a small letter.
    init?(_ name: String, in repository: Repository) throws {
        let path = "\(Self.catalog)/\(name.prefix(1).uppercased() + name.dropFirst()).md"
        guard repository.has(path) else { return nil }
        try self.init(path: path, in: repository)
    }

    private init(path: String, in repository: Repository) throws {
        self.path = path
        text = try repository.text(of: path)
    }

    /// Every article, by path.
    static func all(in repository: Repository) throws -> [Article] {
        try repository.files(in: catalog).filter { $0.hasSuffix(".md") }.map { try Article(path: $0, in: repository) }
    }

    /// The numbers of the sections, in order: of headings such as `## 4. The loop`.
    var sections: [Int] {
        text.split(separator: "\n").compactMap { $0.wholeMatch(of: #/## (\d+)\. .+/#).flatMap { Int($0.1) } }
    }

    /// What stands beneath the heading of a section; empty where there is none.
    func section(_ number: Int) -> String {
        text.components(separatedBy: "\n## ").first { $0.hasPrefix("\(number). ") } ?? ""
    }

    /// The Swift files that the article speaks of, as it spells them; not those in square brackets, the evidence, which are
    /// other people's.
    var sourceFiles: [String] {
        text.replacing(#/\[[^\]]*\]/#, with: "").codeSpans.filter { $0.hasSuffix(".swift") }
    }

    /// The blocks of text that are in no language.
    var blocks: [String] {
        text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 && $0.element.hasPrefix("\n") }
            .map { String($0.element.dropFirst()) + "\n" }
    }
}

extension String {
    /// The pieces between occurrences of a separator.
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }

    /// The texts in single backticks, in order; double ones are links to symbols.
    var codeSpans: [String] { matches(of: #/``[^`\n]+``|`([^`\n]+)`/#).compactMap { $0.1.map(String.init) } }
}
