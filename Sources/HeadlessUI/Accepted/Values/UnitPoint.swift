/// A point in a view, in parts of its size.
public struct UnitPoint: Hashable, Sendable {
    /// From left (0) to right (1).
    public var x: CGFloat
    /// From top (0) to bottom (1).
    public var y: CGFloat

    /// The corner at the top left.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The corner at the top where lines begin.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The middle of the side at the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The corner at the top where lines end.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The middle of the side where lines begin.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the side where lines end.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The corner at the bottom where lines begin.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The middle of the side at the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner at the bottom where lines end.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The corner at the top left.
    public init() { self.init(x: 0, y: 0) }

    /// A point in parts of the size.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
}

/// An angle.
public struct Angle: Hashable, Comparable, AdditiveArithmetic, Sendable {
    /// In radians.
    public var radians: Double
    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// None.
    public static let zero = Angle(radians: 0)

    /// None.
    public init() { radians = 0 }
    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    /// The sum.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    /// The difference.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    /// The other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// The multiple.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// The part.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
