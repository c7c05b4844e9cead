import Foundation
import HeadlessUI
import RowReports

/// The source of a row's view, as far as it names its parts: the binding, the collection, and the handler's statements.
struct RowSource {
    /// The most lines between the beginning of a call and the line that the compiler gives for it.
    private static let mostLines = 5
    /// The most characters between a container and the view of its rows.
    private static let mostCharacters = 400

    /// The most files of a folder that are searched for the container of a row.
    private static let mostFiles = 200

    private let text: String
    private let lines: [Substring]
    /// The path of the file; nil for a text.
    private(set) var path: String?

    /// Reads the file of an action; nil if it cannot be read.
    init?(of action: ViewAction) {
        guard let path = action.sourcePath else { return nil }
        self.init(path: path)
    }

    /// Reads a file; nil if it cannot be read.
    init?(path: String) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        self.init(text)
        self.path = path
    }

    init(_ text: String) {
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the names for a recipe.
    ///
    /// - Parameters:
    ///   - view: The type of the row's view.
    ///   - name: The modifier or control that received the handler; nil for code that is in no handler of the view.
    ///   - line: The line of its call, counted from 1.
    ///   - use: The line that used the binding; empty if it is unknown.
    /// - Returns: nil if the view has no binding to an element.
    func names(ofRow view: String, handler name: String?, at line: Int, use: String = "") -> RecipeNames? {
        var names = RecipeNames()
        let handler = name.flatMap { self.handler($0, at: line) }
        let bindings = bindings(of: view)
        let code = [use] + (handler?.statements ?? [])
        let used = bindings.first { binding in code.contains { $0.mentions(binding.name) } }
        guard let binding = used ?? bindings.first else { return nil }
        names.row = view
        names.item = binding.name
        names.element = binding.type
        let container = container(of: view) ?? containerInOtherFiles(of: view)
        names.items = container?.items ?? "\(binding.name)s"
        names.otherArguments =
            container?.arguments.filter { !$0.hasPrefix("\(binding.name): ") && !$0.contains("$") } ?? []
        names.closure = container?.closure ?? ""
        names.passesBinding = body(of: view).contains { $0.contains("$\(binding.name)") }
        if let handler {
            names.call = handler.call
            names.statements = handler.statements
        }
        return names
    }

    /// The bindings that the view declares.
    private func bindings(of view: String) -> [(name: String, type: String)] {
        body(of: view).compactMap { line in
            guard let range = line.firstRange(of: "@Binding"), let word = line.firstRange(of: "var ") else {
                return nil
            }
            guard range.upperBound <= word.lowerBound else { return nil }
            let parts = line[word.upperBound...].split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let type = parts[1].drop { $0 == " " }.prefix { $0 != " " && $0 != "=" && $0 != "{" }
            return (String(parts[0].filter { $0 != " " }), String(type))
        }
    }

    /// The lines between the braces of a view's declaration.
    private func body(of view: String) -> ArraySlice<Substring> {
        guard let start = lines.firstIndex(where: { $0.mentions("struct") && $0.mentions(view) }) else { return [] }
        return lines[start...].dropFirst().prefix { !$0.hasPrefix("}") }
    }

    /// The collection whose elements the rows show, and the arguments of each row: those of the container before the view's use. A
    /// container of its indices names it, too.
    private func container(of view: String) -> RowContainer? {
        guard text.contains("\(view)(") else { return nil }
        for container in ["ForEach($", "List($", "ForEach(", "List("] {
            for range in text.ranges(of: container) {
                let rest = text[range.upperBound...]
                guard let use = rest.prefix(Self.mostCharacters).firstRange(of: "\(view)(") else { continue }
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
                let indices = ".indices"
                if name.hasSuffix(indices) { return RowContainer(items: String(name.dropLast(indices.count))) }
                if !name.isEmpty, container.hasSuffix("$") {
                    var container = RowContainer(items: String(name))
                    let end: Substring
                    (container.arguments, end) = Self.arguments(rest[use.upperBound...])
                    container.closure = end.prefix(2) == " {" ? " { … }" : ""
                    return container
                }
            }
        }
        return nil
    }

    /// Returns the arguments of a call, from the sign after its parenthesis on, and the text after the call.
    private static func arguments(_ rest: Substring) -> ([String], Substring) {
        var (depth, argument, arguments) = (0, "", [String]())
        for (index, sign) in zip(rest.indices, rest) {
            if ")]}".contains(sign) { depth -= 1 }
            if depth < 0 || depth == 0 && sign == "," {
                arguments.append(argument.split { $0.isWhitespace }.joined(separator: " "))
                argument = ""
                if depth < 0 { return (arguments.filter { !$0.isEmpty }, rest[index...].dropFirst()) }
                continue
            }
            if "([{".contains(sign) { depth += 1 }
            argument.append(sign)
        }
        return ([], "")
    }

    /// The container according to another file of the same folder: a row often has a file of its own.
    private func containerInOtherFiles(of view: String) -> RowContainer? {
        guard let folder = path.map({ URL(filePath: $0).deletingLastPathComponent() }) else { return nil }
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let sources = (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path() < $1.path() }
        return sources.prefix(Self.mostFiles).lazy.compactMap { file in
            (try? String(contentsOf: file, encoding: .utf8)).flatMap { RowSource($0).container(of: view) }
        }.first
    }

    /// Returns the names of the elements and of one of them in the container of bindings that begins last before a line, such as
    /// `ForEach($players) { $player in`.
    ///
    /// - Parameter line: counted from 1.
    /// - Returns: nil if no such container begins in the lines before it.
    func elements(before line: Int) -> (items: String, item: String)? {
        let start = text.startIndex
        let end = lines.indices.contains(line - 1) ? lines[line - 1].endIndex : text.endIndex
        let beginnings = ["ForEach($", "List($"].flatMap { text[start..<end].ranges(of: $0) }
        guard let last = beginnings.max(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
        let rest = text[last.upperBound..<end]
        let isName = { (sign: Character) in sign.isLetter || sign.isNumber || sign == "_" }
        let items = rest.prefix { isName($0) || $0 == "." }
        guard !items.isEmpty, let brace = rest.firstIndex(of: "{") else { return nil }
        let parameter = rest[rest.index(after: brace)...].drop { $0 == " " }
        guard parameter.first == "$" else { return nil }
        let item = parameter.dropFirst().prefix(while: isName)
        return item.isEmpty ? nil : (String(items), String(item))
    }

    /// Returns the call of a handler and the first statements of its closure; nil if the source does not show them.
    func code(of name: String, at line: Int) -> String? {
        guard let handler = handler(name, at: line) else { return nil }
        let shown = handler.statements.prefix(Self.mostStatements)
        let rest = handler.statements.count > shown.count ? ["…"] : []
        return ([handler.call] + (shown + rest).map { "    \($0)" } + ["}"]).joined(separator: "\n")
    }

    private static let mostStatements = 6

    /// Returns the call of a handler up to its closure's parameters, and the statements of the closure.
    private func handler(_ name: String, at line: Int) -> (call: String, statements: [String])? {
        let first = max(0, line - 1 - Self.mostLines)
        guard line <= lines.count, let start = (first..<line).last(where: { lines[$0].contains(name) }),
            let range = lines[start].firstRange(of: name)
        else { return nil }
        var rest = text[range.upperBound...]
        let arguments = rest.hasPrefix("(") ? rest.balanced("(", ")") : rest.prefix(0)
        rest = rest[arguments.endIndex...].drop { $0 == " " }
        // The closure of a control with a binding is its label.
        let isControl = name.first?.isUppercase == true && arguments.contains("$")
        guard rest.first == "{", !isControl else { return nil }
        let closure = rest.balanced("{", "}").dropFirst().dropLast()
        let parameters = closure.parameters
        let body = closure.dropFirst(parameters.count).split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        let depth = body.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let statements = body.map { line in
            String(line.dropFirst(depth).reversed().drop(while: \.isWhitespace).reversed())
        }
        let head = "\(lines[start][..<range.lowerBound].last == "." ? "." : "")\(name)\(arguments) {\(parameters)"
        let call = head.split { $0.isWhitespace }.joined(separator: " ")
        return statements.isEmpty ? nil : (call, statements)
    }
}

/// The container of rows, as its source names it.
private struct RowContainer {
    /// The collection whose elements the rows show.
    let items: String
    /// The arguments of each row.
    var arguments: [String] = []
    /// The closure after them, with its content left out; empty if there is none.
    var closure = ""
}

extension StringProtocol {
    /// Whether the text contains a name as a whole word.
    func mentions(_ name: String) -> Bool {
        split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }
}

extension Substring {
    /// The beginning of the text up to the sign that closes its first one. Literals are not read.
    fileprivate func balanced(_ open: Character, _ close: Character) -> Substring {
        var depth = 0
        for index in indices {
            if self[index] == open { depth += 1 }
            if self[index] == close {
                depth -= 1
                if depth == 0 { return self[...index] }
            }
        }
        return self
    }

    /// The parameters of a closure's text, with the word `in`; empty if it has none.
    fileprivate var parameters: Substring {
        guard let end = firstRange(of: " in") else { return "" }
        let list = self[..<end.lowerBound]
        let next = self[end.upperBound...].first
        let isList =
            list.allSatisfy { $0.isLetter || $0.isNumber || " _,()[]:@$?.".contains($0) } && !list.contains("for ")
        return isList && next?.isWhitespace ?? true ? self[..<end.upperBound] : ""
    }
}
