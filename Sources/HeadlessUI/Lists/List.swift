/// A column of rows, which the user can select. The list makes only its visible rows.
nonisolated public struct List<SelectionValue, Content: View>: View {
    public typealias Body = Never
    let content: Content
    var selection: SelectionAccess<SelectionValue>?
}

/// A container whose rows the user can select, delete and move.
@MainActor protocol ListView: PrimitiveView {
    /// Selects or deselects a value; nil if the list has no selection.
    var setSelected: ((AnyHashable, Bool) -> Bool)? { get }
    var selected: (() -> Set<AnyHashable>)? { get }
    /// Returns whether a value can be selected; nil if the list has no selection.
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
    /// A list of the rows that the builder returns.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List where SelectionValue: Hashable {
    /// A list of the rows that the builder returns, with a selection.
    public init<S: ListSelection>(selection: Binding<S>?, @ViewBuilder content: () -> Content)
    where S.SelectionValue == SelectionValue {
        self.init(content: content(), selection: selection.map { SelectionAccess($0) })
    }
}

/// A column of rows for settings. Its rows behave as the rows of a list.
nonisolated public struct Form<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A form of the rows that the builder returns.
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
