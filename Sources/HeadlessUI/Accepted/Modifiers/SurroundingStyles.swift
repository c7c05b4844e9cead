/// A translucent material.
nonisolated public struct Material: ShapeStyle {
    /// The most translucent material.
    public static let ultraThin = Material()
    /// A material that is more translucent than opaque.
    public static let thin = Material()
    /// A material between thin and thick.
    public static let regular = Material()
    /// A material that is more opaque than translucent.
    public static let thick = Material()
    /// The most opaque material.
    public static let ultraThick = Material()
    /// The material of system bars.
    public static let bar = Material()
}

/// A style by its level in the foreground styles of the environment.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    /// The first level.
    public static let primary = HierarchicalShapeStyle()
    /// The second level.
    public static let secondary = HierarchicalShapeStyle()
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle()
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle()
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle()
}

extension ShapeStyle {
    /// The second level of this style.
    public var secondary: some ShapeStyle { self }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { self }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { self }
    /// The fifth level of this style.
    public var quinary: some ShapeStyle { self }
}

/// A style that the environment provides.
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
    /// Gray.
    public static var gray: Color { Color.gray }
    /// Black.
    public static var black: Color { Color.black }
    /// The transparent color.
    public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == EnvironmentalShapeStyle {
    /// The background style.
    public static var background: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The foreground style.
    public static var foreground: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The tint of controls.
    public static var tint: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The style of a selection.
    public static var selection: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The style of separators.
    public static var separator: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The style of links.
    public static var link: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The style of placeholder text.
    public static var placeholder: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The style of filled shapes.
    public static var fill: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The background of windows.
    public static var windowBackground: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { Material() }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { Material() }
    /// A material between thin and thick.
    public static var regularMaterial: Material { Material() }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { Material() }
    /// The most opaque material.
    public static var ultraThickMaterial: Material { Material() }
    /// The material of system bars.
    public static var bar: Material { Material() }
}

/// A type-erased shape style.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    /// Erases the type of a style.
    public init<S: ShapeStyle>(_ style: S) {}
}

/// A shadow.
public struct ShadowStyle: Equatable, Sendable {
    /// A shadow behind the shape.
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    /// A shadow inside the shape.
    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    /// Returns the style with an opacity. Has no effect here.
    @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle { self }
    /// Returns the style with a shadow. Has no effect here.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    /// Returns the style with a blend mode. Has no effect here.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
