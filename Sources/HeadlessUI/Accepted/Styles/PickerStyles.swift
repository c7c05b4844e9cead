/// What a picker looks like. Its options are shown in any case.
public protocol PickerStyle: Sendable {}

/// The usual style.
public struct DefaultPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// Rows of the list that the picker is in.
public struct InlinePickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// A list to which the picker leads.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// Symbols side by side.
public struct PalettePickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// Buttons of which one is down.
public struct RadioGroupPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Rows of the list that the picker is in.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A list to which the picker leads.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Symbols side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Buttons of which one is down.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension View {
    /// What the pickers in the view look like. Has no effect here.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
