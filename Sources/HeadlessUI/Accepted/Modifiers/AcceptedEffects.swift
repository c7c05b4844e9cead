// Effects, accepted without effect because there is no screen. Each returns the view unchanged, so the view keeps its identity.

extension View {
    /// Inverts colors. Has no effect here.
    nonisolated public func colorInvert() -> some View { self }

    /// Multiplies colors. Has no effect here.
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }

    /// Rotates hues. Has no effect here.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

    /// Maps luminance to alpha. Has no effect here.
    nonisolated public func luminanceToAlpha() -> some View { self }

    /// Sets the blend mode. Has no effect here.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

    /// Rotates the rendering of the view in three dimensions. Has no effect here.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }

    /// Projects the rendering of the view. Has no effect here.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

    /// Transforms the rendering of the view. Has no effect here.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

    /// Scales the rendering of the view. Has no effect here.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

    /// Sets the width of the font. Has no effect here.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Moves text from its baseline. Has no effect here.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

    /// Underlines text. Has no effect here.
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
        -> some View
    { self }

    /// Strikes text through. Has no effect here.
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
        -> some View
    { self }

    /// Sets the relative scale of text. Has no effect here.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    /// Lets the system tighten text. Has no effect here.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Limits the number of lines. Has no effect here.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

    /// Limits the number of lines. Has no effect here.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

    /// Mirrors the view in a right-to-left layout. Has no effect here.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

    /// Sets the language for typesetting. Has no effect here.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    /// Sets whether text can be selected. Has no effect here.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Marks the view as private. Has no effect here.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    /// Marks the view as invalidatable. Has no effect here.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// Sets the foreground styles by level. Has no effect here.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { self }

    /// Sets the background style. Has no effect here.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Adds an effect to symbols. Has no effect here.
    nonisolated public func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Adds an effect to symbols, triggered by a value. Has no effect here.
    nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    /// Removes effects from symbols. Has no effect here.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

    /// Changes the rendering of the view by its geometry. Has no effect here.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }
}
