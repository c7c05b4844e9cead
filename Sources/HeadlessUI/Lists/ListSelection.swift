/// What a person selects in a list: a set of values, or one at most.
public protocol ListSelection {
    /// The type of the values, which are the ids or tags of rows.
    associatedtype SelectionValue: Hashable
    /// Adds a value, which takes the place of another where there is room for one; or takes it away.
    static func setSelected(_ isSelected: Bool, _ value: SelectionValue, in selection: inout Self)
    /// The values that are selected.
    static func selectedValues(of selection: Self) -> Set<SelectionValue>
}

extension Set: ListSelection {
    public static func setSelected(_ isSelected: Bool, _ value: Element, in selection: inout Set) {
        if isSelected { selection.insert(value) } else { selection.remove(value) }
    }

    public static func selectedValues(of selection: Set) -> Set { selection }
}

extension Optional: ListSelection where Wrapped: Hashable {
    public static func setSelected(_ isSelected: Bool, _ value: Wrapped, in selection: inout Wrapped?) {
        if isSelected {
            selection = value
        } else if selection == value {
            selection = nil
        }
    }

    public static func selectedValues(of selection: Wrapped?) -> Set<Wrapped> { selection.map { [$0] } ?? [] }
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
            S.setSelected(isSelected, value, in: &selection.wrappedValue)
            return true
        }
        selected = { Set(S.selectedValues(of: selection.wrappedValue).map { AnyHashable($0) }) }
    }
}

extension Node {
    /// The value that the node stands for where it is a row: its tag, or else the id of its element.
    var selectionValue: AnyHashable? {
        let tagged = first { $0 is any TaggedNode } as? any TaggedNode
        return tagged?.tag ?? rowID
    }
}
