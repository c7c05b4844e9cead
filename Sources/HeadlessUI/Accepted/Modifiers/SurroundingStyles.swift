/// A material through which what is behind is seen.
nonisolated public struct Material: ShapeStyle {
    /// Hardly there.
    public static let ultraThin = Material()
    /// Thin.
    public static let thin = Material()
    /// Neither thin nor thick.
    public static let regular = Material()
    /// Thick.
    public static let thick = Material()
    /// Hardly anything is seen through it.
    public static let ultraThick = Material()
    /// That of bars.
    public static let bar = Material()
}

/// A style by its rank among those of the surroundings.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    /// The first.
    public static let primary = HierarchicalShapeStyle()
    /// The second.
    public static let secondary = HierarchicalShapeStyle()
    /// The third.
    public static let tertiary = HierarchicalShapeStyle()
    /// The fourth.
    public static let quaternary = HierarchicalShapeStyle()
    /// The fifth.
    public static let quinary = HierarchicalShapeStyle()
}

extension ShapeStyle {
    /// The second style of this one's kind.
    public var secondary: some ShapeStyle { self }
    /// The third style of this one's kind.
    public var tertiary: some ShapeStyle { self }
    /// The fourth style of this one's kind.
    public var quaternary: some ShapeStyle { self }
    /// The fifth style of this one's kind.
    public var quinary: some ShapeStyle { self }
}

/// A style of the surroundings.
nonisolated public struct EnvironmentalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { Color.red }
    /// Orange.
    public static var orange: Color { Color.orange }
    /// Yellow.
    public static var yellow: Color { Color.yellow }
    /// Green.
    public static var green: Color { Color.green }
    /// Mint.
    public static var mint: Color { Color.mint }
    /// Teal.
    public static var teal: Color { Color.teal }
    /// Cyan.
    public static var cyan: Color { Color.cyan }
    /// Blue.
    public static var blue: Color { Color.blue }
    /// Indigo.
    public static var indigo: Color { Color.indigo }
    /// Purple.
    public static var purple: Color { Color.purple }
    /// Pink.
    public static var pink: Color { Color.pink }
    /// Brown.
    public static var brown: Color { Color.brown }
    /// White.
    public static var white: Color { Color.white }
    /// Grey.
    public static var gray: Color { Color.gray }
    /// Black.
    public static var black: Color { Color.black }
    /// Nothing.
    public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first style of the surroundings.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The second style of the surroundings.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The third style of the surroundings.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The fourth style of the surroundings.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The fifth style of the surroundings.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == EnvironmentalShapeStyle {
    /// The background of the surroundings.
    public static var background: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The foreground of the surroundings.
    public static var foreground: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The colour of what can be operated.
    public static var tint: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// What is selected.
    public static var selection: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// Lines between views.
    public static var separator: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// Links.
    public static var link: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// Text that says what to type.
    public static var placeholder: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// What is filled.
    public static var fill: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The background of windows.
    public static var windowBackground: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
}

extension ShapeStyle where Self == Material {
    /// Hardly there.
    public static var ultraThinMaterial: Material { Material() }
    /// Thin.
    public static var thinMaterial: Material { Material() }
    /// Neither thin nor thick.
    public static var regularMaterial: Material { Material() }
    /// Thick.
    public static var thickMaterial: Material { Material() }
    /// Hardly anything is seen through it.
    public static var ultraThickMaterial: Material { Material() }
    /// That of bars.
    public static var bar: Material { Material() }
}

/// A style whose kind is not known.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    /// Forgets the kind of a style.
    public init<S: ShapeStyle>(_ style: S) {}
}

/// A shadow.
public struct ShadowStyle: Equatable, Sendable {
    /// Behind.
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    /// Within.
    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    /// The same style, through which more or less is seen.
    @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle { self }
    /// The same style, with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    /// The same style, which goes together with what is behind.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
