#if os(Linux)
    /// A color of Core Graphics.
    public struct CGColor: Hashable, Sendable {
        let uiColor: UIColor
        /// Red, green, blue and alpha, if they are known.
        public var components: [CGFloat]? { uiColor.components }
        /// The opacity.
        public var alpha: CGFloat { uiColor.components?[3] ?? 1 }
        /// The number of components.
        public var numberOfComponents: Int { 4 }
        init(uiColor: UIColor) { self.uiColor = uiColor }
        /// A color from components between 0 and 1.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            uiColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        /// A gray, from black (0) to white (1).
        public init(gray: CGFloat, alpha: CGFloat) { uiColor = UIColor(white: gray, alpha: alpha) }
    }

    extension UIColor {
        /// The Core Graphics color.
        public var cgColor: CGColor { CGColor(uiColor: self) }
        /// The UIKit color of a Core Graphics color.
        public convenience init(cgColor: CGColor) { self.init(name: cgColor.uiColor.name) }
    }

    extension Color {
        /// The Core Graphics color.
        public var cgColor: CGColor? { CGColor(uiColor: UIColor(self)) }
        /// The color of a Core Graphics color.
        public init(cgColor: CGColor) { self.init(uiColor: cgColor.uiColor) }
    }
#endif
