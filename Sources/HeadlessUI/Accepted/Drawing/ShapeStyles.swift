/// A color or pattern for shapes. The host draws nothing, so a style has no effect.
public protocol ShapeStyle: Sendable {}

/// A color, as a style and as a view that fills its proposed size.
nonisolated public struct Color: ShapeStyle, Hashable, View {
    public typealias Body = Never
    let name: String

    /// The color space of a color's components.
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    init(name: String) { self.name = name }

    /// Creates the same color.
    public init(_ color: Color) { self = color }

    /// Creates a color from the app's asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }

    /// Creates a color from components between 0 and 1.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(name: "\(red) \(green) \(blue) \(opacity)")
    }

    /// Creates a gray, from black (0) to white (1).
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(name: "\(white) \(opacity)")
    }

    /// Creates a color from hue, saturation and brightness between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(name: "hue \(hue) \(saturation) \(brightness) \(opacity)")
    }

    /// Returns the color with an opacity. Has no effect here.
    public func opacity(_ opacity: Double) -> Color { self }
    /// The standard gradient of the color.
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
    /// Gray.
    public static let gray = Color(name: "gray")
    /// Black.
    public static let black = Color(name: "black")
    /// The transparent color.
    public static let clear = Color(name: "clear")
    /// The color of primary content.
    public static let primary = Color(name: "primary")
    /// The color of secondary content.
    public static let secondary = Color(name: "secondary")
    /// The accent color, which controls use.
    public static let accentColor = Color(name: "accentColor")
}
