/// The appearance and structure of a group box.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The configuration that the style receives.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes the view of a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public let label: AnyView
    /// The content.
    public let content: AnyView
}

/// The system's style of a group box.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.content
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The system's style.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The appearance and structure of a disclosure group.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The configuration that the style receives.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Makes the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public let label: AnyView
    /// The content, which the style shows while the group is expanded.
    public let content: AnyView
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool
    let source: SourcePlace
}

/// The system's style of a disclosure group.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureHeader(
            label: configuration.label, isExpanded: configuration.$isExpanded, name: "DisclosureGroup",
            source: configuration.source)
        if configuration.isExpanded { configuration.content }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The system's style.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    /// The style of group boxes.
    var groupBoxStyle: any GroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }

    /// The style of disclosure groups.
    var disclosureGroupStyle: any DisclosureGroupStyle {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the group boxes in the view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: style) { $1.groupBoxStyle = $0 })
    }

    /// Sets the style of the disclosure groups in the view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: style) { $1.disclosureGroupStyle = $0 })
    }
}
