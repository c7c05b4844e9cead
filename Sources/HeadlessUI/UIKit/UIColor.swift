#if os(Linux) || os(macOS)
    /// A color of UIKit. Its components are known if it was made of components, or if it is one of the basic colors.
    open class UIColor: NSObject, @unchecked Sendable {
        let name: String

        init(name: String) { self.name = name }

        /// A color from components between 0 and 1.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            name = "\(red) \(green) \(blue) \(alpha)"
        }

        /// The color of a literal, from components between 0 and 1.
        public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
            self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        }

        /// A color from the app's asset catalog. Never nil here.
        public convenience init?(named name: String) { self.init(name: name) }

        /// A color from the app's asset catalog. Never nil here.
        public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
            self.init(name: name)
        }

        /// A gray, from black (0) to white (1).
        public convenience init(white: CGFloat, alpha: CGFloat) {
            self.init(red: white, green: white, blue: white, alpha: alpha)
        }

        /// A color from hue, saturation and brightness between 0 and 1.
        public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
            func component(_ offset: CGFloat) -> CGFloat {
                let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
                return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
            }
            self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
        }

        /// The UIKit color of a color.
        public convenience init(_ color: Color) { self.init(name: color.name) }

        /// A color of the app's asset catalog.
        public convenience init(resource: ColorResource) { self.init(name: resource.name) }

        /// A color that depends on the traits: the color for light surroundings.
        public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
            self.init(name: dynamicProvider(UITraitCollection.current).name)
        }

        /// Returns the color with another alpha component.
        open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
            guard let rgba = components else { return self }
            return UIColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
        }

        /// Returns the color for traits: itself.
        open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

        /// Stores the components. Returns whether they are known.
        @discardableResult
        open func getRed(
            _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
            blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
        ) -> Bool {
            guard let rgba = components else { return false }
            red?.pointee = rgba[0]
            green?.pointee = rgba[1]
            blue?.pointee = rgba[2]
            alpha?.pointee = rgba[3]
            return true
        }

        /// Sets the color of the fill and the stroke. Has no effect here.
        open func set() {}
        /// Sets the color of the fill. Has no effect here.
        open func setFill() {}
        /// Sets the color of the stroke. Has no effect here.
        open func setStroke() {}

        open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
        open override var hash: Int { name.hashValue }

        /// Red, green, blue and alpha, if they are known.
        package var components: [CGFloat]? {
            let numbers = name.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
            return numbers.count == 4 ? numbers : Self.basicComponents[name]
        }

        private static let basicComponents: [String: [CGFloat]] = [
            "black": [0, 0, 0, 1], "white": [1, 1, 1, 1], "gray": [0.5, 0.5, 0.5, 1], "clear": [0, 0, 0, 0],
            "red": [1, 0, 0, 1], "green": [0, 1, 0, 1], "blue": [0, 0, 1, 1], "cyan": [0, 1, 1, 1],
            "yellow": [1, 1, 0, 1], "magenta": [1, 0, 1, 1], "orange": [1, 0.5, 0, 1], "purple": [0.5, 0, 0.5, 1],
            "brown": [0.6, 0.4, 0.2, 1], "lightGray": [0.667, 0.667, 0.667, 1], "darkGray": [0.333, 0.333, 0.333, 1],
        ]
    }

    extension Color {
        /// The color of a UIKit color.
        public init(_ color: UIColor) { self.init(name: color.name) }
        /// The color of a UIKit color.
        public init(uiColor: UIColor) { self.init(name: uiColor.name) }
    }
#endif
