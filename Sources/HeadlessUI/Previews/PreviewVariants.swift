extension PreviewProvider {
    /// The number of views in `previews`, by its type. A group counts as its views.
    nonisolated package static var variantCount: Int { Group<Previews>.variantCount }

    /// Makes the view at a position in `previews`.
    package static func variant(at position: Int) -> AnyView {
        var view: any View = previews
        while let group = view as? any VariantGroup { view = group.wrapped }
        guard let several = view as? any VariantList, several.variants.indices.contains(position) else {
            return AnyView(view)
        }
        return AnyView(several.variants[position])
    }
}

/// A view that contains separate previews.
private protocol VariantCounted {
    static var variantCount: Int { get }
}

@MainActor private protocol VariantGroup {
    var wrapped: any View { get }
}

@MainActor private protocol VariantList {
    var variants: [any View] { get }
}

extension Group: VariantCounted where Content: View {
    fileprivate static var variantCount: Int { (Content.self as? any VariantCounted.Type)?.variantCount ?? 1 }
}

extension Group: VariantGroup where Content: View {
    fileprivate var wrapped: any View { content }
}

extension TupleView: VariantCounted, VariantList {
    fileprivate static var variantCount: Int { TupleSize.of(T.self) }
    fileprivate var variants: [any View] { children }
}
