/// What takes the place of a body that is left out.
enum Filler {
    /// Returns code for a body that does nothing; nil if there is none. It never traps: that would look like a bug of the app.
    ///
    /// - Parameters:
    ///   - header: The declaration before the body.
    ///   - managed: The classes of the app's models. An object of one that is made without a context has no entity, and traps.
    static func text(for header: String, managed: Set<String> = []) -> String? {
        if header.contains("some View") || header.contains("Content {") || header.hasPrefix("#Preview") {
            return "EmptyView()"
        }
        if header.contains("some Scene") { return "WindowGroup { EmptyView() }" }
        if header.contains("some ToolbarContent") { return "ToolbarItem { EmptyView() }" }
        if header.contains("some Commands") { return "EmptyCommands()" }
        if header.contains("->") {
            let result = header.split(separator: "->").last.map { $0.filter { $0 != " " && $0 != "\n" } } ?? ""
            if result.hasSuffix("?") { return "return nil" }
            if result.hasPrefix("[") { return result.contains(":") ? "return [:]" : "return []" }
            if ["Void", "()"].contains(result) { return "" }
            let values = ["Bool": "false", "Int": "0", "Double": "0", "String": "\"\""]
            return managed.contains(result) ? nil : "return " + (values[result] ?? ".init()")
        }
        if header.contains(#/\bfunc\b|\bdeinit\b|\bset\b|\bdidSet\b|\bwillSet\b/#) { return "" }
        let type = header.split(separator: ":").last.map { $0.filter { $0 != " " && $0 != "\n" } } ?? ""
        return header.contains(#/\bvar\b|\bget\b/#) && !managed.contains(type) ? "return .init()" : nil
    }
}
