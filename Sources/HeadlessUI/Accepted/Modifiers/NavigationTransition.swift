/// How a page comes on screen.
public protocol NavigationTransition: Sendable {}

/// What the system does where a page comes.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// The transition.
    public init() {}
}

/// A page that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

/// A page that fades in.
public struct CrossFadeNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// What the system does.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that has a name.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// Fading.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension View {
    /// How the page comes on screen. Has no effect here.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}
