/// Whether a person edits the rows of a list, rather than using them.
public enum EditMode: Hashable, Sendable {
    /// The rows are used.
    case inactive
    /// One row is edited for a moment, as while it is swiped.
    case transient
    /// The rows are edited.
    case active

    /// Whether any row is edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether rows are edited. The host provides one for all views; a view that reads it is updated when it changes.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self].map { Graph.isUpdatingHere ? $0.ofUpdate() : $0 } }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins to edit the rows, and ends it. Its label is "Edit" or "Done".
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
