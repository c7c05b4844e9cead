import Foundation
import Locks

/// What tells a handler from others of its name in the same declaration: the words written around it, such as `refresh` for
/// `onReceive(NotificationCenter.default.publisher(for: .refresh))`.
///
/// Unlike a line number, these words survive edits of the file.
enum HandlerLabel {
    /// A handler in a file.
    private struct Handler {
        let line: Int
        /// The line of the declaration that contains the handler.
        let declaration: Int
        let words: String
    }

    /// The most lines between the beginning of a call and the line that the compiler gives for it.
    private static let mostLines = 5
    /// The most characters of a call that are read.
    private static let mostCharacters = 400
    /// The labels that are known: for each name and file, by the line of the call.
    private static let known = Locked<[String: [Int: String]]>([:])

    /// Returns the label of a handler.
    ///
    /// - Parameters:
    ///   - name: the modifier or control that received the handler.
    ///   - line: the line of the call, counted from 1.
    ///   - path: the file, as the compiler read it.
    /// - Returns: the label; `nil` if the declaration has no other handler of the name, or if the file cannot be read.
    static func label(of name: String, at line: Int, in path: String) -> String? {
        known.withLock { known in
            let key = "\(name) \(path)"
            let labels =
                known[key] ?? (try? String(contentsOfFile: path, encoding: .utf8)).map { Self.labels(of: name, in: $0) }
                ?? [:]
            known[key] = labels
            let start = labels.keys.filter { $0 <= line && line - $0 <= mostLines }.max()
            return start.flatMap { labels[$0] }.flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    /// Returns the labels of all handlers of a name in a source text, by the line of the call; empty for a handler that needs none.
    static func labels(of name: String, in source: String) -> [Int: String] {
        let handlers = handlers(of: name, in: source)
        var labels: [Int: String] = [:]
        for others in Dictionary(grouping: handlers, by: \.declaration).values {
            var uses: [String: Int] = [:]
            for handler in others {
                uses[handler.words, default: 0] += 1
                let number = uses[handler.words, default: 1]
                let parts = [handler.words, number > 1 ? "\(number)" : ""].filter { !$0.isEmpty }
                if labels[handler.line] == nil {
                    labels[handler.line] = others.count == 1 ? "" : parts.joined(separator: " ")
                }
            }
        }
        return labels
    }

    private static func handlers(of name: String, in source: String) -> [Handler] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var declarations: [(line: Int, indentation: Int)] = []
        var handlers: [Handler] = []
        for (position, line) in lines.enumerated() {
            let indentation = line.prefix { $0 == " " || $0 == "\t" }.count
            if line.dropFirst(indentation).hasPrefix("//") { continue }
            if isDeclaration(line) {
                declarations.removeAll { $0.indentation >= indentation }
                declarations.append((position, indentation))
            }
            for range in line.ranges(of: name) where isCall(range, in: line) {
                let call = source[range.upperBound...].prefix(mostCharacters)
                let words = CallText(call).words
                handlers.append(
                    Handler(
                        line: position + 1,
                        declaration: declarations.last { $0.indentation < indentation || $0.line == position }?.line
                            ?? -1,
                        words: words))
            }
        }
        return handlers
    }

    /// Returns whether a line begins the declaration of a type or an extension.
    private static func isDeclaration(_ line: Substring) -> Bool {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
        let kinds: Set<Substring> = ["struct", "class", "enum", "extension", "actor"]
        let modifiers: Set<Substring> = [
            "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect", "nonisolated",
        ]
        guard let kind = words.first(where: { !$0.hasPrefix("@") && !modifiers.contains($0) }) else { return false }
        return kinds.contains(kind)
    }

    /// Returns whether a name in a line is the beginning of a call.
    private static func isCall(_ range: Range<Substring.Index>, in line: Substring) -> Bool {
        let before = line[..<range.lowerBound]
        if let last = before.last, last.isLetter || last.isNumber || last == "_" { return false }
        if before.hasSuffix("func ") { return false }
        let next = line[range.upperBound...].drop { $0 == " " }.first
        return next == "(" || next == "{"
    }
}
