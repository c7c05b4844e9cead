import Foundation

/// Reads the language of predicates: comparisons of key paths with values, `AND`, `OR`, `NOT` and parentheses. Other texts end the app
/// with the words of Foundation.
struct PredicateText {
    typealias Condition = (Any) -> Bool
    private typealias Operand = (Any) -> Any?

    private let text: String
    private var tokens: ArraySlice<Substring>
    private var arguments: ArraySlice<Any>

    /// Returns the condition of a text.
    static func condition(_ text: String, _ arguments: [Any]) -> Condition {
        let tokens = text.matches(
            of:
                #/"[^"]*"|'[^']*'|%@|%[dKf]|%l[df]|[A-Za-z_@$][\w.@]*(?:\[[cd]+\])?|-?[0-9.]+|[=!<>]=|&&|\|\||<>|[=<>!(){},]/#
        )
        var reader = PredicateText(text: text, tokens: tokens.map(\.output)[...], arguments: arguments[...])
        let condition = reader.either()
        if !reader.tokens.isEmpty { reader.refuse() }
        return condition
    }

    private func refuse() -> Never { endUse("Unable to parse the format string \"\(text)\"") }

    private mutating func take(_ words: String...) -> Bool {
        guard let next = tokens.first, words.contains(next.uppercased()) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func either() -> Condition {
        var left = both()
        while take("OR", "||") {
            let (first, second) = (left, both())
            left = { first($0) || second($0) }
        }
        return left
    }

    private mutating func both() -> Condition {
        var left = single()
        while take("AND", "&&") {
            let (first, second) = (left, single())
            left = { first($0) && second($0) }
        }
        return left
    }

    private mutating func single() -> Condition {
        if take("NOT", "!") {
            let inner = single()
            return { !inner($0) }
        }
        if take("(") {
            let inner = either()
            if !take(")") { refuse() }
            return inner
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        let isAny = take("ANY", "SOME")
        let left = operand()
        guard let sign = tokens.popFirst()?.uppercased() else { refuse() }
        let compare = Self.comparison(sign)
        guard let compare else { refuse() }
        let right = operand()
        return { object in
            let (found, wanted) = (left(object), right(object))
            guard isAny, let container = found as? any ObjectsContainer else { return compare(found, wanted) }
            return container.containedObjects.contains { compare($0, wanted) }
        }
    }

    private mutating func operand() -> Operand {
        guard let token = tokens.popFirst() else { refuse() }
        switch token.uppercased() {
        case "%@", "%D", "%F", "%LD", "%LF":
            guard let argument = arguments.popFirst() else { refuse() }
            return { _ in AnyOrder.unwrapped(argument) }
        case "%K":
            guard let path = arguments.popFirst() else { refuse() }
            return { Self.value($0, "\(path)") }
        case "TRUE", "YES": return { _ in true }
        case "FALSE", "NO": return { _ in false }
        case "NIL", "NULL": return { _ in nil }
        case "{":
            var all: [Operand] = []
            while !take("}") {
                all.append(operand())
                _ = take(",")
            }
            return { [all] object in all.map { $0(object) as Any } }
        default: break
        }
        if token.hasPrefix("\"") || token.hasPrefix("'") {
            let text = String(token.dropFirst().dropLast())
            return { _ in text }
        }
        if let number = Double(token) { return { _ in number } }
        guard token.first.map({ $0.isLetter || $0 == "_" || $0 == "@" }) ?? false else { refuse() }
        let path = String(token)
        return { Self.value($0, path) }
    }

    private static func value(_ object: Any, _ path: String) -> Any? {
        if path.uppercased() == "SELF" { return object }
        return (object as? ObjectBase)?.value(forKeyPath: path).flatMap(AnyOrder.unwrapped)
    }

    private static func comparison(_ sign: String) -> ((Any?, Any?) -> Bool)? {
        func ordered(_ accepts: @escaping (ComparisonResult) -> Bool) -> (Any?, Any?) -> Bool {
            { accepts(AnyOrder.compare($0 as Any, $1 as Any)) }
        }
        func texts(_ options: String.CompareOptions) -> (Any?, Any?) -> Bool {
            { left, right in
                guard let left = left as? String, let right = right as? String else { return false }
                return right.isEmpty || left.range(of: right, options: options) != nil
            }
        }
        let name = sign.prefix { $0 != "[" }
        let ignored: String.CompareOptions = sign.contains("[C") || sign.contains("C]") ? .caseInsensitive : []
        return switch name {
        case "=", "==":
            ignored.isEmpty ? ordered { $0 == .orderedSame } : texts(ignored.union(.anchored))
        case "!=", "<>": ordered { $0 != .orderedSame }
        case "<": ordered { $0 == .orderedAscending }
        case "<=": ordered { $0 != .orderedDescending }
        case ">": ordered { $0 == .orderedDescending }
        case ">=": ordered { $0 != .orderedAscending }
        case "CONTAINS": texts(ignored)
        case "BEGINSWITH": texts(ignored.union(.anchored))
        case "ENDSWITH": texts(ignored.union([.anchored, .backwards]))
        case "LIKE":
            { left, right in
                texts(ignored)(left, (right as? String)?.replacing("*", with: ""))
            }
        case "IN":
            { left, right in
                (right as? [Any])?.contains { AnyOrder.compare(left as Any, $0) == .orderedSame } ?? false
            }
        default: nil
        }
    }
}
