/// What a person selects in a list: a set of values, or one at most.
public protocol ListSelection {
    /// The type of the values, which are the ids or tags of rows.
    associatedtype SelectionValue: Hashable
    /// Adds a value; it takes the place of another where there is room for one.
    mutating func select(_ value: SelectionValue)
    /// Takes a value away.
    mutating func deselect(_ value: SelectionValue)
    /// The values that are selected.
    var selected: Set<SelectionValue> { get }
}

extension Set: ListSelection {
    public mutating func select(_ value: Element) { insert(value) }
    public mutating func deselect(_ value: Element) { remove(value) }
    public var selected: Set<Element> { self }
}

extension Optional: ListSelection where Wrapped: Hashable {
    public mutating func select(_ value: Wrapped) { self = value }
    public mutating func deselect(_ value: Wrapped) { if self == value { self = nil } }
    public var selected: Set<Wrapped> { map { [$0] } ?? [] }
}

/// The selection of a list, whatever its type.
struct SelectionAccess<SelectionValue> {
    /// Selects or deselects a value. Returns whether a value can be one of the list's.
    let set: (AnyHashable, Bool) -> Bool
    /// The values that are selected.
    let selected: () -> Set<AnyHashable>

    init<S: ListSelection>(_ selection: Binding<S>) where S.SelectionValue == SelectionValue {
        set = { value, isSelected in
            guard let value = value.base as? SelectionValue else { return false }
            if isSelected { selection.wrappedValue.select(value) } else { selection.wrappedValue.deselect(value) }
            return true
        }
        selected = { Set(selection.wrappedValue.selected.map { AnyHashable($0) }) }
    }
}

extension Node {
    /// The value that the node stands for where it is a row: its tag, or else the id of its element.
    var selectionValue: AnyHashable? {
        let tagged = first { $0 is any TaggedNode } as? any TaggedNode
        return tagged?.tag ?? rowID
    }
}
