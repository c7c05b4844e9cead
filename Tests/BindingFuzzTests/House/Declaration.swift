import RegexBuilder

/// A line that declares something which other targets see.
struct Declaration {
    /// What it is, without attributes, access and what else stands before it: `struct Step: Hashable {`.
    let text: String
    /// Whether it stands by itself, in no type and no extension.
    let isTopLevel: Bool
    /// Whether other packages see it, too.
    let isPublic: Bool
    private let isOverride: Bool

    /// Reads a line; nil where it declares nothing, or nothing that another target sees.
    init?(_ line: String) {
        let words = #/(?:@\w+(?:\([^)]*\))? |(?:nonisolated|override|final|indirect|static|mutating) )*/#
        let pattern = Regex {
            Repeat(0...) { " " }
            Capture(words)
            Capture(#/(?:public|package|open) /#)
            Optionally(#/(?:private|fileprivate|internal)\(set\) /#)
            words
            Capture(OneOrMore(.any))
        }
        guard let match = line.wholeMatch(of: pattern), !match.output.3.hasPrefix("import ") else { return nil }
        text = String(match.output.3)
        isTopLevel = !line.hasPrefix(" ")
        isPublic = match.output.2 != "package "
        isOverride = match.output.1.contains("override ")
    }

    /// The name of the type that it declares; nil where it declares none.
    var typeName: String? {
        text.prefixMatch(of: #/(?:struct|enum|class|actor|protocol|typealias) (\w+)/#).map { String($0.output.1) }
    }

    /// Whether a protocol that everybody knows says what it is for, or its name and type say all.
    var isObvious: Bool { isOverride || Self.requirements.contains { text.hasPrefix($0) } }

    /// What witnesses a requirement of the standard library, Combine or SwiftUI; and the initializer without arguments.
    private static let requirements = [
        "init()", "var description:", "var debugDescription:", "func == (", "func < (", "func hash(into ",
        "init(from decoder:", "func encode(to encoder:", "func next()", "var allCases:", "var id:", "var now:",
        "var startIndex:", "var endIndex:", "func index(after ", "func index(before ", "var body:",
        "func body(content:",
        "func makeBody(", "typealias Body ", "typealias Output ", "typealias Failure ", "typealias Element ",
        "typealias Index ", "typealias Indices ", "typealias Iterator ", "typealias SubSequence ",
    ]
}
