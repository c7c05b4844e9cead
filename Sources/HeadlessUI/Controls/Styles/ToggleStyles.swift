/// What a toggle looks like, and how it is flipped.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The type of view that the style makes.
    associatedtype Body: View
    /// What the style makes a view of.
    typealias Configuration = ToggleStyleConfiguration
    /// Makes the view of a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle consists of.
public struct ToggleStyleConfiguration {
    /// The label.
    public typealias Label = StyledPart<ToggleStyleConfiguration>
    /// The label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether only some of the toggle's values are on.
    public var isMixed: Bool { false }

    let source: SourcePlace

    init(label: Label, isOn: Binding<Bool>, source: SourcePlace) {
        self.label = label
        self.source = source
        _isOn = isOn
    }
}

extension View {
    /// What the toggles in the view look like, and how they are flipped.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style, for: ToggleStyleConfiguration.self, isBehaviour: true) { $0.makeBody(configuration: $1) }
    }
}

/// The style that is usual where the toggle is.
public struct DefaultToggleStyle: ToggleStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    /// The style, in a colour.
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A box with a tick.
public struct CheckboxToggleStyle: ToggleStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The usual style.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick.
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
