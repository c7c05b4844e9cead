/// An element of a collection to which a view leads.
package struct KeptElement: Hashable, @unchecked Sendable {
    private let type: ObjectIdentifier
    private let id: AnyHashable
    /// The name of the element's type.
    package let typeName: String
    /// The texts that the element has.
    package let texts: [String]

    fileprivate init<E: Identifiable>(_ element: E) {
        type = ObjectIdentifier(E.self)
        id = AnyHashable(element.id)
        typeName = "\(E.self)"
        texts = Mirror(reflecting: element).children.compactMap { $0.value as? String }.filter { !$0.words.isEmpty }
    }

    package static func == (one: KeptElement, other: KeptElement) -> Bool {
        (one.type, one.id) == (other.type, other.id)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(id)
    }

    /// Returns whether another element has the same type.
    package func hasSameType(as other: KeptElement) -> Bool { type == other.type }
}

extension Host {
    /// The elements of collections to which the views on screen lead; nil if there are too many values to see all.
    package var keptElements: Set<KeptElement>? {
        guard let root = graph.root else { return [] }
        return graph.withoutReporting {
            var elements: Set<KeptElement> = []
            var walk = ValueWalk(onlyElements: true) { value, _, path in
                guard ValueKind.of(Swift.type(of: value))?.isIdentifiable ?? true, !(Swift.type(of: value) is AnyClass),
                    let element = value as? any Identifiable, path().hasSuffix("]")
                else { return false }
                elements.insert(KeptElement(element))
                return false
            }
            _ = walk.ends(in: root)
            return walk.isCutOff ? nil : elements
        }
    }
}
