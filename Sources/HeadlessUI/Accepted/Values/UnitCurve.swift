/// An easing curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private let name: String
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(name: "easeInOut")
    /// Slow at the beginning.
    public static let easeIn = UnitCurve(name: "easeIn")
    /// Slow at the end.
    public static let easeOut = UnitCurve(name: "easeOut")
    /// Linear.
    public static let linear = UnitCurve(name: "linear")

    /// Returns a Bézier curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(name: "bezier \(startControlPoint) \(endControlPoint)")
    }
}
