/// A material like glass.
public struct Glass: Equatable, Sendable {
    /// The usual glass.
    public static let regular = Glass()
    /// Glass that hides little of what is behind.
    public static let clear = Glass()
    /// No glass.
    public static let identity = Glass()
    /// The same glass in a colour.
    public func tint(_ color: Color?) -> Glass { self }
    /// The same glass, which answers touches or not.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    /// Out of the glass beside it.
    public static let matchedGeometry = GlassEffectTransition()
    /// By itself.
    public static let materialize = GlassEffectTransition()
    /// At once.
    public static let identity = GlassEffectTransition()
}

/// The shape that glass has where none is given.
nonisolated public struct DefaultGlassEffectShape: Shape {
    public typealias Body = Never
    /// The shape.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Views whose glass flows together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    let content: Content

    /// Views whose glass flows together within a distance.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    public var body: some View { content }
}

extension View {
    /// Puts glass behind the view. Has no effect here.
    nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
        -> some View
    { self }

    /// Names the glass of the view. Has no effect here.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Makes one glass of those of several views. Has no effect here.
    @MainActor @preconcurrency public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// How the glass of the view comes and goes. Has no effect here.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// Whether the background of the view is glass. Has no effect here.
    nonisolated public func glassBackgroundEffect(in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        self
    }
}

/// A button of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    /// The style with a glass.
    nonisolated public init(_ glass: Glass) {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button of glass that stands out.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Glass.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// A kind of glass.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Glass that stands out.
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
