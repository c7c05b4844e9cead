/// A widget without content.
public struct EmptyWidget: Widget {
    public init() {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A configuration without content.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}
}

/// A place where a widget shows.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// The clock of a charging device.
    public static let standBy = WidgetLocation(name: "standBy")
}

/// A source of moments that depend on settings. The host does not ask it.
public protocol AppIntentTimelineProvider {
    /// The type of the moments.
    associatedtype Entry: TimelineEntry
    /// The type of the settings.
    associatedtype Intent: WidgetConfigurationIntent
    /// The surroundings.
    typealias Context = TimelineProviderContext
    /// Returns a moment without data.
    func placeholder(in context: Context) -> Entry
    /// Returns a moment for the gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Returns the moments.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Returns settings that the system offers.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// Returns how much the moments matter.
    func relevances() async -> WidgetRelevances<Intent>
}

extension AppIntentTimelineProvider {
    /// Returns none.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    /// Returns none.
    public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
}

/// Settings that the system offers.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// Settings with a description.
    public init<S: TextSource>(intent: Intent, description: S) {}
}

/// How much moments matter.
public struct WidgetRelevances<Intent> {
    /// How much moments matter.
    public init(_ attributes: [WidgetRelevanceAttribute<Intent>]) {}
}

/// How much a moment matters.
public struct WidgetRelevanceAttribute<Intent> {}

/// A configuration with settings.
public struct AppIntentConfiguration<Content: View>: WidgetConfiguration {
    /// A configuration of settings, a provider and a view.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Provider.Intent.Type = Provider.Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

/// How much a moment matters, for a stack of widgets.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// How much the moment matters.
    public var score: Float
    /// How long.
    public var duration: TimeInterval
    /// How much a moment matters.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// A widget of the control center. The host shows none.
@MainActor @preconcurrency public protocol ControlWidget {
    /// The type of the configuration.
    associatedtype Body: ControlWidgetConfiguration
    /// The configuration.
    @ControlWidgetConfigurationBuilder var body: Body { get }
    /// A control.
    init()
}

/// A configuration of a control.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
    /// Sets the name. Has no effect here.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// Sets the description. Has no effect here.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
}

/// The result builder of a control.
@resultBuilder public struct ControlWidgetConfigurationBuilder {
    /// Returns the configuration.
    public static func buildBlock<C: ControlWidgetConfiguration>(_ configuration: C) -> C { configuration }
}

/// A configuration of a control without settings.
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
    /// A control.
    public init(kind: String, content: @escaping () -> Content) {}
    /// A control with a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
    ) {}
}

/// A source of the value of a control. The host does not ask it.
public protocol ControlValueProvider {
    /// The type of the value.
    associatedtype Value
    /// A value for the gallery.
    var previewValue: Value { get }
    /// Returns the value.
    func currentValue() async throws -> Value
}

/// A button of the control center.
@MainActor public struct ControlWidgetButton<Label: View> {
    /// A button with an action.
    public init<Action: AppIntent>(action: Action, @ViewBuilder label: () -> Label) {}
}

/// A toggle of the control center.
@MainActor public struct ControlWidgetToggle<Label: View> {
    /// A toggle with an action.
    public init<S: TextSource, Action: AppIntent>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> Label
    ) {}
}
