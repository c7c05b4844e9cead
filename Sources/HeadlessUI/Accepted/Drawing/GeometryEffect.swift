/// A modifier that says how a view is projected. Nothing is: the view is shown as it is.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The projection of a view of some size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The same effect, of which the layout knows nothing.
    nonisolated public func ignoredByLayout() -> Self { self }
}
