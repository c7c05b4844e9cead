/// The placement of a search field. Has no effect here.
public struct SearchFieldPlacement: Sendable {
    /// Whether the navigation bar always shows the search field.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// The field is shown if there is space.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// The field is always shown.
        public static let always = NavigationBarDrawerDisplayMode()
    }

    /// The system's placement.
    public static let automatic = SearchFieldPlacement()
    /// Below the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// In the center of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// Below the navigation bar, with a display mode.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// The activation of the scopes of a search. Has no effect here: scopes are shown during the whole search.
public struct SearchScopeActivation: Sendable {
    /// The system's activation.
    public static let automatic = SearchScopeActivation()
    /// The scopes are shown when the user types.
    public static let onTextEntry = SearchScopeActivation()
    /// The scopes are shown when the search begins.
    public static let onSearchPresentation = SearchScopeActivation()
}

/// The behavior of the toolbar during a search. Has no effect here.
public struct SearchPresentationToolbarBehavior: Sendable {
    /// The system's behavior.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// The toolbar keeps its title.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// An action that ends a search. It clears the text and updates the views.
@MainActor public struct DismissSearchAction {
    weak var search: (any SearchedNode)?

    /// Ends the search, if there is one.
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

/// The views that are shown beside the field during a search.
struct SearchExtras {
    var scopes: AnyView?
    var suggestions: AnyView?
}

extension EnvironmentValues {
    /// Whether the user searches the view or an ancestor.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The action that ends the search around the view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    var searchExtras: SearchExtras {
        get { self[SearchExtrasKey.self] }
        set { self[SearchExtrasKey.self] = newValue }
    }
}
