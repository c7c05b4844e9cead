#if !canImport(UIKit)
    /// A colour of UIKit, by its name.
    public struct UIColor: Hashable, Sendable {
        let name: String
        init(name: String) { self.name = name }

        /// A colour of the app's assets; nil where there is none, which is never the case here.
        public init?(named name: String) { self.name = name }
        /// A colour by its parts, from 0 to 1.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            name = "\(red) \(green) \(blue) \(alpha)"
        }
        /// A grey, from black (0) to white (1).
        public init(white: CGFloat, alpha: CGFloat) { name = "\(white) \(alpha)" }
        /// A colour.
        public init(_ color: Color) { name = color.name }
        /// The same colour, through which more or less is seen.
        public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    }

    extension UIColor {
        /// The system background colour.
        public static let systemBackground = UIColor(name: "systemBackground")
        /// The secondary system background colour.
        public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
        /// The tertiary system background colour.
        public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
        /// The system grouped background colour.
        public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
        /// The secondary system grouped background colour.
        public static let secondarySystemGroupedBackground = UIColor(name: "secondarySystemGroupedBackground")
        /// The tertiary system grouped background colour.
        public static let tertiarySystemGroupedBackground = UIColor(name: "tertiarySystemGroupedBackground")
        /// The label colour.
        public static let label = UIColor(name: "label")
        /// The secondary label colour.
        public static let secondaryLabel = UIColor(name: "secondaryLabel")
        /// The tertiary label colour.
        public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
        /// The quaternary label colour.
        public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
        /// The placeholder text colour.
        public static let placeholderText = UIColor(name: "placeholderText")
        /// The separator colour.
        public static let separator = UIColor(name: "separator")
        /// The opaque separator colour.
        public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
        /// The link colour.
        public static let link = UIColor(name: "link")
        /// The system fill colour.
        public static let systemFill = UIColor(name: "systemFill")
        /// The secondary system fill colour.
        public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
        /// The tertiary system fill colour.
        public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
        /// The quaternary system fill colour.
        public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
        /// The system red colour.
        public static let systemRed = UIColor(name: "systemRed")
        /// The system orange colour.
        public static let systemOrange = UIColor(name: "systemOrange")
        /// The system yellow colour.
        public static let systemYellow = UIColor(name: "systemYellow")
        /// The system green colour.
        public static let systemGreen = UIColor(name: "systemGreen")
        /// The system mint colour.
        public static let systemMint = UIColor(name: "systemMint")
        /// The system teal colour.
        public static let systemTeal = UIColor(name: "systemTeal")
        /// The system cyan colour.
        public static let systemCyan = UIColor(name: "systemCyan")
        /// The system blue colour.
        public static let systemBlue = UIColor(name: "systemBlue")
        /// The system indigo colour.
        public static let systemIndigo = UIColor(name: "systemIndigo")
        /// The system purple colour.
        public static let systemPurple = UIColor(name: "systemPurple")
        /// The system pink colour.
        public static let systemPink = UIColor(name: "systemPink")
        /// The system brown colour.
        public static let systemBrown = UIColor(name: "systemBrown")
        /// The system gray colour.
        public static let systemGray = UIColor(name: "systemGray")
        /// The system gray 2 colour.
        public static let systemGray2 = UIColor(name: "systemGray2")
        /// The system gray 3 colour.
        public static let systemGray3 = UIColor(name: "systemGray3")
        /// The system gray 4 colour.
        public static let systemGray4 = UIColor(name: "systemGray4")
        /// The system gray 5 colour.
        public static let systemGray5 = UIColor(name: "systemGray5")
        /// The system gray 6 colour.
        public static let systemGray6 = UIColor(name: "systemGray6")
        /// The tint color colour.
        public static let tintColor = UIColor(name: "tintColor")
        /// The red colour.
        public static let red = UIColor(name: "red")
        /// The orange colour.
        public static let orange = UIColor(name: "orange")
        /// The yellow colour.
        public static let yellow = UIColor(name: "yellow")
        /// The green colour.
        public static let green = UIColor(name: "green")
        /// The blue colour.
        public static let blue = UIColor(name: "blue")
        /// The purple colour.
        public static let purple = UIColor(name: "purple")
        /// The brown colour.
        public static let brown = UIColor(name: "brown")
        /// The cyan colour.
        public static let cyan = UIColor(name: "cyan")
        /// The magenta colour.
        public static let magenta = UIColor(name: "magenta")
        /// The white colour.
        public static let white = UIColor(name: "white")
        /// The black colour.
        public static let black = UIColor(name: "black")
        /// The gray colour.
        public static let gray = UIColor(name: "gray")
        /// The light gray colour.
        public static let lightGray = UIColor(name: "lightGray")
        /// The dark gray colour.
        public static let darkGray = UIColor(name: "darkGray")
        /// The clear colour.
        public static let clear = UIColor(name: "clear")
    }

    extension Color {
        /// A colour of UIKit.
        public init(_ color: UIColor) { self.init(name: color.name) }
        /// A colour of UIKit.
        public init(uiColor: UIColor) { self.init(name: uiColor.name) }
    }
#endif

/// A colour of the app's assets, as generated code names it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    /// A colour by its name.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
    /// A colour of the app's assets.
    public init(_ resource: ColorResource) { self.init(name: resource.name) }
    /// The colour, mixed with another.
    public func mix(with other: Color, by fraction: Double) -> Color { self }
}
