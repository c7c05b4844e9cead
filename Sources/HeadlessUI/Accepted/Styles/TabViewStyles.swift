/// How tabs look.
public protocol TabViewStyle: Sendable {}

/// Pages that a person swipes through.
public struct PageTabViewStyle: TabViewStyle {
    /// When the index of the pages is shown.
    public struct IndexDisplayMode: Sendable {
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode()
        /// Always.
        public static let always = IndexDisplayMode()
        /// Never.
        public static let never = IndexDisplayMode()
    }

    /// Pages, with an index or not.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Tabs as the system decides.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// Tabs in a bar only.
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that a person swipes through.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that a person swipes through, with an index or not.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle()
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// Tabs in a sidebar where there is room.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
