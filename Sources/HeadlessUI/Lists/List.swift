/// Rows in one column, made only where they are visible, of which a person can select some.
nonisolated public struct List<SelectionValue, Content: View>: View {
    public typealias Body = Never
    let content: Content
    var selection: SelectionAccess<SelectionValue>?
}

/// A container of rows that a person can select, delete and move.
@MainActor protocol ListView: View {
    /// Selects or deselects a value; nil where there is no selection.
    var setSelected: ((AnyHashable, Bool) -> Bool)? { get }
    var selected: (() -> Set<AnyHashable>)? { get }
    /// Whether a value can be selected; nil where there is no selection.
    var canSelect: ((AnyHashable) -> Bool)? { get }
}

extension List: ListView {
    @MainActor var setSelected: ((AnyHashable, Bool) -> Bool)? { selection?.set }
    @MainActor var selected: (() -> Set<AnyHashable>)? { selection?.selected }
    @MainActor var canSelect: ((AnyHashable) -> Bool)? { selection.map { _ in { $0.base is SelectionValue } } }
}

extension List: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension List where SelectionValue == Never {
    /// A list of what the builder makes.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List where SelectionValue: Hashable {
    /// A list of what the builder makes, of which a person can select something.
    public init<S: ListSelection>(selection: Binding<S>?, @ViewBuilder content: () -> Content)
    where S.SelectionValue == SelectionValue {
        self.init(content: content(), selection: selection.map { SelectionAccess($0) })
    }
}

/// Rows of settings, in one column. It is a list in all that concerns its rows.
nonisolated public struct Form<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A form of what the builder makes.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: ListView {
    @MainActor var setSelected: ((AnyHashable, Bool) -> Bool)? { nil }
    @MainActor var selected: (() -> Set<AnyHashable>)? { nil }
    @MainActor var canSelect: ((AnyHashable) -> Bool)? { nil }
}

extension Form: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}
