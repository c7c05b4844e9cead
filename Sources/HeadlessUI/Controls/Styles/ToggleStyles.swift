/// The appearance and behavior of a toggle.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The configuration that the style receives.
    typealias Configuration = ToggleStyleConfiguration
    /// Makes the view of a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyledPart<ToggleStyleConfiguration>
    /// The label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether only some of the toggle's values are on. Always false here.
    public var isMixed: Bool { false }

    let source: SourcePlace

    init(label: Label, isOn: Binding<Bool>, source: SourcePlace) {
        self.label = label
        self.source = source
        _isOn = isOn
    }
}

extension View {
    /// Sets the style of the toggles in the view, including their behavior.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style, for: ToggleStyleConfiguration.self, isBehaviour: true) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of a toggle for its context.
public struct DefaultToggleStyle: ToggleStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A toggle style that shows a switch.
public struct SwitchToggleStyle: ToggleStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Creates the style with a tint color.
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A toggle style that shows a button, which stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A toggle style that shows a checkbox.
public struct CheckboxToggleStyle: ToggleStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style for the context.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A style that shows a switch.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A style that shows a button, which stays pressed while it is on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A style that shows a checkbox.
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
