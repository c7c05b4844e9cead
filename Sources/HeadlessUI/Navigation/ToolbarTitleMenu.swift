/// The menu behind the title of a page. Its content is in the bars as if the menu were open.
nonisolated public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
    public typealias Body = Never
    let content: Content

    /// The menu that the system makes.
    public init() where Content == EmptyView { content = EmptyView() }
    /// A menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ViewedToolbarContent {
    @MainActor var shownViews: any View { content }
}

/// An item that the system puts into bars. It has no content here.
nonisolated public struct DefaultToolbarItem: CustomizableToolbarContent {
    public typealias Body = Never
    /// An item.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: ViewedToolbarContent {
    @MainActor var shownViews: any View { EmptyView() }
}
