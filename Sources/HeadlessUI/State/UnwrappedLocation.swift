/// The location of a binding to the wrapped value of an optional.
final class UnwrappedLocation<Value>: Location {
    private let base: Binding<Value?>
    private weak let graph = Graph.current
    /// The type of the view whose code made the binding; nil outside of views.
    private let owner = ViewAction.current?.viewType
    private var last: Value

    init(_ base: Binding<Value?>, value: Value) {
        self.base = base
        last = value
        graph?.bindings?.add(self, id: elementIDs.first ?? nil, at: 0)
    }

    var keepsWrites: Bool { base.keepsWrites }

    func get() -> Value { unwrap(base.wrappedValue, for: .read) }

    /// Unwraps the value that the update shows, and not the one that the base had when this binding was made
    /// (`ProjectedLocation.update` in OpenSwiftUI).
    func update() -> Value { unwrap(base.valueOfUpdate(), for: .read) }

    private func unwrap(_ value: Value?, for access: RuntimeIssue.Access) -> Value {
        guard let value else {
            graph?.bindings?.noteStaleness(of: self)
            graph?.report(.staleDereference(.foundNil, id: nil), access, of: BindingSource(Value.self, in: owner))
            precondition(
                graph?.staleDereference != .trap, "Unexpectedly found nil while unwrapping an Optional value")
            return last
        }
        last = value
        return value
    }

    /// Writes the value. If the optional was nil, the write brings back what the app has removed, unless the setter of the base
    /// drops it.
    func set(_ value: Value, transaction: Transaction) {
        let wasNil = base.wrappedValue == nil
        if wasNil { graph?.bindings?.noteStaleness(of: self) }
        base.transaction(transaction).wrappedValue = value
        guard wasNil, base.wrappedValue != nil else { return }
        graph?.report(
            .staleDereference(.broughtBack, id: id(of: value)), .write, of: BindingSource(Value.self, in: owner))
    }

    /// Writes a part of the value. If the optional is nil, the app traps before it writes.
    func set<Part>(_ part: Part, at keyPath: WritableKeyPath<Value, Part>, transaction: Transaction) {
        let value = base.wrappedValue
        var whole = unwrap(value, for: .write)
        guard value != nil else { return }
        whole[keyPath: keyPath] = part
        base.transaction(transaction).wrappedValue = whole
    }

    private func id(of value: Value) -> AnyHashableID? { (value as? any Identifiable).map { AnyHashableID($0.anyID) } }
}

extension UnwrappedLocation: RecordedBinding {
    var elementIDs: [AnyHashableID?] {
        base.wrappedValue.map { [id(of: $0)] } ?? []
    }
    var isOfOptional: Bool { true }
}
