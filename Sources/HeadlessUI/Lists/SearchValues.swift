/// Where the field for a search is shown. Has no effect here.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field is always shown in the bar.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// Where there is room.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }

    /// Where the system has it.
    public static let automatic = SearchFieldPlacement()
    /// Below the bar of a navigation.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// In the middle of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// Below the bar of a navigation.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// When the scopes of a search are shown. Has no effect here: they are while it is searched.
public struct SearchScopeActivation: Sendable {
    /// When the system has it.
    public static let automatic = SearchScopeActivation()
    /// When something is typed.
    public static let onTextEntry = SearchScopeActivation()
    /// When the search begins.
    public static let onSearchPresentation = SearchScopeActivation()
}

/// What becomes of the toolbar while it is searched. Has no effect here.
public struct SearchPresentationToolbarBehavior: Sendable {
    /// What the system has.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// The title stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// Ends a search: its text is cleared, and the views are told.
@MainActor public struct DismissSearchAction {
    weak var search: (any SearchedNode)?

    /// Ends the search, where there is one.
    public func callAsFunction() { search?.endSearch() }
}

private struct IsSearchingKey: EnvironmentKey {
    static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { MainActor.assumeIsolated { DismissSearchAction() } }
}

private struct SearchExtrasKey: EnvironmentKey {
    static var defaultValue: SearchExtras { SearchExtras() }
}

/// What is shown beside the field while it is searched.
struct SearchExtras {
    var scopes: AnyView?
    var suggestions: AnyView?
}

extension EnvironmentValues {
    /// Whether a person searches the view, or something around it.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search around the view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    var searchExtras: SearchExtras {
        get { self[SearchExtrasKey.self] }
        set { self[SearchExtrasKey.self] = newValue }
    }
}
