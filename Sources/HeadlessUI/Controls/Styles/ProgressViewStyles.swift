/// What a progress view looks like.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// The type of view that the style makes.
    associatedtype Body: View
    /// What the style makes a view of.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Makes the view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view consists of.
public struct ProgressViewStyleConfiguration {
    /// The label.
    public typealias Label = StyledPart<ProgressViewStyleConfiguration>
    /// What says how much is done.
    public typealias CurrentValueLabel = StyledPart<ProgressViewStyleConfiguration>
    /// How much is done, from 0 to 1; nil where that is not known.
    public let fractionCompleted: Double?
    /// The label, where there is one.
    public var label: Label?
    /// What says how much is done, where there is something.
    public var currentValueLabel: CurrentValueLabel?
}

extension View {
    /// What the progress views in the view look like.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style, for: ProgressViewStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}

/// The style that is usual where the view is.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A wheel that turns.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    /// The style, in a colour.
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    /// The style, in a colour.
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The usual style.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel that turns.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
