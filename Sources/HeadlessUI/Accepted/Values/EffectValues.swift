/// How what is drawn goes together with what is there.
public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

/// How points are projected.
public struct ProjectionTransform: Equatable, Sendable {
    /// No change.
    public init() {}
    /// A transformation of the plane.
    public init(_ transform: CGAffineTransform) {}
}

/// Whether text can be selected.
public protocol TextSelectability {
    /// Whether it can.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { false } }

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What is felt.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    /// How strong a blow is.
    public enum Weight: Equatable, Sendable { case light, medium, heavy }
    /// How things are that are struck.
    public enum Flexibility: Equatable, Sendable { case rigid, solid, soft }
    /// It was done.
    public static let success = SensoryFeedback(name: "success")
    /// Take care.
    public static let warning = SensoryFeedback(name: "warning")
    /// It could not be done.
    public static let error = SensoryFeedback(name: "error")
    /// Something else is selected.
    public static let selection = SensoryFeedback(name: "selection")
    /// More.
    public static let increase = SensoryFeedback(name: "increase")
    /// Less.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// It begins.
    public static let start = SensoryFeedback(name: "start")
    /// It ends.
    public static let stop = SensoryFeedback(name: "stop")
    /// It is where it belongs.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// It is another level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A blow.
    public static let impact = SensoryFeedback(name: "impact")
    /// A blow of a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// A blow on something.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// How symbols move.
public protocol SymbolEffect: Sendable {}

/// A movement of symbols.
public struct NamedSymbolEffect: SymbolEffect {
    /// Up.
    public var up: NamedSymbolEffect { self }
    /// Down.
    public var down: NamedSymbolEffect { self }
    /// Layer by layer.
    public var byLayer: NamedSymbolEffect { self }
    /// As one.
    public var wholeSymbol: NamedSymbolEffect { self }
    /// Each layer by itself.
    public var individually: NamedSymbolEffect { self }
    /// One layer after another, again and again.
    public var iterative: NamedSymbolEffect { self }
    /// All layers up to one.
    public var cumulative: NamedSymbolEffect { self }
    /// There and back.
    public var reversing: NamedSymbolEffect { self }
    /// Layers that are off are dim.
    public var dimInactiveLayers: NamedSymbolEffect { self }
    /// Layers that are off are hidden.
    public var hideInactiveLayers: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
    /// Springs.
    public static var bounce: NamedSymbolEffect { NamedSymbolEffect() }
    /// Fades and comes back.
    public static var pulse: NamedSymbolEffect { NamedSymbolEffect() }
    /// Changes its layers.
    public static var variableColor: NamedSymbolEffect { NamedSymbolEffect() }
    /// Becomes larger or smaller.
    public static var scale: NamedSymbolEffect { NamedSymbolEffect() }
    /// Comes.
    public static var appear: NamedSymbolEffect { NamedSymbolEffect() }
    /// Goes.
    public static var disappear: NamedSymbolEffect { NamedSymbolEffect() }
    /// Turns into another.
    public static var replace: NamedSymbolEffect { NamedSymbolEffect() }
    /// Wobbles.
    public static var wiggle: NamedSymbolEffect { NamedSymbolEffect() }
    /// Turns.
    public static var rotate: NamedSymbolEffect { NamedSymbolEffect() }
    /// Is drawn.
    public static var drawOn: NamedSymbolEffect { NamedSymbolEffect() }
    /// Is wiped away.
    public static var drawOff: NamedSymbolEffect { NamedSymbolEffect() }
    /// Breathes.
    public static var breathe: NamedSymbolEffect { NamedSymbolEffect() }
}

/// How often and how fast symbols move.
public struct SymbolEffectOptions: Sendable {
    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// As often as is said.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// As fast as is said.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// As fast as is said.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// What changes what is seen of a view.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
    /// No change.
    public init() {}
}

extension VisualEffect {
    /// Moves what is seen.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    /// Moves what is seen.
    public func offset(_ offset: CGSize) -> Self { self }
    /// Scales what is seen.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
    /// Scales what is seen.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
    /// Turns what is seen.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    /// Turns what is seen in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> Self { self }
    /// Lets what is behind be seen.
    public func opacity(_ opacity: Double) -> Self { self }
    /// Makes what is seen unsharp.
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
    /// Makes what is seen brighter.
    public func brightness(_ amount: Double) -> Self { self }
    /// Changes how colourful what is seen is.
    public func saturation(_ amount: Double) -> Self { self }
    /// Takes colours away.
    public func grayscale(_ amount: Double) -> Self { self }
    /// Turns hues.
    public func hueRotation(_ angle: Angle) -> Self { self }
}

/// Where a view is while it is scrolled.
public enum ScrollTransitionPhase: Sendable {
    case topLeading, identity, bottomTrailing
    /// Whether it is all there.
    public var isIdentity: Bool { self == .identity }
    /// -1, 0 or 1.
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How a change goes on while a view is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
    /// Step by step.
    public static let interactive = ScrollTransitionConfiguration()
    /// At once, animated.
    public static let animated = ScrollTransitionConfiguration()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()
    /// At once, animated.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
}
