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
        var rest = line.drop { $0 == " " }
        var modifiers: [Substring] = []
        while true {
            let word = rest.prefix { $0 != " " }
            guard word.hasPrefix("@") || Self.modifiers.contains(String(word)) else { break }
            modifiers.append(word)
            rest = rest.dropFirst(word.count).drop { $0 == " " }
        }
        guard let access = modifiers.first(where: { ["public", "package", "open"].contains($0) }) else { return nil }
        // An assignment to something that is called `open` is none.
        guard rest.first?.isLetter == true, !rest.hasPrefix("import ") else { return nil }
        text = String(rest)
        isTopLevel = !line.hasPrefix(" ")
        isPublic = access != "package"
        isOverride = modifiers.contains("override")
    }

    /// What can stand before the word that says what is declared, besides attributes.
    private static let modifiers: Set = [
        "public", "package", "open", "private(set)", "fileprivate(set)", "internal(set)", "package(set)", "nonisolated",
        "override", "final", "indirect", "static", "mutating", "lazy", "weak",
    ]

    /// The name of the type that it declares; nil where it declares none.
    var typeName: String? {
        text.prefixMatch(of: #/(?:struct|enum|class|actor|protocol|typealias) (\w+)/#).map { String($0.output.1) }
    }

    /// Whether a protocol that everybody knows says what it is for, or its name and type say all.
    var isObvious: Bool { isOverride || isNamedAsItsType || Self.requirements.contains { text.hasPrefix($0) } }

    /// What it is called, as a protocol that asks for it calls it: `func run(`, `var program`, `typealias Case`.
    var requirement: String? {
        text.prefixMatch(of: #/(?:func \w+\(|(?:var|let) \w+|(?:typealias|associatedtype) \w+)/#).map {
            String($0.output).replacing("let ", with: "var ").replacing("associatedtype ", with: "typealias ")
        }
    }

    /// What the protocols of a file ask for: the lines one step in, within a protocol.
    static func requirements(in lines: [String]) -> Set<String> {
        var isInProtocol = false
        var requirements: Set<String> = []
        for line in lines {
            if !line.hasPrefix(" "), !line.isEmpty { isInProtocol = line.contains("protocol ") && line.hasSuffix("{") }
            // What a protocol asks for has the access of the protocol.
            guard isInProtocol, line.hasPrefix("    "), let asked = Declaration("public " + line.drop { $0 == " " })
            else { continue }
            if let requirement = asked.requirement { requirements.insert(requirement) }
        }
        return requirements
    }

    /// Whether it is a property such as `let corpus: Corpus`.
    private var isNamedAsItsType: Bool {
        guard let match = text.wholeMatch(of: #/(?:let|var) (\w+): (\w+)/#) else { return false }
        return match.output.1.lowercased() == match.output.2.lowercased()
    }

    /// What witnesses a requirement of the standard library, Combine or SwiftUI; and the initializer without arguments.
    private static let requirements = [
        "init()", "var description:", "var debugDescription:", "func == (", "func < (", "func hash(into ",
        "init(from decoder:", "func encode(to encoder:", "func next()", "var allCases:", "var id:", "var now:",
        "var startIndex:", "var endIndex:", "func index(after ", "func index(before ", "var body:",
        "func body(content:",
        "func makeBody(", "typealias Body ", "typealias Output ", "typealias Failure ", "typealias Element ",
        "typealias Index ", "typealias Indices ", "typealias Iterator ", "typealias SubSequence ",
        "var rawValue:", "let rawValue:", "init(rawValue:", "init(stringLiteral ", "init(floatLiteral ",
        "init(integerLiteral ", "init?(coder:", "required init?(coder:", "func makeAsyncIterator()",
        "convenience override ",
    ]
}
