/// A view that shows the page of the selected tab. It creates a page at its first selection. From then on the page keeps its state
/// and its subscriptions.
nonisolated public struct TabView<SelectionValue, Content: View>: View {
    public typealias Body = Never
    let content: Content
    let selection: (any TabSelection)?
    let source: SourcePlace
}

extension TabView {
    /// Creates a tab view whose selection a binding controls, by the `tag` of a view or the value of a `Tab`.
    public init(
        selection: Binding<SelectionValue>?, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content
    )
    where SelectionValue: Hashable {
        self.content = content()
        self.selection = selection.map { BoundSelection(value: $0) }
        source = SourcePlace(file, line)
    }

    /// Creates a tab view whose selection a binding controls.
    public init(
        selection: Binding<SelectionValue>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content
    )
    where SelectionValue: Hashable {
        self.content = content()
        self.selection = BoundSelection(value: selection)
        source = SourcePlace(file, line)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that starts with its first tab.
    public init(file: StaticString = #filePath, line: Int = #line, @ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
        source = SourcePlace(file, line)
    }
}

/// A binding to the tag of the selected tab.
@MainActor protocol TabSelection {
    /// Returns the current tag and makes the node depend on it.
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

/// A view with a tab label.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
    public typealias Body = Never
    let content: Content
    let label: Label
    let value: AnyHashable?
}

extension Tab where Value: Hashable {
    /// Creates a tab for a value.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content(), label: label(), value: AnyHashable(value))
    }

    /// Creates a tab for a value, with a title and a system symbol.
    public init<S: TextSource>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == HeadlessUI.Label<Text, Image> {
        self.init(
            content: content(), label: HeadlessUI.Label(title, systemImage: systemImage), value: AnyHashable(value))
    }

    /// Creates a tab for a value, with a title and an image.
    public init<S: TextSource>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == HeadlessUI.Label<Text, Image> {
        self.init(content: content(), label: HeadlessUI.Label(title, image: image), value: AnyHashable(value))
    }
}

extension Tab where Value == Never {
    /// Creates a tab.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), value: nil)
    }

    /// Creates a tab with a title and a system symbol.
    public init<S: TextSource>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == HeadlessUI.Label<Text, Image> {
        self.init(content: content(), label: HeadlessUI.Label(title, systemImage: systemImage), value: nil)
    }

    /// Creates a tab with a title and an image.
    public init<S: TextSource>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == HeadlessUI.Label<Text, Image> {
        self.init(content: content(), label: HeadlessUI.Label(title, image: image), value: nil)
    }
}

/// A section of tabs with a title, which large screens show.
nonisolated public struct TabSection<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// Creates a section without a title.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a section with a title.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) { list.append(content, at: path) }
    @MainActor var rowCount: Int { RowList.count(of: content) }
}
