/// Which size windows may have.
public struct WindowResizability: Sendable {
    /// As is usual.
    public static let automatic = WindowResizability()
    /// That of their content.
    public static let contentSize = WindowResizability()
    /// At least that of their content.
    public static let contentMinSize = WindowResizability()
}

/// What windows look like.
public protocol WindowStyle: Sendable {}
/// What the bars of windows look like.
public protocol WindowToolbarStyle: Sendable {}

/// The style that is usual.
public struct DefaultWindowStyle: WindowStyle {
    /// The style.
    public init() {}
}
/// A window whose bar is not seen.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// The style.
    public init() {}
}
/// A bar that is one with the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// The style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The usual style.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// The bar is not seen.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The bar is one with the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
