/// A font of UIKit.
open class UIFont: NSObject, @unchecked Sendable {
    /// The name.
    public let fontName: String
    /// The size in points.
    public let pointSize: CGFloat

    init(_ name: String, _ size: CGFloat) {
        fontName = name
        pointSize = size
    }

    /// A font with a name. Never nil here.
    public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(fontName, fontSize) }
    /// A font of a descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init("descriptor", pointSize)
    }

    /// The name of the family.
    open var familyName: String { fontName }
    /// The height of a line.
    open var lineHeight: CGFloat { pointSize * 1.2 }
    /// The height of capital letters.
    open var capHeight: CGFloat { pointSize * 0.7 }
    /// The descriptor.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
    /// Returns the font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

    /// Returns the font of the system.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize) }
    /// Returns the font of the system in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont("system", fontSize) }
    /// Returns the bold font of the system.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system bold", fontSize) }
    /// Returns the italic font of the system.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system italic", fontSize) }
    /// Returns the font of the system for digits of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("system", fontSize)
    }
    /// Returns the font of the system for letters of one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("monospaced", fontSize)
    }
    /// Returns the font of a text style.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.rawValue, 17) }
    /// The names of the families.
    open class var familyNames: [String] { ["system"] }
    /// Returns the names of the fonts of a family.
    open class func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }
    /// The size of the system's text.
    open class var systemFontSize: CGFloat { 14 }
    /// The size of labels.
    open class var labelFontSize: CGFloat { 17 }

    /// The weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Ultra light.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// Regular.
        public static let regular = Weight(rawValue: 0)
        /// Medium.
        public static let medium = Weight(rawValue: 0.23)
        /// Semibold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavy.
        public static let heavy = Weight(rawValue: 0.56)
        /// Black.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The style of a text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// A title.
        public static let title1 = TextStyle(rawValue: "title1")
        /// A second title.
        public static let title2 = TextStyle(rawValue: "title2")
        /// A third title.
        public static let title3 = TextStyle(rawValue: "title3")
        /// A headline.
        public static let headline = TextStyle(rawValue: "headline")
        /// A subheadline.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// Body text.
        public static let body = TextStyle(rawValue: "body")
        /// A callout.
        public static let callout = TextStyle(rawValue: "callout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// A second caption.
        public static let caption2 = TextStyle(rawValue: "caption2")
    }
}

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// A design of the system.
    public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }
    /// Traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }
    /// Returns the descriptor of a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor()
    }
    /// The size in points.
    open var pointSize: CGFloat { 17 }
    /// Returns the descriptor. Has no effect here.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
    /// Returns the descriptor. Has no effect here.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
}

/// Fonts of the size that the user prefers.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    /// The metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    /// Returns the font in the preferred size.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    /// Returns a value for the preferred size.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
    /// The font of a UIKit font.
    public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
}
