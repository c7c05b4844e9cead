/// The sizes that a window can take.
public struct WindowResizability: Sendable {
    /// The default.
    public static let automatic = WindowResizability()
    /// The size of the window's content, and no other.
    public static let contentSize = WindowResizability()
    /// At least the minimum size of the window's content.
    public static let contentMinSize = WindowResizability()
}

/// The appearance of windows.
public protocol WindowStyle: Sendable {}
/// The appearance of window toolbars.
public protocol WindowToolbarStyle: Sendable {}

/// The default window style.
public struct DefaultWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}
/// A window style that hides the title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}
/// A toolbar style that joins the toolbar and the title bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
}

/// A window style without glass behind the content.
public struct PlainWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}
/// The style of a window with depth.
public struct VolumetricWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
    /// No glass behind the content.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
extension WindowStyle where Self == VolumetricWindowStyle {
    /// A window with depth.
    public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}
extension WindowStyle where Self == DefaultWindowStyle {
    /// The default style.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Hides the title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Joins the toolbar and the title bar.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
