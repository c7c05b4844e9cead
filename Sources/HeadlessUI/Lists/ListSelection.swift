/// The selection of a list: a set of values, or at most one value.
public protocol ListSelection {
    /// The type of the values, which are the IDs or tags of rows.
    associatedtype SelectionValue: Hashable
    /// Selects or deselects a value. In a selection of at most one value, a selected value replaces the previous one.
    static func setSelected(_ isSelected: Bool, _ value: SelectionValue, in selection: inout Self)
    /// Returns the selected values.
    static func selectedValues(of selection: Self) -> Set<SelectionValue>
}

extension Set: ListSelection {
    /// Inserts or removes a value.
    public static func setSelected(_ isSelected: Bool, _ value: Element, in selection: inout Set) {
        if isSelected { selection.insert(value) } else { selection.remove(value) }
    }

    /// The selection itself.
    public static func selectedValues(of selection: Set) -> Set { selection }
}

extension Optional: ListSelection where Wrapped: Hashable {
    /// Selects a value in place of the previous one, or deselects it if it is the selected one.
    public static func setSelected(_ isSelected: Bool, _ value: Wrapped, in selection: inout Wrapped?) {
        if isSelected {
            selection = value
        } else if selection == value {
            selection = nil
        }
    }

    /// The selected value, if there is one.
    public static func selectedValues(of selection: Wrapped?) -> Set<Wrapped> { selection.map { [$0] } ?? [] }
}

/// The selection of a list, with its type erased.
struct SelectionAccess<SelectionValue> {
    /// Selects or deselects a value.
    ///
    /// - Returns: Whether the value has the type of the list's values.
    let set: (AnyHashable, Bool) -> Bool
    /// Returns the selected values.
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
    /// Returns the value of the node as a row: the first of its tags and the ID of its element that the selection can hold, or else
    /// the first of all.
    func selectionValue(where canSelect: ((AnyHashable) -> Bool)?) -> AnyHashable? {
        let values = tagValues
        return values.first { canSelect?($0) ?? true } ?? values.first
    }

    /// The value of the node as a row of the list around it.
    var selectionValue: AnyHashable? { selectionValue(where: enclosingList?.canSelectValue) }
}
