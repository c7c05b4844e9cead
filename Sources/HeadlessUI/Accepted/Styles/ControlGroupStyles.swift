/// What a group of controls looks like.
public protocol ControlGroupStyle: Sendable {}

/// The style that is usual where the group is.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
}

/// Controls beside each other in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
}

/// A menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
}

/// Controls beside each other.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
}

/// Controls below each other.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The usual style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Beside each other in a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Beside each other.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Below each other.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    /// What groups of controls in the view look like. Has no effect here.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
