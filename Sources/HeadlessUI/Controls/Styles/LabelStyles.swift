/// What a label looks like.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of view that the style makes.
    associatedtype Body: View
    /// What the style makes a view of.
    typealias Configuration = LabelStyleConfiguration
    /// Makes the view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label consists of.
public struct LabelStyleConfiguration {
    /// The title.
    public typealias Title = StyledPart<LabelStyleConfiguration>
    /// The icon.
    public typealias Icon = StyledPart<LabelStyleConfiguration>
    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// The parts of a label that are shown where no style of people's says so.
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
    /// What the labels in the view look like.
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

/// The style that is usual where the label is.
public struct DefaultLabelStyle: LabelStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Only the title.
public struct TitleOnlyLabelStyle: LabelStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Only the icon.
public struct IconOnlyLabelStyle: LabelStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The usual style.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Only the title.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Only the icon.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The title and the icon.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
