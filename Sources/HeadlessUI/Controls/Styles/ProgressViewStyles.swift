/// The appearance of a progress view.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The configuration that the style receives.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Makes the view of a progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyledPart<ProgressViewStyleConfiguration>
    /// The type of the label for the current value.
    public typealias CurrentValueLabel = StyledPart<ProgressViewStyleConfiguration>
    /// The completed fraction, from 0 to 1; nil if the progress is indeterminate.
    public let fractionCompleted: Double?
    /// The label, if there is one.
    public var label: Label?
    /// The label for the current value, if there is one.
    public var currentValueLabel: CurrentValueLabel?
}

extension View {
    /// Sets the style of the progress views in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style, for: ProgressViewStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of the view for its context.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A progress style that shows a spinning wheel.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Creates the style with a tint color.
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A progress style that shows a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Creates the style with a tint color.
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style for the context.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A style that shows a spinning wheel.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A style that shows a bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
