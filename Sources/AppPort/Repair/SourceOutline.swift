/// The blocks of a source file, found by their braces and the words before them.
struct SourceOutline {
    /// What a block belongs to.
    enum Kind {
        /// A type or an extension.
        case type
        /// A function, an initializer, an accessor, a computed property or a preview.
        case function
        /// A closure, or the block of a statement.
        case other
    }

    /// A block in braces.
    struct Block {
        let kind: Kind
        /// The offset at which the declaration or statement begins.
        let start: Int
        /// The offset of the opening brace.
        let open: Int
        /// The offset of the closing brace.
        let close: Int
        /// The code before the opening brace.
        let header: String
    }

    private let masked: MaskedSource
    /// All blocks, each after those that contain it.
    private(set) var blocks: [Block] = []

    init(_ masked: MaskedSource) {
        self.masked = masked
        // Made once: it takes longer to make than to find.
        let declaration = Self.declaration
        var open: [Int] = []
        for index in masked.code.indices {
            switch masked.code[index] {
            case .brace: open.append(index)
            case .closingBrace:
                guard let start = open.popLast() else { continue }
                blocks.append(block(from: start, to: index, declaration))
            default: break
            }
        }
        blocks.sort { $0.open < $1.open }
    }

    /// Returns the blocks around an offset, the outermost first. The header of a block counts as part of it.
    func blocks(around offset: Int) -> [Block] { blocks.filter { $0.start <= offset && offset <= $0.close } }

    private static var declaration: Regex<(Substring, Substring)> {
        #/(?m)^[ \t]*(?:@\w+(?:\([^\n]*?\))?[ \t]+)*(?:(?:public|private|fileprivate|internal|package|open|static|class|final|override|mutating|nonmutating|nonisolated|required|convenience|lazy|weak|indirect|dynamic)(?:\(\w+\))?[ \t]+)*(func|var|init|deinit|subscript|struct|class|enum|protocol|extension|actor|get|set|willSet|didSet)\b/#
    }

    private func block(from open: Int, to close: Int, _ declaration: Regex<(Substring, Substring)>) -> Block {
        let start = startOfHeader(before: open)
        let header = String(decoding: masked.code[start..<open], as: UTF8.self)
        if let preview = header.matches(of: #/#Preview\b/#).last {
            let text = String(header[preview.range.lowerBound...])
            return Block(
                kind: .function, start: start + header[..<preview.range.lowerBound].utf8.count, open: open,
                close: close,
                header: text)
        }
        guard let match = header.matches(of: declaration).last else {
            return Block(kind: .other, start: start, open: open, close: close, header: header)
        }
        let text = String(header[match.range.lowerBound...])
        let kind: Kind =
            switch match.1 {
            case "struct", "class", "enum", "protocol", "extension", "actor": .type
            // A variable with a value has no block: the block belongs to its value.
            case "var": Self.isAssigned(text) ? .other : .function
            default: .function
            }
        return Block(
            kind: kind, start: start + header[..<match.range.lowerBound].utf8.count, open: open, close: close,
            header: text)
    }

    /// Whether there is a `=` outside of brackets, as in `var a: Int = b`.
    private static func isAssigned(_ text: String) -> Bool {
        var depth = 0
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case .parenthesis, .squareBracket: depth += 1
            case .closingParenthesis, .closingSquareBracket: depth -= 1
            case UInt8(ascii: "=") where depth == 0 && index > 0 && bytes[index - 1] != UInt8(ascii: "="): return true
            default: break
            }
        }
        return false
    }

    /// Returns the offset behind what ends the statement before a block.
    private func startOfHeader(before open: Int) -> Int {
        var (index, depth) = (open, 0)
        while index > 0 {
            switch masked.code[index - 1] {
            case .closingParenthesis, .closingSquareBracket: depth += 1
            case .parenthesis, .squareBracket:
                if depth == 0 { return index }
                depth -= 1
            case .brace, .closingBrace, UInt8(ascii: ";"):
                if depth == 0 { return index }
            default: break
            }
            index -= 1
        }
        return 0
    }
}
