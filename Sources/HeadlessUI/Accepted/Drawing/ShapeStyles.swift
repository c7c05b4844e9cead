/// What something is filled or drawn with. Nothing is drawn here, so that a style has no effect.
public protocol ShapeStyle: Sendable {}

/// A colour, as a style and as a view that fills what is proposed to it.
nonisolated public struct Color: ShapeStyle, Hashable, View {
    public typealias Body = Never
    let name: String

    /// The space in which the parts of a colour are numbers.
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    init(name: String) { self.name = name }

    /// A colour of the app's assets.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }

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
