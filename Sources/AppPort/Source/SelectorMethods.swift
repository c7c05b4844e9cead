/// The methods of a file that its selectors name, as Swift can refer to them.
///
/// Linux has no runtime that finds a method by its name, so a selector has to have the method. Only a reference that compiles for
/// certain is made: the file declares one method of the name, in classes without generic parameters.
struct SelectorMethods {
    private let outline: SourceOutline
    /// The path of each method with at most one parameter, from the outermost type, by the name. Nil for others, and for two of a name.
    private var paths: [String: [String]?] = [:]

    init(of source: MaskedSource) {
        outline = SourceOutline(source)
        let types = Set(outline.blocks.compactMap { $0.kind == .type ? Self.declaredType(in: $0.header) : nil })
        for block in outline.blocks where block.kind == .function {
            guard let name = block.header.firstMatch(of: #/\bfunc\s+(\w+)/#).map({ String($0.1) }) else { continue }
            let path = Self.canRefer(to: block.header) ? path(at: block, declared: types) : nil
            paths[name] = .some(paths[name] == nil ? path : nil)
        }
    }

    /// Returns a reference to the method that a selector names; nil if it is not certain to compile.
    ///
    /// - Parameters:
    ///   - expression: What stands in the brackets of the selector, without spaces: `Coordinator.flip(_:)`.
    ///   - offset: The place of the selector.
    func reference(to expression: String, at offset: Int) -> String? {
        guard let match = expression.wholeMatch(of: #/((?:\w+\.)*)(\w+)(\([\w:]*\))?/#),
            case let qualifiers = match.1.split(separator: "."), let path = paths[String(match.2)] ?? nil,
            let type = path.last
        else { return nil }
        let isOwn = qualifiers.isEmpty || qualifiers == ["self"] || qualifiers == ["Self"]
        let around = outline.blocks(around: offset).compactMap { Self.type(in: $0.header)?.name }
        guard isOwn ? around.contains(type) : qualifiers.last.map({ $0 == type }) ?? false else { return nil }
        return (path + [String(match.2)]).joined(separator: ".") + (match.3 ?? "")
    }

    /// Whether a function is a method of an object, and has at most one parameter.
    private static func canRefer(to header: String) -> Bool {
        guard let function = header.firstMatch(of: #/\bfunc\s+\w+\s*\(([^()]*)\)(.*)/#.dotMatchesNewlines()) else {
            return false
        }
        return !header.contains(#/\b(?:static|class)\s+(?:\w+\s+)*func\b/#) && !function.1.contains(",")
            && !function.2.contains(#/\b(?:async|throws|where)\b/#)
    }

    /// Returns the names of the types around a method, if the file declares all of them; nil for a local type.
    private func path(at method: SourceOutline.Block, declared types: Set<String>) -> [String]? {
        var path: [String] = []
        for block in outline.blocks(around: method.start) where block.open != method.open {
            guard block.kind == .type, let (keyword, name) = Self.type(in: block.header), types.contains(name) else {
                return nil
            }
            path = keyword == "extension" ? [name] : path + [name]
            guard block.header.firstMatch(of: #/\b(?:protocol|where)\b/#) == nil else { return nil }
        }
        return path.isEmpty ? nil : path
    }

    private static func type(in header: String) -> (keyword: String, name: String)? {
        header.firstMatch(of: #/\b(class|struct|enum|actor|extension)\s+(\w+)\s*(?:[:\s]|$)/#).map {
            (String($0.1), String($0.2))
        }
    }

    /// Returns the name of a type that a header declares, without generic parameters.
    private static func declaredType(in header: String) -> String? {
        guard let (keyword, name) = type(in: header), keyword != "extension",
            header.firstMatch(of: #/\b(?:class|struct|enum|actor)\s+\w+\s*</#) == nil
        else { return nil }
        return name
    }
}
