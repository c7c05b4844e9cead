/// A moment of a widget.
public protocol TimelineEntry {
    /// The date.
    var date: Date { get }
}

/// The moments of a widget.
public struct Timeline<Entry: TimelineEntry> {
    /// The moments.
    public let entries: [Entry]
    /// When there are other moments.
    public let policy: TimelineReloadPolicy
    /// The moments of a widget.
    public init(entries: [Entry], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

/// When a widget has other moments.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    /// After the last moment.
    public static let atEnd = TimelineReloadPolicy(date: .distantPast)
    /// When the app says so.
    public static let never = TimelineReloadPolicy(date: nil)
    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// A source of moments. The host does not ask it.
public protocol TimelineProvider {
    /// The type of the moments.
    associatedtype Entry: TimelineEntry
    /// The surroundings.
    typealias Context = TimelineProviderContext
    /// Returns a moment without data.
    func placeholder(in context: Context) -> Entry
    /// Returns a moment for the gallery.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Returns the moments.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The surroundings of a widget.
public struct TimelineProviderContext: Sendable {
    /// The size of the widget.
    public let family = WidgetFamily.systemSmall
    /// Whether the widget shows in the gallery.
    public let isPreview = false
    /// The size in points.
    public let displaySize = CGSize(width: 158, height: 158)
}

/// The size of a widget.
public enum WidgetFamily: Int, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
        accessoryInline, accessoryCorner
}

/// A configuration of a widget.
@MainActor @preconcurrency public protocol WidgetConfiguration {}

/// A widget. The host shows none; a test can host its view.
@MainActor @preconcurrency public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration
    /// The configuration.
    var body: Body { get }
    /// A widget.
    init()
}

extension Widget {
    /// Does nothing: widgets run in a process of the system.
    public static func main() {}
}

extension Never: WidgetConfiguration {}

/// Several widgets.
@MainActor @preconcurrency public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// Several widgets.
    init()
}

extension WidgetBundle {
    /// Does nothing: widgets run in a process of the system.
    public static func main() {}
}

/// The result builder of several widgets.
@MainActor @resultBuilder public struct WidgetBundleBuilder {
    /// Combines widgets.
    public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> EmptyWidget { EmptyWidget() }
    /// Supports `if`.
    public static func buildOptional(_ widgets: EmptyWidget?) -> EmptyWidget { EmptyWidget() }
    /// Supports widgets that are available on some systems only.
    public static func buildLimitedAvailability(_ widgets: some Widget) -> EmptyWidget { EmptyWidget() }
}

/// A configuration without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// A configuration of a provider and a view.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

extension WidgetConfiguration {
    /// Sets the name. Has no effect here.
    public func configurationDisplayName<S: TextSource>(_ displayName: S) -> some WidgetConfiguration { self }
    /// Sets the description. Has no effect here.
    public func description<S: TextSource>(_ description: S) -> some WidgetConfiguration { self }
    /// Sets the sizes. Has no effect here.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    /// Sets whether the background can be removed. Has no effect here.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    /// Sets the places where the widget does not show. Has no effect here.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    { self }
    /// Sets whether the system asks for the settings at first. Has no effect here.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    /// Sets the margins. Has no effect here.
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

/// The widgets of the app.
public final class WidgetCenter: Sendable {
    /// The center.
    public static let shared = WidgetCenter()
    /// Asks for other moments. Has no effect here.
    public func reloadAllTimelines() {}
    /// Asks for other moments. Has no effect here.
    public func reloadTimelines(ofKind kind: String) {}
}

extension View {
    /// Sets the URL that a tap on the widget opens. Has no effect here.
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }
    /// Sets whether the view takes the accent color. Has no effect here.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

extension EnvironmentValues {
    /// The size of the widget: small.
    public var widgetFamily: WidgetFamily { .systemSmall }
}
