/// One line of Swift, as far as a repair needs to read it: its subscripts, its forced values and its calls.
///
/// It is read without the code around it, so an expression that continues on another line is not found.
struct SourceLine {
    private let signs: [Character]

    /// - Parameter text: the line; a comment at its end is left out.
    init(_ text: String) {
        let code = text.firstRange(of: " //").map { text[..<$0.lowerBound] } ?? text[...]
        signs = Array(code)
    }

    /// The line without the spaces around it.
    var text: String {
        let isSpace = \Character.isWhitespace
        let start = signs.firstIndex { !$0[keyPath: isSpace] } ?? signs.count
        let end = signs.lastIndex { !$0[keyPath: isSpace] } ?? -1
        return start <= end ? String(signs[start...end]) : ""
    }

    /// The number of spaces before the line.
    var indentation: Int { signs.prefix { $0 == " " }.count }

    /// The subscripts, each with the expression before it: `names[row]`.
    var subscripts: [(base: String, index: String)] {
        signs.indices.compactMap { position in
            guard signs[position] == "[", let end = close(of: position) else { return nil }
            let base = expression(before: position)
            return base.isEmpty || end == position + 1 ? nil : (base, String(signs[position + 1..<end]))
        }
    }

    /// The expressions that `!` unwraps, without those of `try!` and `as!`.
    var forced: [String] {
        signs.indices.compactMap { position in
            guard signs[position] == "!", position + 1 == signs.count || signs[position + 1] != "=" else { return nil }
            let base = expression(before: position)
            return ["", "try", "as"].contains(base) ? nil : base
        }
    }

    /// Returns the calls of a function, each with the expression before the point and the arguments.
    func calls(of name: String) -> [(base: String, arguments: String)] {
        let word = Array(".\(name)(")
        return signs.indices.compactMap { position in
            guard signs[position...].starts(with: word), let end = close(of: position + word.count - 1) else {
                return nil
            }
            let base = expression(before: position)
            return base.isEmpty ? nil : (base, String(signs[position + word.count..<end]))
        }
    }

    /// Returns the last argument of a call if it has a label.
    static func last(in arguments: String, labelled label: String) -> String? {
        var (depth, start) = (0, arguments.startIndex)
        for position in arguments.indices {
            if "([{".contains(arguments[position]) { depth += 1 }
            if ")]}".contains(arguments[position]) { depth -= 1 }
            if depth == 0, arguments[position] == "," { start = arguments.index(after: position) }
        }
        let last = arguments[start...].drop { $0 == " " }
        return last.hasPrefix("\(label): ") ? String(last.dropFirst(label.count + 2)) : nil
    }

    /// Whether the line closes all that it opens, and opens all that it closes.
    var isWhole: Bool {
        signs.indices.allSatisfy { position in
            switch signs[position] {
            case "(", "[", "{": closeOfAny(position) != nil
            case ")", "]", "}": open(of: position) != nil
            default: true
            }
        }
    }

    /// Returns whether the line assigns to an expression or to a part of it.
    func assigns(to expression: String) -> Bool {
        guard let start = text.firstRange(of: expression) else { return false }
        let rest = text[start.upperBound...].drop { $0.isLetter || $0.isNumber || "._?!".contains($0) }
            .drop { $0 == " " }
        let sign = rest.drop { "+-*/%&|^<>".contains($0) }
        return sign.first == "=" && sign.dropFirst().first != "="
    }

    /// Returns whether the line contains a text.
    func contains(_ text: String) -> Bool { String(signs).contains(text) }

    /// Returns the expression that ends before a position: names, calls, subscripts and literals, joined by points.
    private func expression(before end: Int) -> String {
        var start = end
        while start > 0, let next = self.start(ofPartBefore: start) { start = next }
        return String(signs[start..<end])
    }

    private func start(ofPartBefore end: Int) -> Int? {
        switch signs[end - 1] {
        case let sign where sign.isLetter || sign.isNumber || "_.$".contains(sign): end - 1
        case "?", "!": end > 1 && !signs[end - 2].isWhitespace ? end - 1 : nil
        case ")", "]": open(of: end - 1)
        case "}": open(of: end - 1).flatMap(startOfTrailingClosure)
        case "\"": signs[..<(end - 1)].lastIndex(of: "\"")
        default: nil
        }
    }

    /// Returns the end of the call to which a closure belongs that opens at a position; nil if it belongs to none.
    private func startOfTrailingClosure(_ brace: Int) -> Int? {
        let end = brace > 0 && signs[brace - 1] == " " ? brace - 1 : brace
        guard end > 0 else { return nil }
        return signs[end - 1].isLetter || signs[end - 1].isNumber || signs[end - 1] == ")" ? end : nil
    }

    /// Returns the position of the sign that closes the one at a position, of any kind.
    private func closeOfAny(_ position: Int) -> Int? {
        var depth = 0
        return (position..<signs.count).first { next in
            if "([{".contains(signs[next]) { depth += 1 }
            if ")]}".contains(signs[next]) { depth -= 1 }
            return depth == 0
        }
    }

    /// Returns the position of the sign that closes the one at a position.
    private func close(of position: Int) -> Int? {
        var depth = 0
        for next in position..<signs.count {
            if "([".contains(signs[next]) { depth += 1 }
            if ")]".contains(signs[next]) { depth -= 1 }
            if depth == 0 { return next }
        }
        return nil
    }

    /// Returns the position of the sign that opens the one at a position.
    private func open(of position: Int) -> Int? {
        var depth = 0
        for next in (0...position).reversed() {
            if ")]}".contains(signs[next]) { depth += 1 }
            if "([{".contains(signs[next]) { depth -= 1 }
            if depth == 0 { return next }
        }
        return nil
    }
}
