/// The words of a line, taken from its start.
struct CaseFileWords {
    struct Word {
        let text: String
        let column: Int
    }

    private var words: ArraySlice<Word>
    private let line: CaseFileLine
    private let endColumn: Int

    init(_ words: [Word], line: CaseFileLine, endColumn: Int) {
        self.words = words[...]
        self.line = line
        self.endColumn = endColumn
    }

    /// The next word; nil at the end of the line.
    var peek: String? { words.first?.text }

    mutating func skip() {
        words = words.dropFirst()
    }

    mutating func expect(_ word: String, orElse expected: String) throws(CaseFileError) {
        guard peek == word else { throw error(expected: expected) }
        skip()
    }

    func expectEnd() throws(CaseFileError) {
        if peek != nil { throw error(expected: "the end of the line") }
    }

    /// An error at the next word.
    func error(expected: String) -> CaseFileError {
        guard let next = words.first else {
            return line.error(column: endColumn, expected: expected, found: "the end of the line")
        }
        let longest = 40
        let shown = next.text.count > longest ? next.text.prefix(longest) + "…" : next.text[...]
        return line.error(column: next.column, expected: expected, found: "'\(shown)'")
    }

    /// A decimal number without sign or leading zero. All bounds are below 10, so it is one digit.
    mutating func number(upTo bound: UInt8) throws(CaseFileError) -> UInt8 {
        guard let word = peek, word.utf8.count == 1, let digit = word.utf8.first,
            (UInt8(ascii: "0")...UInt8(ascii: "0") + bound).contains(digit)
        else { throw error(expected: "a number 0…\(bound)") }
        skip()
        return digit - UInt8(ascii: "0")
    }

    mutating func expectation() throws(CaseFileError) -> Expectation {
        guard let word = words.first else { throw error(expected: "a pattern of configurations") }
        let pattern: ConfigurationPattern
        do {
            pattern = try ConfigurationPattern(word.text)
        } catch {
            throw line.error(
                column: word.column + error.offset, expected: error.expected, found: "'\(error.found)'")
        }
        skip()
        guard let verdict = peek.flatMap(ExpectedVerdict.init(rawValue:)) else {
            let verdicts = ExpectedVerdict.allCases.map(\.rawValue).joined(separator: ", ")
            throw error(expected: "a verdict: \(verdicts)")
        }
        skip()
        return Expectation(pattern, verdict)
    }

    mutating func step() throws(CaseFileError) -> Step {
        switch peek {
        case "post": return taken(.post)
        case "reap": return taken(.reap)
        case "event": return taken(.loop(.event))
        case "source": return taken(.loop(.source))
        case "timer": return taken(.loop(.timer))
        case "idle": return taken(.loop(.idle))
        case "scroll":
            skip()
            return .scroll(try number(upTo: 7))
        case "perform":
            skip()
            return .perform(try deferredAction(of: "perform"))
        case "async":
            skip()
            return .async(try deferredAction(of: "async"))
        case "background":
            skip()
            try expect("post", orElse: "'post' after 'background'")
            return .backgroundPost
        default:
            guard let mutation = try mutation() else {
                throw error(
                    expected:
                        "a step: post, clear, remove, insert, restore, move, replace, reload, edit, scroll, reap, "
                        + "event, source, timer, idle, perform, async, background post")
            }
            return .mutate(mutation)
        }
    }

    private mutating func deferredAction(of word: String) throws(CaseFileError) -> DeferredAction {
        if peek == "post" {
            skip()
            return .post
        }
        guard let mutation = try mutation() else {
            throw error(expected: "what to \(word): post, or a mutation other than scroll")
        }
        return .mutate(mutation)
    }

    /// A mutation; nil where the next word is none, which is not taken then.
    private mutating func mutation() throws(CaseFileError) -> Mutation? {
        guard let word = peek else { return nil }
        switch word {
        case "clear":
            return taken(.clear)
        case "remove", "insert", "restore", "replace", "edit", "reload", "move":
            skip()
        default:
            return nil
        }
        switch word {
        case "remove": return .remove(try number(upTo: 7))
        case "insert": return .insert(try number(upTo: 7))
        case "restore": return .restore(try number(upTo: 7))
        case "replace": return .replace(try number(upTo: 7))
        case "edit": return .edit(try number(upTo: 7))
        case "reload": return .reload(try number(upTo: 8))
        default: return .move(try number(upTo: 7), try number(upTo: 7))
        }
    }

    private mutating func taken<Value>(_ value: Value) -> Value {
        skip()
        return value
    }
}
