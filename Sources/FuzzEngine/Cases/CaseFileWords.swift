/// The words of a line that have not been read yet.
public struct CaseFileWords {
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

    /// Splits a text into words, as a line of a case file.
    ///
    /// - Parameter source: the place of the text, for errors.
    package init(_ text: String, of source: String) throws(CaseFileError) {
        let line = CaseFileLine(Array(text.utf8)[...], file: source, number: 1)
        try line.checkCharacters()
        self = line.words
    }

    /// The next word; `nil` at the end of the line.
    public var peek: String? { words.first?.text }

    /// Skips the next word.
    public mutating func skip() {
        words = words.dropFirst()
    }

    /// Reads the next word, which must be the given one.
    ///
    /// - Parameters:
    ///   - word: the word.
    ///   - expected: the description of the expected syntax, for the error.
    public mutating func expect(_ word: String, orElse expected: String) throws(CaseFileError) {
        guard peek == word else { throw error(expected: expected) }
        skip()
    }

    /// Throws if a word is left.
    public func expectEnd() throws(CaseFileError) {
        if peek != nil { throw error(expected: "the end of the line") }
    }

    /// Returns an error at the position of the next word.
    public func error(expected: String) -> CaseFileError {
        guard let next = words.first else {
            return line.error(column: endColumn, expected: expected, found: "the end of the line")
        }
        return line.error(column: next.column, expected: expected, found: "'\(Self.shortened(next.text))'")
    }

    /// Reads a decimal number without a sign or leading zeros.
    public mutating func number(upTo bound: Int) throws(CaseFileError) -> Int {
        guard let word = peek, let number = Int(word), "\(number)" == word, (0...bound).contains(number) else {
            throw error(expected: "a number 0…\(bound)")
        }
        skip()
        return number
    }

    /// Reads a JSON string literal.
    ///
    /// - Parameter expected: the description of the expected syntax, for the error.
    public mutating func string(orElse expected: String) throws(CaseFileError) -> String {
        // Compares scalars, because the text may begin with a combining mark.
        guard let word = words.first, word.text.unicodeScalars.first == "\"" else { throw error(expected: expected) }
        do {
            let text = try JSONStringLiteral.text(of: word.text)
            skip()
            return text
        } catch {
            let rest = String(String.UnicodeScalarView(word.text.unicodeScalars.dropFirst(error.offset)))
            throw line.error(
                column: word.column + error.offset, expected: error.expected,
                found: rest.isEmpty ? "the end of the line" : "'\(Self.shortened(rest))'")
        }
    }

    /// Reads a decimal number with an optional fraction, and with a sign if the range includes numbers below 0.
    ///
    /// - Parameter range: the numbers that are allowed.
    public mutating func decimal(in range: ClosedRange<Double>) throws(CaseFileError) -> Double {
        let isDecimal = peek.map { word in
            let digits = range.lowerBound < 0 && word.hasPrefix("-") ? word.dropFirst() : word[...]
            return digits.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
            }
        }
        guard isDecimal == true, let number = peek.flatMap(Double.init), range.contains(number) else {
            throw error(expected: "a number \(range.lowerBound.short)…\(range.upperBound.short)")
        }
        skip()
        return number
    }

    private static func shortened(_ text: String) -> String {
        let longest = 40
        return text.count > longest ? text.prefix(longest) + "…" : text
    }

    mutating func expectation<S: Subject>(of subject: S.Type) throws(CaseFileError) -> Expectation<S> {
        guard let word = words.first else { throw error(expected: "a pattern of configurations") }
        let pattern: ConfigurationPattern<S.Configuration>
        do {
            pattern = try ConfigurationPattern(word.text)
        } catch {
            throw line.error(
                column: word.column + error.offset, expected: error.expected, found: "'\(error.found)'")
        }
        skip()
        guard let verdict = peek.flatMap(ExpectedVerdict<S.Verdict>.init(rawValue:)) else {
            let verdicts = ExpectedVerdict<S.Verdict>.allCases.map(\.rawValue).joined(separator: ", ")
            throw error(expected: "a verdict: \(verdicts)")
        }
        skip()
        return Expectation(pattern, verdict)
    }
}

extension Double {
    /// The number as cases spell it: without a fraction if it is an integer, and without an exponent if it is small.
    package var short: String {
        let text = "\(self)"
        if text.hasSuffix(".0") { return String(text.dropLast(2)) }
        guard self > 0, let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]),
            exponent < 0
        else { return text }
        let digits = text[..<mark].filter { $0 != "." }
        return "0." + String(repeating: "0", count: -exponent - 1)
            + (digits.hasSuffix("0") ? String(digits.dropLast()) : digits)
    }
}
