/// Shows one of several views, which a person chooses by a tab. A view is made when it is chosen first; then it keeps its state
/// and its subscriptions.
nonisolated public struct TabView<SelectionValue, Content: View>: View {
    public typealias Body = Never
    let content: Content
    let selection: (any TabSelection)?
    let source: SourcePlace
}

extension TabView {
    /// Tabs, of which a binding says which is chosen: by the `tag` of a view, or the value of a `Tab`.
    public init(
        selection: Binding<SelectionValue>?, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: () -> Content
    )
    where SelectionValue: Hashable {
        self.content = content()
        self.selection = selection.map { BoundSelection(value: $0) }
        source = SourcePlace(file, line)
    }

    /// Tabs, of which a binding says which is chosen.
    public init(
        selection: Binding<SelectionValue>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: () -> Content
    )
    where SelectionValue: Hashable {
        self.content = content()
        self.selection = BoundSelection(value: selection)
        source = SourcePlace(file, line)
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs of which the first is chosen at first.
    public init(file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
        source = SourcePlace(file, line)
    }
}

/// A binding to the tag of the tab that is chosen.
@MainActor protocol TabSelection {
    /// The tag now; the node depends on it.
    func tag(at node: Node) -> AnyHashable
    func choose(_ tag: AnyHashable)
}

nonisolated struct BoundSelection<Value: Hashable>: TabSelection {
    let value: Binding<Value>

    @MainActor func tag(at node: Node) -> AnyHashable { AnyHashable(node.following(value)) }

    @MainActor func choose(_ tag: AnyHashable) {
        if let tag = tag.base as? Value { value.wrappedValue = tag }
    }
}

/// A view with a label for its tab.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
    public typealias Body = Never
    let content: Content
    let label: Label
    let value: AnyHashable?
}

extension Tab where Value: Hashable {
    /// A tab that stands for a value.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content(), label: label(), value: AnyHashable(value))
    }

    /// A tab with a title and a symbol of the system, which stands for a value.
    public init<S: TextSource>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == HeadlessUI.Label<Text, Image> {
        self.init(
            content: content(), label: HeadlessUI.Label(title, systemImage: systemImage), value: AnyHashable(value))
    }

    /// A tab with a title and a picture, which stands for a value.
    public init<S: TextSource>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == HeadlessUI.Label<Text, Image> {
        self.init(content: content(), label: HeadlessUI.Label(title, image: image), value: AnyHashable(value))
    }
}

extension Tab where Value == Never {
    /// A tab.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), value: nil)
    }

    /// A tab with a title and a symbol of the system.
    public init<S: TextSource>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == HeadlessUI.Label<Text, Image> {
        self.init(content: content(), label: HeadlessUI.Label(title, systemImage: systemImage), value: nil)
    }

    /// A tab with a title and a picture.
    public init<S: TextSource>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == HeadlessUI.Label<Text, Image> {
        self.init(content: content(), label: HeadlessUI.Label(title, image: image), value: nil)
    }
}

/// Tabs below a title, which a large screen shows.
nonisolated public struct TabSection<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A section without a title.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A section with a title.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) { list.append(content, at: path) }
    @MainActor var rowCount: Int { RowList.count(of: content) }
}
