/// The bars of a page.
public struct ToolbarPlacement: Sendable {
    /// The system's choice.
    public static let automatic = ToolbarPlacement()
    /// The navigation bar.
    public static let navigationBar = ToolbarPlacement()
    /// The tab bar.
    public static let tabBar = ToolbarPlacement()
    /// The bottom bar.
    public static let bottomBar = ToolbarPlacement()
    /// The toolbar of a window.
    public static let windowToolbar = ToolbarPlacement()
}

/// An item that the system adds to bars.
public struct ToolbarDefaultItemKind: Sendable {
    /// The control that hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind()
    /// The title.
    public static let title = ToolbarDefaultItemKind()
}

/// The purpose of a page.
public struct ToolbarRole: Sendable {
    /// The system's choice.
    public static let automatic = ToolbarRole()
    /// The page browses content.
    public static let browser = ToolbarRole()
    /// The page edits content.
    public static let editor = ToolbarRole()
    /// The page is part of a navigation stack.
    public static let navigationStack = ToolbarRole()
}

/// The placement of an item in a page's bars. The host shows every item after the page's content, in order.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The system's choice.
    public static let automatic = ToolbarItemPlacement()
    /// The middle of the bar.
    public static let principal = ToolbarItemPlacement()
    /// The place for navigation.
    public static let navigation = ToolbarItemPlacement()
    /// The place for the most frequent action.
    public static let primaryAction = ToolbarItemPlacement()
    /// The place for a less frequent action.
    public static let secondaryAction = ToolbarItemPlacement()
    /// The place for a status.
    public static let status = ToolbarItemPlacement()
    /// The place for the action that confirms a presentation.
    public static let confirmationAction = ToolbarItemPlacement()
    /// The place for the action that cancels a presentation.
    public static let cancellationAction = ToolbarItemPlacement()
    /// The place for a destructive action.
    public static let destructiveAction = ToolbarItemPlacement()
    /// Above the keyboard. The item is present even while no field is being edited.
    public static let keyboard = ToolbarItemPlacement()
    /// The leading edge of the top bar.
    public static let topBarLeading = ToolbarItemPlacement()
    /// The trailing edge of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// The bottom bar.
    public static let bottomBar = ToolbarItemPlacement()
    /// The leading edge of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// The trailing edge of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// Below the title of a window.
    public static let title = ToolbarItemPlacement()
}

/// The navigation bar of a page.
public struct NavigationBarItem: Sendable {
    /// The size of the title.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// The size of a bar's title.
public struct ToolbarTitleDisplayMode: Sendable {
    /// The system's choice.
    public static let automatic = ToolbarTitleDisplayMode()
    /// A large title.
    public static let large = ToolbarTitleDisplayMode()
    /// A small title.
    public static let inline = ToolbarTitleDisplayMode()
    /// A small title, or a large one where the bar has space.
    public static let inlineLarge = ToolbarTitleDisplayMode()
}
