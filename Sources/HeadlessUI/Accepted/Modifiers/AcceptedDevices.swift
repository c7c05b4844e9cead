// Modifiers for the crown of a watch and for the windows of a Mac, accepted without effect.

/// How far the crown turns a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// The style of an item in the menu bar.
public protocol MenuBarExtraStyle: Sendable {}
/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}
/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// The default.
    public static var automatic: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
    /// A menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Sets the style of items in the menu bar. Has no effect here.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

extension View {
    /// Turns a value with the crown. The host never turns it.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

    /// Turns a value with the crown, within limits. The host never turns it.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }

    /// Adds the padding of the scene. Has no effect here.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
}
