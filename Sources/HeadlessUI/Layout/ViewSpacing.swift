/// The distances that a view prefers to its neighbors. Views of the host prefer none: all distances are 0.
public struct ViewSpacing: Sendable {
    /// No preference.
    public static let zero = ViewSpacing()

    /// Creates distances of 0.
    public init() {}

    /// Takes the greater of the distances at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
    /// Returns the greater of the distances at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
    /// Returns the preferred distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}
