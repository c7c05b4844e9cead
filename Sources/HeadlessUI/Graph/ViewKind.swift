/// What is asked of a type of views again and again. A cast to a protocol takes long, so that it is asked once for each type.
@MainActor final class ViewKind {
    /// Whether a view of the type stands for rows of the container it is in.
    let isStructural: Bool
    /// Whether every view of the type is one row.
    let isAlwaysOneRow: Bool
    /// Whether every view of the type is one row as it is, in the place where it is.
    let isRowItself: Bool

    private static var known: [ObjectIdentifier: ViewKind] = [:]

    static func of(_ type: Any.Type) -> ViewKind {
        if let kind = known[ObjectIdentifier(type)] { return kind }
        let kind = ViewKind(type)
        known[ObjectIdentifier(type)] = kind
        return kind
    }

    private init(_ type: Any.Type) {
        let structure = type as? any StructuralView.Type
        isStructural = structure != nil
        isAlwaysOneRow = structure?.isAlwaysOneRow ?? true
        isRowItself = structure?.isRowItself ?? true
    }
}
