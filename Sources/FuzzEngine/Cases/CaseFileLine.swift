extension UInt8 {
    /// The line feed, which ends a line of a case file.
    package static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let tab = UInt8(ascii: "\t")
    static let space = UInt8(ascii: " ")

    /// Whether the byte is a space, a tab, or part of a line ending.
    var isWhiteSpace: Bool { self == .space || self == .tab || self == .lineFeed || self == .carriageReturn }

    /// Whether the byte is neither white space nor the start of a comment.
    fileprivate var isPartOfWord: Bool { !isWhiteSpace && self != UInt8(ascii: "#") }
}

/// One line of a case's text, without its line ending.
struct CaseFileLine {
    private let bytes: ArraySlice<UInt8>
    private let file: String
    /// Counted from 1.
    let number: Int

    init(_ bytes: ArraySlice<UInt8>, file: String, number: Int) {
        self.bytes = bytes
        self.file = file
        self.number = number
    }

    /// Whether the line has only spaces and tabs. A line with a comment is not blank.
    var isBlank: Bool { bytes.allSatisfy(\.isWhiteSpace) }

    /// Whether the line separates two cases of a stream.
    static func isSeparator(_ bytes: ArraySlice<UInt8>) -> Bool {
        let dash = UInt8(ascii: "-")
        return bytes.count >= 3 && bytes.prefix(3).allSatisfy { $0 == dash }
            && bytes.dropFirst(3).allSatisfy(\.isWhiteSpace)
    }

    /// Returns the column of the byte at an offset, counted from 1 in Unicode scalars.
    static func column(at offset: Int, of bytes: ArraySlice<UInt8>) -> Int {
        // Continuation bytes have the form 10xxxxxx.
        1 + bytes.prefix(offset).count { $0 & 0b1100_0000 != 0b1000_0000 }
    }

    /// Throws if the line is not text: if it is not UTF-8 or has a control character.
    func checkCharacters() throws(CaseFileError) {
        var iterator = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var column = 0
        while true {
            column += 1
            switch parser.parseScalar(from: &iterator) {
            case .emptyInput:
                return
            case .error:
                throw error(column: column, expected: "UTF-8 text", found: "a byte that is not")
            case .valid(let encoded):
                let scalar = Unicode.UTF8.decode(encoded)
                if scalar.isControl {
                    throw error(
                        column: column, expected: "text",
                        found: "the control character \(scalar.escaped(asASCII: true))")
                }
            }
        }
    }

    /// The words before a comment. A word that begins with a quotation mark extends to the next one without a backslash before it,
    /// and may contain white space and `#`.
    var words: CaseFileWords {
        var words: [CaseFileWords.Word] = []
        var rest = bytes
        while true {
            rest = rest.drop(while: \.isWhiteSpace)
            if rest.isEmpty || rest.first == UInt8(ascii: "#") { break }
            let word = rest.first == UInt8(ascii: "\"") ? Self.quoted(rest) : rest.prefix { $0.isPartOfWord }
            let column = Self.column(at: word.startIndex - bytes.startIndex, of: bytes)
            words.append(CaseFileWords.Word(text: String(decoding: word, as: UTF8.self), column: column))
            rest = rest[word.endIndex...]
        }
        let length = rest.startIndex - bytes.startIndex
        return CaseFileWords(words, line: self, endColumn: Self.column(at: length, of: bytes))
    }

    /// Returns the quoted text at the start of the bytes, with the word characters that follow it immediately.
    private static func quoted(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = bytes.startIndex + 1
        var isEscaped = false
        while end < bytes.endIndex {
            let byte = bytes[end]
            end += 1
            if byte == UInt8(ascii: "\""), !isEscaped { break }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return bytes[bytes.startIndex..<bytes[end...].prefix { $0.isPartOfWord }.endIndex]
    }

    /// Reads the text of a `note` line: everything after the word `note`, including any `#`, without the white space around it.
    func note() throws(CaseFileError) -> Note {
        let word = bytes.drop(while: \.isWhiteSpace).drop { !$0.isWhiteSpace }
        guard let note = Note(restOfLine: String(decoding: word, as: UTF8.self)) else {
            let column = Self.column(at: bytes.count, of: bytes)
            throw error(column: column, expected: "text after 'note'", found: "the end of the line")
        }
        return note
    }

    func error(column: Int, expected: String, found: String) -> CaseFileError {
        CaseFileError(file: file, line: number, column: column, expected: expected, found: found)
    }
}
