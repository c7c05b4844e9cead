/// The transition of a page.
public protocol NavigationTransition: Sendable {}

/// The system's transition.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public init() {}
}

/// A page that zooms out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

/// A page that fades in.
public struct CrossFadeNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The system's transition.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Zooms out of the view with an identifier.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// Fades the page in.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension View {
    /// Sets the transition of the page. Has no effect here.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}
