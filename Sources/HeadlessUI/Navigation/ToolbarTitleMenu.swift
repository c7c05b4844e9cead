/// The menu of a page's title. The host shows its content in the bars, as if the menu were open.
nonisolated public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
    public typealias Body = Never
    let content: Content

    /// Creates the system's menu.
    public init() where Content == EmptyView { content = EmptyView() }
    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ViewedToolbarContent {
    @MainActor var shownViews: any View { content }
}

/// An item that the system adds to bars. It has no content here.
nonisolated public struct DefaultToolbarItem: CustomizableToolbarContent {
    public typealias Body = Never
    /// Creates an item.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: ViewedToolbarContent {
    @MainActor var shownViews: any View { EmptyView() }
}
