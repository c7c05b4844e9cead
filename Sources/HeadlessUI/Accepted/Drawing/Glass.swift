/// A glass material.
public struct Glass: Equatable, Sendable {
    /// The default glass.
    public static let regular = Glass()
    /// Clear glass, which hides little of its background.
    public static let clear = Glass()
    /// No glass.
    public static let identity = Glass()
    /// Returns the glass with a tint. Has no effect here.
    public func tint(_ color: Color?) -> Glass { self }
    /// Returns the glass with or without reactions to touch. Has no effect here.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The transition of a glass effect.
public struct GlassEffectTransition: Sendable {
    /// The glass grows out of the glass beside it.
    public static let matchedGeometry = GlassEffectTransition()
    /// The glass materializes in place.
    public static let materialize = GlassEffectTransition()
    /// The glass changes without animation.
    public static let identity = GlassEffectTransition()
}

/// The shape of glass without an explicit shape.
nonisolated public struct DefaultGlassEffectShape: Shape {
    public typealias Body = Never
    /// Creates the shape.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A container whose views blend their glass.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    let content: Content

    /// Creates a container that blends glass within a distance.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The content of the container.
    public var body: some View { content }
}

extension View {
    /// Puts glass behind the view. Has no effect here.
    nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
        -> some View
    { self }

    /// Gives the glass of the view an identity. Has no effect here.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Merges the glass of several views. Has no effect here.
    @MainActor @preconcurrency public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// Sets the transition of the view's glass. Has no effect here.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// Fills the background of the view with glass. Has no effect here.
    nonisolated public func glassBackgroundEffect(in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        self
    }
}

/// A button style with glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Creates the style for a kind of glass.
    nonisolated public init(_ glass: Glass) {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style with prominent glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The glass style.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The style for a kind of glass.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The prominent glass style.
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
