/// What a tab view knows of a view in it before the view is made.
struct TabTraits {
    /// The value that stands for it.
    var tag: AnyHashable?
    /// What its tab shows.
    var label: (any View)?

    /// What can be seen of a view and of those that it wraps, the outermost first.
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

/// A view that wraps one other.
@MainActor protocol WrappingView: View {
    var wrappedView: any View { get }
}

/// A view with a value that stands for it.
@MainActor protocol TabTagged: View {
    var tabTag: AnyHashable? { get }
}

/// A view with a label for its tab.
@MainActor protocol TabLabelled: View {
    var tabLabel: any View { get }
}

/// A view with something to show in its tab, as apps before iOS 18 spell it.
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

/// One row with something to show in its tab.
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
    /// What the tab of the view shows.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemView(content: self, label: label())
    }

    /// Says how tabs look. As pages, without an index, they have no tabs: the verb `select(tab:)` takes a value.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: style is PageTabViewStyle) { $1.showsTabsAsPages = $0 })
    }

    /// Says how the index of pages looks. Has no effect here.
    nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

private struct TabsAsPagesKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the views of a tab view are pages, which have no tabs.
    var showsTabsAsPages: Bool {
        get { self[TabsAsPagesKey.self] }
        set { self[TabsAsPagesKey.self] = newValue }
    }
}
