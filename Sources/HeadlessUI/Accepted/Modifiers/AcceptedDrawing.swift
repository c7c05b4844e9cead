// Accepted modifiers of colour and letters: they have no effect without a screen, and do nothing. The view is given back as
// it is, so that its identity is the same.

extension View {
    /// What letters look like. Has no effect here.
    nonisolated public func font(_ font: Font?) -> some View { self }

    /// How strong letters are. Has no effect here.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }

    /// What letters are designed like. Has no effect here.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

    /// Makes letters bold. Has no effect here.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { self }

    /// Makes letters italic. Has no effect here.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { self }

    /// Gives letters one width. Has no effect here.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

    /// Gives digits one width. Has no effect here.
    nonisolated public func monospacedDigit() -> some View { self }

    /// Draws a line below letters. Has no effect here.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

    /// Draws a line through letters. Has no effect here.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

    /// Keeps letters apart. Has no effect here.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

    /// Keeps letters apart. Has no effect here.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

    /// Keeps lines apart. Has no effect here.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

    /// Says how many lines text may take. Has no effect here.
    nonisolated public func lineLimit(_ number: Int?) -> some View { self }

    /// Says how many lines text may take. Has no effect here.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

    /// Says how many lines text may take. Has no effect here.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

    /// Says on which side lines begin. Has no effect here.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

    /// Says how small letters may get. Has no effect here.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

    /// Says where text is cut off. Has no effect here.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

    /// Shows text in capitals or small letters. Has no effect here.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }

    /// The colour of letters. Has no effect here.
    nonisolated public func foregroundColor(_ color: Color?) -> some View { self }

    /// The style of letters and shapes. Has no effect here.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// The styles of letters and shapes, by rank. Has no effect here.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    { self }

    /// The colour of what can be operated. Has no effect here.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

    /// The colour of what can be operated. Has no effect here.
    nonisolated public func tint(_ tint: Color?) -> some View { self }

    /// The colour of what can be operated. Has no effect here.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }

    /// Lets what is behind be seen through the view. Has no effect here.
    nonisolated public func opacity(_ opacity: Double) -> some View { self }

    /// Draws a shadow. Has no effect here.
    nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    { self }

    /// Makes the view unsharp. Has no effect here.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

    /// Makes the view brighter. Has no effect here.
    nonisolated public func brightness(_ amount: Double) -> some View { self }

    /// Changes the view's contrast. Has no effect here.
    nonisolated public func contrast(_ amount: Double) -> some View { self }

    /// Changes how colourful the view is. Has no effect here.
    nonisolated public func saturation(_ amount: Double) -> some View { self }

    /// Takes the view's colours away. Has no effect here.
    nonisolated public func grayscale(_ amount: Double) -> some View { self }

    /// Turns what is seen of the view. Has no effect here.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

    /// Scales what is seen of the view. Has no effect here.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

    /// Scales what is seen of the view. Has no effect here.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        self
    }

    /// How symbols are scaled. Has no effect here.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

    /// How symbols are drawn. Has no effect here.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

    /// How symbols are varied. Has no effect here.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

    /// How large controls are. Has no effect here.
    nonisolated public func controlSize(_ size: ControlSize) -> some View { self }

    /// Draws the view as if its content were not known; views within can ask for the reasons.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(EnvironmentModifier(value: reason) { $1.redactionReasons.formUnion($0) })
    }

    /// Draws the view's content again.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Draws the view as one. Has no effect here.
    nonisolated public func compositingGroup() -> some View { self }

    /// Draws the view as one, into memory. Has no effect here.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

    /// Whether the app is shown in light or dark. Has no effect here.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

    /// What is said of the view where the pointer rests on it. Has no effect here.
    nonisolated public func help<S: TextSource>(_ text: S) -> some View { self }

    /// Hides labels of controls. Has no effect here.
    nonisolated public func labelsHidden() -> some View { self }
}
