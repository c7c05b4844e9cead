/// The way in which a space surrounds a person.
public protocol ImmersionStyle: Sendable {}

/// The default immersion style.
public struct AutomaticImmersionStyle: ImmersionStyle {
    /// Creates the style.
    public init() {}
}
/// A style that shows content among the things of the room.
public struct MixedImmersionStyle: ImmersionStyle {
    /// Creates the style.
    public init() {}
}
/// A style that shows content in a part of the view.
public struct ProgressiveImmersionStyle: ImmersionStyle {
    /// Creates the style.
    public init() {}
}
/// A style that shows nothing but content.
public struct FullImmersionStyle: ImmersionStyle {
    /// Creates the style.
    public init() {}
}

extension ImmersionStyle where Self == AutomaticImmersionStyle {
    /// The default style.
    public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
}
extension ImmersionStyle where Self == MixedImmersionStyle {
    /// Content among the things of the room.
    public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
}
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
    /// Content in a part of the view.
    public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
}
extension ImmersionStyle where Self == FullImmersionStyle {
    /// Nothing but content.
    public static var full: FullImmersionStyle { FullImmersionStyle() }
}
