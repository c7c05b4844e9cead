/// The bars of a page.
public struct ToolbarPlacement: Sendable {
    /// Those that the system decides.
    public static let automatic = ToolbarPlacement()
    /// The one at the top.
    public static let navigationBar = ToolbarPlacement()
    /// The one with the tabs.
    public static let tabBar = ToolbarPlacement()
    /// The one at the bottom.
    public static let bottomBar = ToolbarPlacement()
    /// That of a window.
    public static let windowToolbar = ToolbarPlacement()
}

/// What the system puts into bars.
public struct ToolbarDefaultItemKind: Sendable {
    /// The control that hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind()
    /// The title.
    public static let title = ToolbarDefaultItemKind()
}

/// What a page is for.
public struct ToolbarRole: Sendable {
    /// What the system decides.
    public static let automatic = ToolbarRole()
    /// To move through content.
    public static let browser = ToolbarRole()
    /// To edit something.
    public static let editor = ToolbarRole()
    /// To get somewhere.
    public static let navigationStack = ToolbarRole()
}

/// Where in the bars of a page an item is. All are shown behind the content of the page, in order.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// Where the system puts it.
    public static let automatic = ToolbarItemPlacement()
    /// In the middle of the bar.
    public static let principal = ToolbarItemPlacement()
    /// Where navigation is.
    public static let navigation = ToolbarItemPlacement()
    /// For what is most likely wanted.
    public static let primaryAction = ToolbarItemPlacement()
    /// For what is less likely wanted.
    public static let secondaryAction = ToolbarItemPlacement()
    /// For the state of something.
    public static let status = ToolbarItemPlacement()
    /// For what confirms what is presented.
    public static let confirmationAction = ToolbarItemPlacement()
    /// For what cancels what is presented.
    public static let cancellationAction = ToolbarItemPlacement()
    /// For what deletes something.
    public static let destructiveAction = ToolbarItemPlacement()
    /// Above the keyboard. Items are there even while nothing is edited.
    public static let keyboard = ToolbarItemPlacement()
    /// Where lines begin, at the top.
    public static let topBarLeading = ToolbarItemPlacement()
    /// Where lines end, at the top.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement()
    /// Where lines begin, at the top.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// Where lines end, at the top.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// Below the title of a window.
    public static let title = ToolbarItemPlacement()
}

/// The bar of a page.
public struct NavigationBarItem: Sendable {
    /// How large the title is.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// How large the title in a bar is.
public struct ToolbarTitleDisplayMode: Sendable {
    /// What the system decides.
    public static let automatic = ToolbarTitleDisplayMode()
    /// Large.
    public static let large = ToolbarTitleDisplayMode()
    /// Small.
    public static let inline = ToolbarTitleDisplayMode()
    /// Small, but large where there is room.
    public static let inlineLarge = ToolbarTitleDisplayMode()
}
