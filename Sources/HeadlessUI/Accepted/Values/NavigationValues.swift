/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The column between the sidebar and the detail.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last column.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The way columns share the screen.
public struct NavigationSplitViewStyle: Sendable {
    /// The system's choice.
    public static let automatic = NavigationSplitViewStyle()
    /// Each column takes a share of the width.
    public static let balanced = NavigationSplitViewStyle()
    /// The detail keeps its width.
    public static let prominentDetail = NavigationSplitViewStyle()
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    /// The tab for search.
    public static let search = TabRole()
}

/// The system's default style of tab views.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// Tabs in a sidebar, where the screen is wide enough.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// The appearance of an index.
public protocol IndexViewStyle: Sendable {}

/// The style of a page index.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The visibility of the index's background.
    public struct BackgroundDisplayMode: Sendable {
        /// The system's choice.
        public static let automatic = BackgroundDisplayMode()
        /// Visible while a person uses the index.
        public static let interactive = BackgroundDisplayMode()
        /// Always visible.
        public static let always = BackgroundDisplayMode()
        /// Never visible.
        public static let never = BackgroundDisplayMode()
    }

    /// Creates the style with a background display mode.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// An index of pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Returns an index of pages with a background display mode.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
