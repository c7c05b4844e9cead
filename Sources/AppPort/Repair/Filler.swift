/// What takes the place of a body that is left out.
enum Filler {
    /// Returns code for a body that does nothing; nil if there is none. It never traps: that would look like a bug of the app.
    ///
    /// - Parameters:
    ///   - header: The declaration before the body. That of `get` does not say the type.
    ///   - managed: The classes of the app's models. An object of one that is made without a context has no entity, and traps.
    static func text(for header: String, managed: Set<String> = []) -> String? {
        if header.contains("some View") || header.contains("Content {") || header.hasPrefix("#Preview") {
            return "EmptyView()"
        }
        if header.contains("some Scene") { return "WindowGroup { EmptyView() }" }
        if header.contains("some ToolbarContent") { return "ToolbarItem { EmptyView() }" }
        if header.contains("some Commands") { return "EmptyCommands()" }
        if header.contains("->") {
            return value(of: String(header.split(separator: "->").last ?? ""), managed: managed)
        }
        if header.contains(#/\bfunc\b|\bdeinit\b|\bset\b|\bdidSet\b|\bwillSet\b/#) { return "" }
        guard header.contains(#/\bvar\b|\bget\b/#) else { return nil }
        guard let type = header.firstMatch(of: #/\bvar\s+[^:]*:(.*)/#.dotMatchesNewlines())?.output.1 else {
            return "return .init()"
        }
        return value(of: String(type.replacing(#/\bget\b.*/#.dotMatchesNewlines(), with: "")), managed: managed)
    }

    /// Returns code for a value of a type; nil if there is none.
    private static func value(of type: String, managed: Set<String>) -> String? {
        let type = type.filter { $0 != " " && $0 != "\n" && $0 != "{" }
        if type.hasSuffix("?") { return "return nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "return [:]" : "return []" }
        if ["Void", "()"].contains(type) { return "" }
        let values = ["Bool": "false", "Int": "0", "Double": "0", "String": "\"\""]
        if let value = values[type] { return "return " + value }
        let name = type.split(separator: ".").last.map { $0.filter { $0 != "!" } } ?? type
        let isManaged = managed.contains(name) || name == "Self" && !managed.isEmpty
        return isManaged ? nil : "return .init()"
    }
}
