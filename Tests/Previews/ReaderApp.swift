import SwiftUIMacros

/// A reader of feeds. The fuzzer starts it as a user does.
struct ReaderApp: App {
    @State private var feeds = ["Swift", "SwiftUI"]

    var body: some Scene {
        WindowGroup {
            FeedList(feeds: $feeds)
        }
    }
}

struct FeedList: View {
    @Binding var feeds: [String]

    var body: some View {
        List {
            ForEach(feeds, id: \.self) { Text($0) }
                .onDelete { feeds.remove(atOffsets: $0) }
        }
        Button("Add") { feeds.append("Feed \(feeds.count)") }
    }
}
