/// A configuration of a live activity. The host shows none.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// A configuration of the view on the lock screen and the island.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}

/// The data of an activity, for its view.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The data that stays.
    public let attributes: Attributes
    /// The data that changes.
    public let state: Attributes.ContentState
    /// Whether the data is old.
    public var isStale: Bool { false }
    /// The identifier of the activity.
    public var activityID: String { "" }
}

/// The views around the camera of a device.
@MainActor @preconcurrency public struct DynamicIsland {
    /// The views of an island.
    public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}
    /// Sets the URL that a tap opens. Has no effect here.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// Sets the color of the edge. Has no effect here.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// Sets the margins. Has no effect here.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIsland { self }
}

/// A place in a large island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// At the left of the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// At the right of the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below all others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The view at a place of a large island.
@MainActor @preconcurrency public struct DynamicIslandExpandedRegion<Content: View> {
    /// A view at a place.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// The views of a large island.
public struct DynamicIslandExpandedContent<Content> {}

/// The result builder of a large island.
@MainActor @resultBuilder public struct DynamicIslandExpandedContentBuilder {
    /// Combines the views at several places.
    public static func buildBlock<each Content: View>(
        _ content: repeat DynamicIslandExpandedRegion<each Content>
    ) -> DynamicIslandExpandedContent<Never> { DynamicIslandExpandedContent() }
}

extension View {
    /// Sets the background of a live activity. Has no effect here.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// Sets the color of the button of a live activity. Has no effect here.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension EnvironmentValues {
    /// Whether the widget shows its background.
    public var showsWidgetContainerBackground: Bool { true }
    /// How the widget is drawn: in full color.
    public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
    /// The margins of the widget.
    public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}

/// How a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    /// In full color.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// In one color.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// Without colors.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// A round background for small widgets. It is empty here.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
    /// A background.
    public init() {}
    public var body: some View { Color.clear }
}
