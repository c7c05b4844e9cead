/// A point in the unit square of a view.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position, from left (0) to right (1).
    public var x: CGFloat
    /// The vertical position, from top (0) to bottom (1).
    public var y: CGFloat

    /// The top left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Creates the point at the top left corner.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point from its coordinates.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
}

/// An angle.
public struct Angle: Hashable, Comparable, AdditiveArithmetic, Sendable {
    /// The angle in radians.
    public var radians: Double
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// The zero angle.
    public static let zero = Angle(radians: 0)

    /// Creates the zero angle.
    public init() { radians = 0 }
    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    /// Returns the sum.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    /// Returns the difference.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    /// Returns the opposite angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// Returns the multiple.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// Returns the quotient.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
