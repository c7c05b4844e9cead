/// The appearance of a picker. The host shows the options with every style.
public protocol PickerStyle: Sendable {}

/// The default style.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

/// A segmented control.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

/// Rows of the enclosing list.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

/// A link to a list of options.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

/// A row of symbols.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

/// Radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A segmented control.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Rows of the enclosing list.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a list of options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of symbols.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Radio buttons.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension View {
    /// Sets the style of pickers. Has no effect here.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
