/// The appearance of a label.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The configuration that the style receives.
    typealias Configuration = LabelStyleConfiguration
    /// Makes the view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The type of the title.
    public typealias Title = StyledPart<LabelStyleConfiguration>
    /// The type of the icon.
    public typealias Icon = StyledPart<LabelStyleConfiguration>
    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// The parts of a label that are shown if no custom style applies.
enum LabelParts { case both, title, icon }

private struct LabelPartsKey: EnvironmentKey {
    static let defaultValue = LabelParts.both
}

extension EnvironmentValues {
    var labelParts: LabelParts {
        get { self[LabelPartsKey.self] }
        set { self[LabelPartsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let parts: LabelParts =
            switch S.self {
            case is TitleOnlyLabelStyle.Type: .title
            case is IconOnlyLabelStyle.Type: .icon
            default: .both
            }
        return controlStyle(style, for: LabelStyleConfiguration.self) { $0.makeBody(configuration: $1) }
            .environment(\.labelParts, parts)
    }
}

/// The default style of a label for its context.
public struct DefaultLabelStyle: LabelStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label style that shows the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style for the context.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows only the title.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows only the icon.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows the title and the icon.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
