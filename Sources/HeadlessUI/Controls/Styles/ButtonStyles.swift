/// The appearance of a button.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The configuration that the style receives.
    typealias Configuration = ButtonStyleConfiguration
    /// Makes the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyledPart<ButtonStyleConfiguration>
    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the user holds the button down. Always false, as a press has no duration here.
    public let isPressed: Bool
}

/// The appearance and behavior of a button.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The configuration that the style receives.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Makes the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and its action.
public struct PrimitiveButtonStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyledPart<PrimitiveButtonStyleConfiguration>
    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void
    let source: SourcePlace

    /// Performs the action of the button.
    @MainActor public func trigger() { action() }
}

extension View {
    /// Sets the style of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(style, for: ButtonStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }

    /// Sets the style of the buttons in the view, including their behavior.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(style, for: PrimitiveButtonStyleConfiguration.self, isBehaviour: true) {
            $0.makeBody(configuration: $1)
        }
    }
}

/// The default style of a button for its context.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style that shows only the label.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style with a prominent border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style that resembles a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style for the context.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that shows only the label.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style without a border.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a border.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with a prominent border.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A style that resembles a link.
    nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
