/// What a box with a label looks like, and what it is made of.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The type of view that is made.
    associatedtype Body: View
    /// What the box consists of.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes the view of a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a box with a label consists of.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public let label: AnyView
    /// The content.
    public let content: AnyView
}

/// The look that the system has for a box.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The look that the system has.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.content
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The look that the system has.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// What a group that can be collapsed looks like, and what it is made of.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The type of view that is made.
    associatedtype Body: View
    /// What the group consists of.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Makes the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group that can be collapsed consists of.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public let label: AnyView
    /// The content, which the style shows where the group is expanded.
    public let content: AnyView
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool
    let source: SourcePlace
}

/// The look that the system has for a group that can be collapsed.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The look that the system has.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureHeader(
            label: configuration.label, isExpanded: configuration.$isExpanded, name: "DisclosureGroup",
            source: configuration.source)
        if configuration.isExpanded { configuration.content }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The look that the system has.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    /// What makes boxes of what they consist of.
    var groupBoxStyle: any GroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }

    /// What makes groups of what they consist of.
    var disclosureGroupStyle: any DisclosureGroupStyle {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// What boxes within look like.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: style) { $1.groupBoxStyle = $0 })
    }

    /// What groups that can be collapsed look like.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: style) { $1.disclosureGroupStyle = $0 })
    }
}
