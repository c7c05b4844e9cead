/// The edits of the user that a collection allows through a binding.
public struct EditActions<Data>: OptionSet, Sendable {
    /// One bit for each action.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Moving elements.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Deleting elements.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Moving and deleting elements.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension RowEditing {
    /// Edits the collection of a binding with the allowed actions.
    convenience init<C: MutableCollection>(_ data: Binding<C>, actions: EditActions<C>, source: SourcePlace) {
        var deletion: Deletion?
        if actions.contains(EditActions(rawValue: 2)),
            let type = C.self as? any (MutableCollection & RangeReplaceableCollection).Type
        {
            deletion = Self.deletion(from: data, as: type, source: source)
        }
        let move = Move(name: "editActions", source: source) { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        self.init(deletion: deletion, move: actions.contains(EditActions(rawValue: 1)) ? move : nil)
    }

    private static func deletion<T: MutableCollection & RangeReplaceableCollection>(
        from data: Any, as type: T.Type, source: SourcePlace
    ) -> Deletion? {
        guard let data = data as? Binding<T> else { return nil }
        return Deletion(name: "editActions", source: source) { data.wrappedValue.remove(atOffsets: $0) }
    }
}

extension ForEach where Content: View {
    /// A view for a binding to each element, identified by the element's ID. The user can edit the elements in a list.
    public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, file: file, line: line, content: content)
    }

    /// A view for a binding to each element, identified by a key path. The user can edit the elements in a list.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, file: StaticString = #filePath,
        line: Int = #line, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        self.init(data, id: id, content: content)
        editing = RowEditing(data, actions: editActions, source: SourcePlace(file, line))
    }
}
