/// The properties of a view type. A cast to a protocol takes long, so the properties are determined once for each type.
@MainActor final class ViewKind {
    /// The type, if its views stand for rows of their container.
    let structure: (any StructuralView.Type)?
    /// The type, if the runtime implements it.
    let primitive: (any PrimitiveView.Type)?
    /// Whether every view of the type is one row.
    let isAlwaysOneRow: Bool
    /// Whether every view of the type is one row by itself, in its own place.
    let isRowItself: Bool
    /// Whether code in a view of the type belongs to the view around it.
    let isComposed: Bool
    /// Whether the type is a list, and whether it is a container with several items in a line.
    let isList: Bool
    let isLined: Bool
    /// Whether a view of the type has a node that evaluates its body.
    let isComposite: Bool

    @exclusivity(unchecked) private static var known = TypeTable<ViewKind>()

    static func of(_ type: Any.Type) -> ViewKind {
        if let kind = known[type] { return kind }
        let kind = ViewKind(type)
        FamiliarTypes.meet(type, .kind)
        known[type] = kind
        return kind
    }

    private init(_ type: Any.Type) {
        structure = type as? any StructuralView.Type
        primitive = type as? any PrimitiveView.Type
        isAlwaysOneRow = structure?.isAlwaysOneRow ?? true
        isRowItself = structure?.isRowItself ?? true
        // Each cast of a new type looks at all conformances of the program, so there is none whose result is known.
        isComposed = primitive == nil && type is any ComposedView.Type
        isList = primitive is any ListView.Type
        isLined = primitive is any LinedView.Type
        isComposite = primitive == nil && (isComposed || !isForeign(type))
    }
}
