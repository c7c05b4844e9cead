/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The one between the first and the last.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How columns share the screen.
public struct NavigationSplitViewStyle: Sendable {
    /// What the system decides.
    public static let automatic = NavigationSplitViewStyle()
    /// Each takes its part.
    public static let balanced = NavigationSplitViewStyle()
    /// The last keeps its width.
    public static let prominentDetail = NavigationSplitViewStyle()
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    /// To search.
    public static let search = TabRole()
}

/// Tabs as the system decides.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
}

/// Tabs in a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
}

/// How the index of pages looks.
public struct PageIndexViewStyle: Sendable {
    /// What is behind the index.
    public struct BackgroundDisplayMode: Sendable {
        /// What the system decides.
        public static let automatic = BackgroundDisplayMode()
        /// Something, while a person uses it.
        public static let interactive = BackgroundDisplayMode()
        /// Something.
        public static let always = BackgroundDisplayMode()
        /// Nothing.
        public static let never = BackgroundDisplayMode()
    }

    /// An index of pages.
    public static let page = PageIndexViewStyle()
    /// An index of pages with something behind it or not.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }
}
