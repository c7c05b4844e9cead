/// The appearance of a tab view.
public protocol TabViewStyle: Sendable {}

/// Pages that a person swipes through.
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the page index.
    public struct IndexDisplayMode: Sendable {
        /// Visible if there is more than one page.
        public static let automatic = IndexDisplayMode()
        /// Always visible.
        public static let always = IndexDisplayMode()
        /// Never visible.
        public static let never = IndexDisplayMode()
    }

    /// Creates the style with an index display mode.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The system's default style.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// Tabs in a tab bar only.
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that a person swipes through.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that a person swipes through, with an index display mode.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle()
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// Tabs in a sidebar, where the screen is wide enough.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
