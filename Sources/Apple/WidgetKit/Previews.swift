import ActivityKit
import SwiftUI

// Previews of widgets and activities compile. The host shows no widget, so they are not fuzzed.

/// A result builder for the entries of a preview.
@resultBuilder public enum PreviewTimelineBuilder {
    /// Builds a list of entries.
    public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
}

/// A result builder for the states of an activity's preview.
@resultBuilder public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
    /// Builds a state.
    public static func buildExpression(_ state: Attributes.ContentState) -> Attributes.ContentState { state }
    /// Builds a list of states.
    public static func buildBlock(_ states: Attributes.ContentState...) -> [Attributes.ContentState] { states }
}

/// The place where a preview shows an activity.
public struct ActivityPreviewViewKind: Sendable {
    /// The lock screen.
    public static let content = ActivityPreviewViewKind()
    /// A place of the island.
    public static func dynamicIsland(_ state: DynamicIslandState) -> ActivityPreviewViewKind { content }
    /// The size of the island.
    public enum DynamicIslandState: Sendable { case compact, minimal, expanded }
}

/// Declares a preview of a widget with entries.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "UnusedPreviewMacro")

/// Declares a preview of a widget with a provider of entries.
@freestanding(declaration) public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "UnusedPreviewMacro")

/// Declares a preview of a widget with entries, and with an intent.
@freestanding(declaration) public macro Preview<Intent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "UnusedPreviewMacro")

/// Declares a preview of a widget with an intent and a provider of entries.
@freestanding(declaration) public macro Preview<Intent, Provider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "UnusedPreviewMacro")

/// Declares a preview of an activity with states.
@freestanding(declaration) public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "UnusedPreviewMacro")
