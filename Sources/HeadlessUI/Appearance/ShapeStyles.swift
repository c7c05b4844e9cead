/// What something is filled or drawn with. Nothing is drawn here, so that a style has no effect.
public protocol ShapeStyle: Sendable {}

/// A colour, as a style and as a view that fills what is proposed to it.
nonisolated public struct Color: ShapeStyle, Hashable, View {
    public typealias Body = Never
    private let name: String

    /// The space in which the parts of a colour are numbers.
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    private init(name: String) { self.name = name }

    /// A colour of the app's assets.
    public init(_ name: String) { self.init(name: name) }

    /// A colour by its parts, from 0 to 1.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(name: "\(red) \(green) \(blue) \(opacity)")
    }

    /// A grey, from black (0) to white (1).
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(name: "\(white) \(opacity)")
    }

    /// A colour by hue, saturation and brightness, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(name: "hue \(hue) \(saturation) \(brightness) \(opacity)")
    }

    /// The same colour, through which more or less is seen.
    public func opacity(_ opacity: Double) -> Color { self }
    /// A gradient of the colour.
    public var gradient: Gradient { Gradient(colors: [self]) }

    /// Red.
    public static let red = Color(name: "red")
    /// Orange.
    public static let orange = Color(name: "orange")
    /// Yellow.
    public static let yellow = Color(name: "yellow")
    /// Green.
    public static let green = Color(name: "green")
    /// Mint.
    public static let mint = Color(name: "mint")
    /// Teal.
    public static let teal = Color(name: "teal")
    /// Cyan.
    public static let cyan = Color(name: "cyan")
    /// Blue.
    public static let blue = Color(name: "blue")
    /// Indigo.
    public static let indigo = Color(name: "indigo")
    /// Purple.
    public static let purple = Color(name: "purple")
    /// Pink.
    public static let pink = Color(name: "pink")
    /// Brown.
    public static let brown = Color(name: "brown")
    /// White.
    public static let white = Color(name: "white")
    /// Grey.
    public static let gray = Color(name: "gray")
    /// Black.
    public static let black = Color(name: "black")
    /// Nothing.
    public static let clear = Color(name: "clear")
    /// The colour of the first content of a view.
    public static let primary = Color(name: "primary")
    /// The colour of the second content of a view.
    public static let secondary = Color(name: "secondary")
    /// The colour of what can be operated.
    public static let accentColor = Color(name: "accentColor")
}

/// Colours that go over into each other.
nonisolated public struct Gradient: ShapeStyle, Hashable {
    /// A colour and where it is.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// Where it is, from 0 to 1.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and where they are.
    public var stops: [Stop]

    /// Colours at places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Colours at equal distances.
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Colours along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Colours along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Colours along a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient from a point outwards.
nonisolated public struct RadialGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Colours from a point outwards.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Colours from a point outwards.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

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
}

extension ShapeStyle where Self == EnvironmentalShapeStyle {
    /// The background of the surroundings.
    public static var background: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The foreground of the surroundings.
    public static var foreground: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
    /// The colour of what can be operated.
    public static var tint: EnvironmentalShapeStyle { EnvironmentalShapeStyle() }
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
}
