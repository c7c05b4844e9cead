// Modifiers of color and text, accepted without effect because there is no screen. Each returns the view unchanged, so the view
// keeps its identity.

extension View {
    /// Sets the font. Has no effect here.
    nonisolated public func font(_ font: Font?) -> some View { self }

    /// Sets the weight of the font. Has no effect here.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }

    /// Sets the design of the font. Has no effect here.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

    /// Makes text bold. Has no effect here.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { self }

    /// Makes text italic. Has no effect here.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { self }

    /// Gives characters a fixed width. Has no effect here.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

    /// Gives digits a fixed width. Has no effect here.
    nonisolated public func monospacedDigit() -> some View { self }

    /// Underlines text. Has no effect here.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

    /// Strikes text through. Has no effect here.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

    /// Sets the kerning of text. Has no effect here.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

    /// Sets the tracking of text. Has no effect here.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

    /// Sets the space between lines. Has no effect here.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

    /// Limits the number of lines. Has no effect here.
    nonisolated public func lineLimit(_ number: Int?) -> some View { self }

    /// Limits the number of lines. Has no effect here.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

    /// Limits the number of lines. Has no effect here.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

    /// Sets the alignment of lines. Has no effect here.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

    /// Sets the smallest scale to which text may shrink. Has no effect here.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

    /// Sets where text is truncated. Has no effect here.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

    /// Sets the case of text. Has no effect here.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }

    /// Sets the foreground color. Has no effect here.
    nonisolated public func foregroundColor(_ color: Color?) -> some View { self }

    /// Sets the foreground style. Has no effect here.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Sets the primary and secondary foreground styles. Has no effect here.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    { self }

    /// Sets the tint. Has no effect here.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

    /// Sets the tint. Has no effect here.
    nonisolated public func tint(_ tint: Color?) -> some View { self }

    /// Sets the accent color. Has no effect here.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }

    /// Sets the opacity. Has no effect here.
    nonisolated public func opacity(_ opacity: Double) -> some View { self }

    /// Adds a shadow. Has no effect here.
    nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    { self }

    /// Blurs the view. Has no effect here.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

    /// Brightens the view. Has no effect here.
    nonisolated public func brightness(_ amount: Double) -> some View { self }

    /// Changes the contrast. Has no effect here.
    nonisolated public func contrast(_ amount: Double) -> some View { self }

    /// Changes the saturation. Has no effect here.
    nonisolated public func saturation(_ amount: Double) -> some View { self }

    /// Removes color from the view. Has no effect here.
    nonisolated public func grayscale(_ amount: Double) -> some View { self }

    /// Rotates the rendering of the view. Has no effect here.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

    /// Scales the rendering of the view. Has no effect here.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

    /// Scales the rendering of the view. Has no effect here.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        self
    }

    /// Sets the scale of symbols. Has no effect here.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

    /// Sets the rendering mode of symbols. Has no effect here.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

    /// Sets the variant of symbols. Has no effect here.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

    /// Sets the size of controls. Has no effect here.
    nonisolated public func controlSize(_ size: ControlSize) -> some View { self }

    /// Adds a redaction reason. Views inside read it from the environment.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(EnvironmentModifier(value: reason) { $1.redactionReasons.formUnion($0) })
    }

    /// Removes every redaction reason.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Composites the view before other effects apply. Has no effect here.
    nonisolated public func compositingGroup() -> some View { self }

    /// Composites the view into an offscreen image. Has no effect here.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

    /// Sets the preferred color scheme. Has no effect here.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

    /// Adds a tooltip. Has no effect here.
    nonisolated public func help<S: TextSource>(_ text: S) -> some View { self }

    /// Hides the labels of controls. Has no effect here.
    nonisolated public func labelsHidden() -> some View { self }
}
