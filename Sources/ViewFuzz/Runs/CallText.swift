/// The text of a call, from its parenthesis or brace on.
struct CallText {
    private static let keywords: Set<Substring> = [
        "self", "nil", "true", "false", "in", "if", "let", "var", "guard", "else", "for", "await", "try", "return",
        "Task",
        "withAnimation", "switch", "case", "weak", "unowned", "some", "any", "on", "main", "initial", "MainActor",
    ]

    private let text: Substring

    /// - Parameter text: begins with spaces, and a parenthesis or brace.
    init(_ text: Substring) {
        self.text = text.drop { $0 == " " }
    }

    /// The words that tell the call from others of its name; empty if there are none.
    var words: String {
        guard text.first == "(" else { return Self.action(of: text) }
        let arguments = Self.balanced(text)
        let words = Self.argument(of: arguments)
        return words.isEmpty ? Self.action(of: text[arguments.endIndex...]) : words
    }

    /// Returns the beginning of a text up to the parenthesis that closes its first one.
    private static func balanced(_ text: Substring) -> Substring {
        var (depth, isInString) = (0, false)
        for index in text.indices {
            switch text[index] {
            case "\"": isInString.toggle()
            case "(" where !isInString: depth += 1
            case ")" where !isInString:
                depth -= 1
                if depth == 0 { return text[...index] }
            default: break
            }
        }
        return text
    }

    /// Returns the words of the first literal of a string, or else the last identifier.
    private static func argument(of text: Substring) -> String {
        if let start = text.firstIndex(of: "\"") {
            let literal = text[text.index(after: start)...].prefix { $0 != "\"" && $0 != "\\" }
            let words = literal.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(3)
            if !words.isEmpty { return words.joined(separator: " ") }
        }
        return identifiers(in: text).last { $0.next != ":" }.map { "\($0.name)" } ?? ""
    }

    /// Returns the first function that a closure calls, or the first variable that it sets.
    private static func action(of text: Substring) -> String {
        let body = text.drop { $0 == " " || $0 == ")" }
        guard body.first == "{" else { return "" }
        let found = identifiers(in: body)
        let first = found.first { $0.next == "(" || $0.next == "=" } ?? found.first
        return first.map { "\($0.name)" } ?? ""
    }

    /// Returns the identifiers of a text that are no keywords, each with the character after it.
    private static func identifiers(in text: Substring) -> [(name: Substring, next: Character?)] {
        var found: [(name: Substring, next: Character?)] = []
        var rest = text
        while let start = rest.firstIndex(where: { $0.isASCII && ($0.isLetter || $0 == "_") }) {
            let name = rest[start...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            rest = rest[name.endIndex...]
            if name != "_", !keywords.contains(name) { found.append((name, rest.first { $0 != " " })) }
        }
        return found
    }
}
