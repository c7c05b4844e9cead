import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct WaterIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Water" }
    static var description: IntentDescription { "Shows what is left to drink." }

    @Parameter(title: "Glass", default: "Small")
    var glass: String
}

struct WaterProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WaterEntry {
        WaterEntry(date: Date(), configuration: WaterIntent())
    }

    func snapshot(for configuration: WaterIntent, in context: Context) async -> WaterEntry {
        WaterEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: WaterIntent, in context: Context) async -> Timeline<WaterEntry> {
        var entries: [WaterEntry] = []
        let currentDate = Date()
        for hourOffset in 0..<5 {
            // swift-format-ignore: NeverForceUnwrap
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            entries.append(WaterEntry(date: entryDate, configuration: configuration))
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}

struct WaterEntry: TimelineEntry {
    let date: Date
    let configuration: WaterIntent
}

struct WaterEntryView: View {
    var entry: WaterProvider.Entry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack {
            Text(entry.date, style: .time)
            Text(entry.configuration.glass)
        }
    }
}

struct WaterWidget: Widget {
    let kind: String = "WaterWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: WaterIntent.self, provider: WaterProvider()) { entry in
            WaterEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Water")
        .description("What is left to drink.")
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}

struct PlainProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {
        completion(PlainEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [PlainEntry(date: Date())], policy: .never))
    }
}

struct PlainEntry: TimelineEntry {
    let date: Date
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PlainWidget", provider: PlainProvider()) { entry in
            Text(entry.date, style: .date)
        }
    }
}

struct DeliveryAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var stop: String
    }

    var name: String
}

struct DeliveryLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            VStack { Text("Next: \(context.state.stop)") }
                .activityBackgroundTint(Color.cyan)
                .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("From") }
                DynamicIslandExpandedRegion(.trailing) { Text("To") }
                DynamicIslandExpandedRegion(.bottom) { Text(context.state.stop) }
            } compactLeading: {
                Text("F")
            } compactTrailing: {
                Text("T \(context.state.stop)")
            } minimal: {
                Text(context.state.stop)
            }
            .widgetURL(URL(string: "https://example.com"))
            .keylineTint(Color.red)
        }
    }
}

struct WaterWidgets: WidgetBundle {
    var body: some Widget {
        WaterWidget()
        PlainWidget()
        DeliveryLiveActivity()
    }
}

extension DeliveryAttributes {
    fileprivate static var preview: DeliveryAttributes { DeliveryAttributes(name: "World") }
}

extension DeliveryAttributes.ContentState {
    fileprivate static var first: DeliveryAttributes.ContentState { .init(stop: "A") }
    fileprivate static var last: DeliveryAttributes.ContentState { .init(stop: "B") }
}

#Preview(as: .systemSmall) {
    WaterWidget()
} timeline: {
    WaterEntry(date: .now, configuration: WaterIntent())
    WaterEntry(date: .now, configuration: WaterIntent())
}

#Preview("Provider", as: .systemSmall, widget: { PlainWidget() }, timelineProvider: { PlainProvider() })

#Preview("Notification", as: .content, using: DeliveryAttributes.preview) {
    DeliveryLiveActivity()
} contentStates: {
    DeliveryAttributes.ContentState.first
    DeliveryAttributes.ContentState.last
}
