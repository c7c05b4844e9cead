/// How tabs look.
public protocol TabViewStyle: Sendable {}

/// Tabs as the system decides.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
}

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

/// Tabs in a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
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
