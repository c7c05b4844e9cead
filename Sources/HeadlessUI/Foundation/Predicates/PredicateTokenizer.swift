#if !canImport(Darwin)
    /// Splits a predicate format into tokens.
    struct PredicateTokenizer {
        private let format: String
        private let characters: [Character]
        /// The index of the next character.
        private var index = 0

        private init(_ format: String) {
            self.format = format
            characters = Array(format)
        }

        /// Returns the tokens of a format, of which the last is its end.
        ///
        /// - Throws: An error if a literal does not end, or if a character begins no token.
        static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
            var tokenizer = PredicateTokenizer(format)
            var tokens: [PredicateToken] = []
            repeat { tokens.append(try tokenizer.next()) } while tokens.last?.kind != .end
            return tokens
        }

        /// The signs, each before those that are its beginning.
        private static let signs = [
            "**", "==", "=>", "=<", "!=", "<>", "<=", "<<", ">=", ">>", "&&", "||", "=", "<", ">", "!", "&", "|", "^",
            "~",
            "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/", "@",
        ]

        private mutating func next() throws(PredicateFormatError) -> PredicateToken {
            while let character = peek(), character.isWhitespace { index += 1 }
            let start = index
            let kind = try nextKind()
            return PredicateToken(kind: kind, column: start + 1, source: String(characters[start..<index]))
        }

        private mutating func nextKind() throws(PredicateFormatError) -> PredicateToken.Kind {
            guard let first = peek() else { return .end }
            switch first {
            case "'", "\"": return .text(try text())
            case "%": return .specifier(try specifier())
            case "$": return .variable(try word(after: "$", expecting: "the name of a variable"))
            case "#": return .key(try word(after: "#", expecting: "a key"))
            case _ where first.isASCIIDigit || first == "." && (peek(1)?.isASCIIDigit ?? false):
                return .number(number())
            case _ where first.isFirstOfWord: return wordOrFunction()
            default:
                guard let sign = Self.signs.first(where: { characters[index...].starts(with: $0) }) else {
                    throw error(at: index, expecting: "a comparison", found: "'\(first)'")
                }
                index += sign.count
                return .sign(sign)
            }
        }

        // MARK: Words

        private mutating func word(
            after sign: Character, expecting expected: String
        ) throws(PredicateFormatError) -> String {
            index += 1
            guard peek()?.isFirstOfWord ?? false else { throw error(at: index, expecting: expected) }
            return word()
        }

        private mutating func word() -> String {
            let start = index
            while peek()?.isPartOfWord ?? false { index += 1 }
            return String(characters[start..<index])
        }

        /// Reads a word, or the name of a function with colons if a parenthesis follows it.
        private mutating func wordOrFunction() -> PredicateToken.Kind {
            let name = word()
            let end = index
            while peek()?.isPartOfWord ?? false || peek() == ":" { index += 1 }
            let isFunction = index > end && peek(-1) == ":" && peek() == "("
            guard isFunction else {
                index = end
                return .word(name)
            }
            return .function(name + String(characters[end..<index]))
        }

        // MARK: Literals

        /// Reads a text in quotes, with the escapes of C.
        private mutating func text() throws(PredicateFormatError) -> String {
            let start = index
            let quote = characters[index]
            var text = ""
            index += 1
            while let character = peek() {
                index += 1
                if character == quote { return text }
                text.append(character == "\\" ? escapedCharacter() : character)
            }
            throw error(at: start, expecting: "\(quote) at the end of the text that begins here")
        }

        private mutating func escapedCharacter() -> Character {
            guard let character = peek() else { return "\\" }
            index += 1
            switch character {
            case "n": return "\n"
            case "r": return "\r"
            case "t": return "\t"
            case "x": return hexadecimalCharacter(digits: 2) ?? character
            case "u": return hexadecimalCharacter(digits: 4) ?? character
            default: return character
            }
        }

        private mutating func hexadecimalCharacter(digits count: Int) -> Character? {
            let digits = String(characters[index...].prefix(count))
            guard digits.count == count, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                return nil
            }
            index += count
            return Character(scalar)
        }

        private mutating func number() -> PredicateNumber {
            if let number = numberWithRadix() { return .integer(number) }
            let start = index
            skipDigits()
            if peek() == ".", peek(1)?.isASCIIDigit ?? false {
                index += 1
                skipDigits()
            }
            if peek() == "e" || peek() == "E" {
                let sign = peek(1) == "+" || peek(1) == "-" ? 1 : 0
                if peek(1 + sign)?.isASCIIDigit ?? false {
                    index += 1 + sign
                    skipDigits()
                }
            }
            let digits = String(characters[start..<index])
            return Int(digits).map { .integer($0) } ?? .real(Double(digits) ?? .nan)
        }

        /// Reads a number such as `0x1F`, `0o17` or `0b11`.
        private mutating func numberWithRadix() -> Int? {
            let radixes: [Character: Int] = ["x": 16, "X": 16, "o": 8, "O": 8, "b": 2, "B": 2]
            guard peek() == "0", let radix = peek(1).flatMap({ radixes[$0] }) else { return nil }
            let digits = characters[(index + 2)...].prefix { $0.isASCII && Int(String($0), radix: radix) != nil }
            guard !digits.isEmpty, let number = Int(String(digits), radix: radix) else { return nil }
            index += 2 + digits.count
            return number
        }

        private mutating func skipDigits() {
            while peek()?.isASCIIDigit ?? false { index += 1 }
        }

        // MARK: Specifiers

        private mutating func specifier() throws(PredicateFormatError) -> PredicateToken.Specifier {
            let start = index
            index += 1
            // The size of a number does not matter: an argument has its type.
            while let character = peek(), "hlqzjt".contains(character) { index += 1 }
            let hasSize = index > start + 1
            guard let conversion = peek() else { throw error(at: start, expecting: "a specifier such as %@") }
            index += 1
            switch conversion {
            case "@" where !hasSize: return .value
            case "K" where !hasSize: return .keyPath
            case "s" where !hasSize: return .text
            case "d", "D", "i", "u", "U", "x", "X", "o", "f", "F", "g", "G", "e", "E", "a", "A", "c", "C":
                return .number
            // `%%` is the character, which stands for nothing outside of a text.
            default:
                throw error(
                    at: start, expecting: "a specifier such as %@", found: "'\(String(characters[start..<index]))'")
            }
        }

        // MARK: Places

        /// Returns a character ahead of the next one; nil outside of the format.
        private func peek(_ offset: Int = 0) -> Character? {
            characters.indices.contains(index + offset) ? characters[index + offset] : nil
        }

        private func error(at index: Int, expecting expected: String, found: String? = nil) -> PredicateFormatError {
            PredicateFormatError(
                format: format, column: index + 1,
                reason: .syntax(expected: expected, found: found ?? "the end of the format"))
        }
    }

    extension Character {
        fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
        fileprivate var isFirstOfWord: Bool { isLetter || self == "_" }
        fileprivate var isPartOfWord: Bool { isFirstOfWord || isASCIIDigit }
    }
#endif
