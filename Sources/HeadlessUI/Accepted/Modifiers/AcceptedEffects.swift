// Accepted modifiers: they have no effect without a screen, and do nothing. The view is given back as it is, so that its
// identity is the same.

extension View {
    /// Inverts colours. Has no effect here.
    nonisolated public func colorInvert() -> some View { self }

    /// Multiplies colours. Has no effect here.
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }

    /// Turns hues. Has no effect here.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

    /// Makes what is dark transparent. Has no effect here.
    nonisolated public func luminanceToAlpha() -> some View { self }

    /// How the view goes together with what is behind. Has no effect here.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

    /// Turns what is seen of the view in space. Has no effect here.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }

    /// Projects what is seen of the view. Has no effect here.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

    /// Transforms what is seen of the view. Has no effect here.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

    /// Scales what is seen of the view. Has no effect here.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

    /// How wide letters are. Has no effect here.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Moves letters up or down. Has no effect here.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

    /// Draws a line below letters. Has no effect here.
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
        -> some View
    { self }

    /// Draws a line through letters. Has no effect here.
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
        -> some View
    { self }

    /// How large letters are beside others. Has no effect here.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    /// Whether letters may be put closer together. Has no effect here.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Says how many lines text may take. Has no effect here.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

    /// Says how many lines text may take. Has no effect here.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

    /// Whether the view is mirrored where lines run the other way. Has no effect here.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

    /// The language of the letters. Has no effect here.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    /// Whether text can be selected. Has no effect here.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Whether the view is nobody else's business. Has no effect here.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    /// Whether the view is marked while it is out of date. Has no effect here.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// The styles of letters and shapes, by rank. Has no effect here.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { self }

    /// The style of what is behind. Has no effect here.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Moves symbols. Has no effect here.
    nonisolated public func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Moves symbols. Has no effect here.
    nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    /// Keeps symbols still. Has no effect here.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

    /// Changes what is seen of the view by its place. Has no effect here.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }
}
