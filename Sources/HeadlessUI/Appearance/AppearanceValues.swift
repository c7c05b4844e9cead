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

    /// The reasons of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// An angle.
public struct Angle: Hashable, Sendable {
    /// In radians.
    public var radians: Double
    /// In degrees.
    public var degrees: Double { radians * 180 / .pi }
    /// None.
    public static let zero = Angle(radians: 0)

    /// An angle in radians.
    public init(radians: Double = 0) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
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
}

extension Text {
    /// Where text is cut off.
    public enum TruncationMode: Sendable { case head, middle, tail }
    /// Capitals or small letters.
    public enum Case: Sendable { case uppercase, lowercase }
}
