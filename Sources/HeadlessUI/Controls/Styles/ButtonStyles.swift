/// What a button looks like.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of view that the style makes.
    associatedtype Body: View
    /// What the style makes a view of.
    typealias Configuration = ButtonStyleConfiguration
    /// Makes the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button consists of.
public struct ButtonStyleConfiguration {
    /// The label.
    public typealias Label = StyledPart<ButtonStyleConfiguration>
    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the button is being held down. A press has no duration here, so that it never is.
    public let isPressed: Bool
}

/// What a button looks like, and when it does what it does.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of view that the style makes.
    associatedtype Body: View
    /// What the style makes a view of.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Makes the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button consists of, and what it does.
public struct PrimitiveButtonStyleConfiguration {
    /// The label.
    public typealias Label = StyledPart<PrimitiveButtonStyleConfiguration>
    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void
    let source: SourcePlace

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

extension View {
    /// What the buttons in the view look like.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(style, for: ButtonStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }

    /// What the buttons in the view look like, and when they do what they do.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(style, for: PrimitiveButtonStyleConfiguration.self, isBehaviour: true) {
            $0.makeBody(configuration: $1)
        }
    }
}

/// The style that is usual where the button is.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button with nothing but its label.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button with a border that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual style.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Nothing but the label.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// No border.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A border.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A border that stands out.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// Like a link.
    nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
