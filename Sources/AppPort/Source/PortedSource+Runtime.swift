/// What only the runtime of Objective-C has: properties that it implements, and paths of keys.
extension PortedSource {
    /// `@NSManaged` becomes a macro that the module `CoreData` declares: one for properties, and one for methods.
    var managedMembers: [(range: Range<Substring.Index>, text: String)] {
        let members = #/@NSManaged(?=\s)(?:\s+(?:@\w+(?:\([^\n()]*\))?|\w+(?:\(set\))?))*?\s+(var|let|func)\b/#
        return masked.codeText.matches(of: members).map { match in
            let end = match.0.index(match.0.startIndex, offsetBy: "@NSManaged".count)
            return (match.0.startIndex..<end, match.1 == "func" ? "@_ManagedMethod" : "@_ManagedProperty")
        }
    }

    /// Returns the text of a path of keys: `#keyPath(Item.owner.name)` becomes `"owner.name"`.
    ///
    /// - Parameter expression: what stands in the brackets. The names of types come first.
    static func keyPath(_ expression: String) -> String {
        let names = expression.filter { !$0.isWhitespace && $0 != "`" && $0 != "?" && $0 != "!" }.split(separator: ".")
        let types = names.dropLast().prefix { $0.first?.isUppercase == true }
        return "\"\(names.dropFirst(types.count).joined(separator: "."))\""
    }
}
