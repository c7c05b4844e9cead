/// A property wrapper that the runtime connects to the node of its view.
@MainActor protocol InstallableProperty: DynamicProperty {
    /// Connects the property. `storage` belongs to the identity of the view, and is `nil` the first time.
    mutating func install(in node: Node, storage: inout AnyObject?)
}

/// The places of the dynamic properties in values of a type: those of the type itself, and those of dynamic
/// properties that contain others.
@MainActor final class PropertyLayout {
    private struct Field {
        let offset: Int
        let kind: Kind
    }

    private enum Kind {
        /// A property that is itself connected.
        case installable(any InstallableProperty.Type)
        /// A property that contains other dynamic properties.
        case composed(any DynamicProperty.Type, of: PropertyLayout)
    }

    private var fields: [Field] = []
    let slotCount: Int
    /// Whether values of the type have no dynamic properties. Properties without storage count, because they have an `update`.
    var isEmpty: Bool { fields.isEmpty }

    private static var known = TypeTable<PropertyLayout>()

    static func of(_ type: Any.Type) -> PropertyLayout {
        if let layout = known[type] { return layout }
        let layout = PropertyLayout(of: type)
        FamiliarTypes.meet(type, .layout)
        known[type] = layout
        return layout
    }

    private init(of type: Any.Type) {
        var fields: [Field] = []
        var slotCount = 0
        for field in StructFields.of(type).fields {
            guard let type = field.type as? any DynamicProperty.Type else { continue }
            if let type = type as? any InstallableProperty.Type {
                fields.append(Field(offset: field.offset, kind: .installable(type)))
                slotCount += 1
            } else {
                let inner = PropertyLayout.of(type)
                fields.append(Field(offset: field.offset, kind: .composed(type, of: inner)))
                slotCount += inner.slotCount
            }
        }
        self.fields = fields
        self.slotCount = slotCount
    }

    /// Connects all properties of the value at `address`, inner ones before those that contain them.
    func install(at address: UnsafeMutableRawPointer, node: Node, slots: inout [AnyObject?], next: inout Int) {
        for field in fields {
            let fieldAddress = address + field.offset
            switch field.kind {
            case .installable(let type):
                PropertyLayout.install(type, at: fieldAddress, node: node, slot: &slots[next])
                next += 1
            case .composed(let type, let inner):
                inner.install(at: fieldAddress, node: node, slots: &slots, next: &next)
                PropertyLayout.update(type, at: fieldAddress)
            }
        }
    }

    private static func install<P: InstallableProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, node: Node, slot: inout AnyObject?
    ) {
        address.assumingMemoryBound(to: P.self).pointee.install(in: node, storage: &slot)
    }

    private static func update<P: DynamicProperty>(_ type: P.Type, at address: UnsafeMutableRawPointer) {
        address.assumingMemoryBound(to: P.self).pointee.update()
    }
}

/// The storage of the dynamic properties of one view. It belongs to the view's identity.
@MainActor final class PropertyStorage {
    private let layout: PropertyLayout
    private var slots: [AnyObject?]

    init(layout: PropertyLayout) {
        self.layout = layout
        slots = Array(repeating: nil, count: layout.slotCount)
    }

    var isEmpty: Bool { slots.isEmpty }

    /// Connects the properties of a value of the view to this storage.
    func install<Value>(in value: inout Value, node: Node) {
        guard !layout.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            var next = 0
            layout.install(at: UnsafeMutableRawPointer(pointer), node: node, slots: &slots, next: &next)
        }
    }

    func removeAll() {
        slots = slots.map { _ in nil }
    }
}
