/// The way content fills its place.
public enum ContentMode: Sendable { case fit, fill }
/// The visibility of an element.
public enum Visibility: Sendable { case automatic, visible, hidden }
/// The alignment of lines of text.
public enum TextAlignment: Sendable { case leading, center, trailing }
/// A light or dark color scheme.
public enum ColorScheme: Sendable, CaseIterable { case light, dark }
/// The size of controls.
public enum ControlSize: Sendable, CaseIterable { case mini, small, regular, large, extraLarge }

/// Regions outside the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for each region.
    public let rawValue: UInt
    /// The region that bars cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region that the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
    /// One bit for each reason.
    public let rawValue: Int
    /// The content is a placeholder.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The rendering mode of symbols.
public struct SymbolRenderingMode: Sendable {
    /// One color.
    public static let monochrome = SymbolRenderingMode()
    /// One color with several opacities.
    public static let hierarchical = SymbolRenderingMode()
    /// Several colors that the app chooses.
    public static let palette = SymbolRenderingMode()
    /// The symbol's colors.
    public static let multicolor = SymbolRenderingMode()
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
    /// No variant.
    public static let none = SymbolVariants()
    /// Filled.
    public static let fill = SymbolVariants()
    /// Enclosed in a circle.
    public static let circle = SymbolVariants()
    /// Enclosed in a square.
    public static let square = SymbolVariants()
    /// With a slash.
    public static let slash = SymbolVariants()
    /// Enclosed in a rectangle.
    public static let rectangle = SymbolVariants()
    /// The variant, filled. Has no effect here.
    public var fill: SymbolVariants { self }
    /// The variant, enclosed in a circle. Has no effect here.
    public var circle: SymbolVariants { self }
    /// The variant, enclosed in a square. Has no effect here.
    public var square: SymbolVariants { self }
    /// The variant, enclosed in a rectangle. Has no effect here.
    public var rectangle: SymbolVariants { self }
    /// The variant, with a slash. Has no effect here.
    public var slash: SymbolVariants { self }
}

extension Text {
    /// The position at which text is truncated.
    public enum TruncationMode: Sendable { case head, middle, tail }
    /// The case of text.
    public enum Case: Sendable { case uppercase, lowercase }
}
