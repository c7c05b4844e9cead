/// The way content blends with its background.
public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

/// A projection of points.
public struct ProjectionTransform: Equatable, Sendable {
    /// Creates the projection that changes nothing.
    public init() {}
    /// Creates a projection from an affine transform.
    public init(_ transform: CGAffineTransform) {}
}

/// The selectability of text.
public protocol TextSelectability {
    /// Whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }
/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { false } }

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    /// The weight of an impact.
    public enum Weight: Equatable, Sendable { case light, medium, heavy }
    /// The flexibility of the objects that collide.
    public enum Flexibility: Equatable, Sendable { case rigid, solid, soft }
    /// A task succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// A task needs attention.
    public static let warning = SensoryFeedback(name: "warning")
    /// A task failed.
    public static let error = SensoryFeedback(name: "error")
    /// The selection changed.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value increased.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value decreased.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// An activity started.
    public static let start = SensoryFeedback(name: "start")
    /// An activity stopped.
    public static let stop = SensoryFeedback(name: "stop")
    /// An object is aligned.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A level changed.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// An impact.
    public static let impact = SensoryFeedback(name: "impact")
    /// Returns an impact with a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Returns an impact with a flexibility.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// An effect on symbols.
public protocol SymbolEffect: Sendable {}

/// A symbol effect.
public struct NamedSymbolEffect: SymbolEffect {
    /// Moves up.
    public var up: NamedSymbolEffect { self }
    /// Moves down.
    public var down: NamedSymbolEffect { self }
    /// Applies to layer after layer.
    public var byLayer: NamedSymbolEffect { self }
    /// Applies to the whole symbol.
    public var wholeSymbol: NamedSymbolEffect { self }
    /// Applies to each layer separately.
    public var individually: NamedSymbolEffect { self }
    /// Applies to one layer after another, repeatedly.
    public var iterative: NamedSymbolEffect { self }
    /// Applies to all layers up to the current one.
    public var cumulative: NamedSymbolEffect { self }
    /// Runs forward and backward.
    public var reversing: NamedSymbolEffect { self }
    /// Dims inactive layers.
    public var dimInactiveLayers: NamedSymbolEffect { self }
    /// Hides inactive layers.
    public var hideInactiveLayers: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
    /// Bounces.
    public static var bounce: NamedSymbolEffect { NamedSymbolEffect() }
    /// Pulses.
    public static var pulse: NamedSymbolEffect { NamedSymbolEffect() }
    /// Changes the color of its layers.
    public static var variableColor: NamedSymbolEffect { NamedSymbolEffect() }
    /// Changes its scale.
    public static var scale: NamedSymbolEffect { NamedSymbolEffect() }
    /// Appears.
    public static var appear: NamedSymbolEffect { NamedSymbolEffect() }
    /// Disappears.
    public static var disappear: NamedSymbolEffect { NamedSymbolEffect() }
    /// Is replaced by another symbol.
    public static var replace: NamedSymbolEffect { NamedSymbolEffect() }
    /// Wobbles.
    public static var wiggle: NamedSymbolEffect { NamedSymbolEffect() }
    /// Rotates.
    public static var rotate: NamedSymbolEffect { NamedSymbolEffect() }
    /// Is drawn.
    public static var drawOn: NamedSymbolEffect { NamedSymbolEffect() }
    /// Is erased.
    public static var drawOff: NamedSymbolEffect { NamedSymbolEffect() }
    /// Breathes.
    public static var breathe: NamedSymbolEffect { NamedSymbolEffect() }
}

/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Sendable {
    /// The default.
    public static let `default` = SymbolEffectOptions()
    /// Repeats forever.
    public static let repeating = SymbolEffectOptions()
    /// Runs once.
    public static let nonRepeating = SymbolEffectOptions()
    /// Repeats a number of times. Has no effect here.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Runs at a speed. Has no effect here.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns the options with a speed. Has no effect here.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// A change to the rendering of a view.
public protocol VisualEffect: Sendable {}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public init() {}
}

extension VisualEffect {
    /// Moves the rendering. Has no effect here.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    /// Moves the rendering. Has no effect here.
    public func offset(_ offset: CGSize) -> Self { self }
    /// Scales the rendering. Has no effect here.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
    /// Scales the rendering. Has no effect here.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
    /// Rotates the rendering. Has no effect here.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    /// Rotates the rendering in three dimensions. Has no effect here.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> Self { self }
    /// Sets the opacity. Has no effect here.
    public func opacity(_ opacity: Double) -> Self { self }
    /// Blurs the rendering. Has no effect here.
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
    /// Brightens the rendering. Has no effect here.
    public func brightness(_ amount: Double) -> Self { self }
    /// Changes the saturation. Has no effect here.
    public func saturation(_ amount: Double) -> Self { self }
    /// Removes color. Has no effect here.
    public func grayscale(_ amount: Double) -> Self { self }
    /// Rotates hues. Has no effect here.
    public func hueRotation(_ angle: Angle) -> Self { self }
}

/// The phase of a view that scrolls into or out of the visible area.
public enum ScrollTransitionPhase: Sendable {
    case topLeading, identity, bottomTrailing
    /// Whether the view is fully visible.
    public var isIdentity: Bool { self == .identity }
    /// -1 at the top leading edge, 0 while the view is fully visible, 1 at the other edge.
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// The way a scroll transition progresses.
public struct ScrollTransitionConfiguration: Sendable {
    /// The transition follows the scrolling.
    public static let interactive = ScrollTransitionConfiguration()
    /// The transition animates.
    public static let animated = ScrollTransitionConfiguration()
    /// There is no transition.
    public static let identity = ScrollTransitionConfiguration()
    /// Returns a configuration with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
}
