/// A modifier that projects a view. The host shows the view unchanged.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the projection for a view with a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the effect without its influence on layout. Has no effect here.
    nonisolated public func ignoredByLayout() -> Self { self }
}
