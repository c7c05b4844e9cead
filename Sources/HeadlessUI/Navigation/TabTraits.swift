/// The traits that a tab view reads from a child before it creates the child's node.
struct TabTraits {
    /// The tag of the tab.
    var tag: AnyHashable?
    /// The label of the tab.
    var label: (any View)?

    /// Reads the traits from a view and the views that it wraps. The outermost ones win.
    @MainActor init(of view: any View) {
        var view: any View = view
        while true {
            if let tagged = view as? any TabTagged, tag == nil { tag = tagged.tabTag }
            if let labelled = view as? any TabLabelled, label == nil { label = labelled.tabLabel }
            guard let wrapping = view as? any WrappingView else { return }
            view = wrapping.wrappedView
        }
    }
}

/// A view that wraps another one.
@MainActor protocol WrappingView: View {
    var wrappedView: any View { get }
}

/// A view with a tag.
@MainActor protocol TabTagged: View {
    var tabTag: AnyHashable? { get }
}

/// A view with a tab label.
@MainActor protocol TabLabelled: View {
    var tabLabel: any View { get }
}

/// A view with a tab label, with the spelling from before iOS 18.
nonisolated struct TabItemView<Content: View, Label: View>: View {
    typealias Body = Never
    let content: Content
    let label: Label
}

extension TabItemView: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        let label = label
        list.append(
            content, at: path,
            wrapped: { view in LabelledRow(content: view, label: label) })
    }

    @MainActor var rowCount: Int { RowList.count(of: content) }
    @MainActor static var isAlwaysOneRow: Bool { RowList.isAlwaysOneRow(Content.self) }
}

extension TabItemView: WrappingView, TabLabelled {
    @MainActor var wrappedView: any View { content }
    @MainActor var tabLabel: any View { label }
}

/// One row with a tab label.
nonisolated private struct LabelledRow: View {
    typealias Body = Never
    let content: any View
    let label: any View
}

extension LabelledRow: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension LabelledRow: WrappingView, TabLabelled {
    @MainActor fileprivate var wrappedView: any View { content }
    @MainActor fileprivate var tabLabel: any View { label }
}

extension Tab: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension Tab: TabLabelled, TabTagged {
    @MainActor var tabLabel: any View { label }
    @MainActor var tabTag: AnyHashable? { value }
}

extension TaggedView: WrappingView, TabTagged {
    @MainActor var wrappedView: any View { content }
    @MainActor var tabTag: AnyHashable? { tag }
}

extension ModifiedContent: WrappingView where Content: View, Modifier: ViewModifier {
    @MainActor var wrappedView: any View { content }
}

extension LayeredView: WrappingView {
    @MainActor var wrappedView: any View { content }
}

extension AnyView: WrappingView {
    @MainActor var wrappedView: any View { content }
}

extension View {
    /// Sets the label of the view's tab.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemView(content: self, label: label())
    }

    /// Sets the style of tab views. The page style has no tabs, and the host shows no page index; `select(tab:)` takes a value
    /// instead.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: style is PageTabViewStyle) { $1.showsTabsAsPages = $0 })
    }

    /// Sets the style of the page index. Has no effect here.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

private struct TabsAsPagesKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether tab views show pages without tabs.
    var showsTabsAsPages: Bool {
        get { self[TabsAsPagesKey.self] }
        set { self[TabsAsPagesKey.self] = newValue }
    }
}
