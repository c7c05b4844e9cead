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
        guard let kind = try kind(of: StepAlphabet.kinds) else {
            throw error(expected: "a step: " + StepAlphabet.kinds.map(\.name).joined(separator: ", "))
        }
        guard let deferring = kind.deferring else { return try element(of: kind) }
        guard let action = try self.kind(of: StepAlphabet.actions) else {
            throw error(expected: "what to \(kind.name): post, or a mutation other than scroll")
        }
        return deferring(try element(of: action))
    }

    /// Takes the words of a kind; nil where the next word begins none, which is not taken then.
    private mutating func kind<Element>(
        of kinds: [StepKind<Element>]
    ) throws(CaseFileError) -> StepKind<Element>? {
        guard let kind = kinds.first(where: { $0.words.first == peek }) else { return nil }
        skip()
        for (before, word) in zip(kind.words, kind.words.dropFirst()) {
            try expect(word, orElse: "'\(word)' after '\(before)'")
        }
        return kind
    }

    /// Takes the arguments of a kind.
    private mutating func element<Element>(of kind: StepKind<Element>) throws(CaseFileError) -> Element {
        var arguments: [UInt8] = []
        for bound in kind.greatest { arguments.append(try number(upTo: bound)) }
        return kind.element(arguments)
    }
}
