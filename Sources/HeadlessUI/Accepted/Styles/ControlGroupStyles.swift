/// The appearance of a control group.
public protocol ControlGroupStyle: Sendable {}

/// The default style in the current context.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// A compact row of controls inside a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// A menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// A row of controls.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// A palette of controls.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A compact row inside a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A row.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A palette.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    /// Sets the style of control groups. Has no effect here.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
