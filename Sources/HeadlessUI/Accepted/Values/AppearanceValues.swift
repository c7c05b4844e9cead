/// How a view of a certain relation of width and height gets into its place.
public enum ContentMode: Sendable { case fit, fill }
/// Whether something is shown.
public enum Visibility: Sendable { case automatic, visible, hidden }
/// On which side lines begin.
public enum TextAlignment: Sendable { case leading, center, trailing }
/// Whether the app is shown in light or dark.
public enum ColorScheme: Sendable, CaseIterable { case light, dark }
/// How large controls are.
public enum ControlSize: Sendable, CaseIterable { case mini, small, regular, large, extraLarge }

/// Parts of a screen that the system covers.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// A bit for each part.
    public let rawValue: UInt
    /// What is below bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What is below the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All parts.
    public static let all: SafeAreaRegions = [.container, .keyboard]

    /// The parts of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Reasons not to show content.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each reason.
    public let rawValue: Int
    /// It is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is nobody else's business.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)

    /// The reasons of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// How symbols are drawn.
public struct SymbolRenderingMode: Sendable {
    /// In one colour.
    public static let monochrome = SymbolRenderingMode()
    /// In one colour of several strengths.
    public static let hierarchical = SymbolRenderingMode()
    /// In several colours that the app names.
    public static let palette = SymbolRenderingMode()
    /// In their own colours.
    public static let multicolor = SymbolRenderingMode()
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
    /// As they are.
    public static let none = SymbolVariants()
    /// Filled.
    public static let fill = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants()
    /// In a square.
    public static let square = SymbolVariants()
    /// Struck through.
    public static let slash = SymbolVariants()
    /// In a rectangle.
    public static let rectangle = SymbolVariants()
    /// The same, filled.
    public var fill: SymbolVariants { self }
    /// The same, in a circle.
    public var circle: SymbolVariants { self }
    /// The same, in a square.
    public var square: SymbolVariants { self }
    /// The same, in a rectangle.
    public var rectangle: SymbolVariants { self }
    /// The same, struck through.
    public var slash: SymbolVariants { self }
}

extension Text {
    /// Where text is cut off.
    public enum TruncationMode: Sendable { case head, middle, tail }
    /// Capitals or small letters.
    public enum Case: Sendable { case uppercase, lowercase }
}
