/// Whether the user edits the rows of a list.
public enum EditMode: Hashable, Sendable {
    /// The user does not edit the rows.
    case inactive
    /// The user edits one row for a moment, for example during a swipe.
    case transient
    /// The user edits the rows.
    case active

    /// Whether the user edits any row.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The edit mode of the rows. The host provides one for all views. A view that reads it is updated when it changes.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self].map { Graph.isUpdatingHere ? $0.ofUpdate() : $0 } }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that starts and ends the editing of rows. Its label is "Edit" or "Done".
public struct EditButton: View, ComposedView {
    @Environment(\.editMode) private var editMode

    /// A button for the environment's edit mode.
    public init() {}

    public var body: some View {
        let editMode = editMode
        Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
            guard let editMode else { return }
            withAnimation { editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active }
        }
    }
}
