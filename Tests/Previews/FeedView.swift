import SwiftUIMacros

/// Shows one article at a time. The button for the next one is there behind the last one, too.
struct FeedView: View {
    let articles: [String]
    @State private var shown = 0

    var body: some View {
        Text(articles[shown])
        Button("Next") { shown += 1 }
    }
}

#Preview {
    FeedView(articles: ["Macros", "Concurrency"])
}

#Preview("Long, with three articles", traits: .landscapeLeft, .sizeThatFitsLayout) {
    let articles = ["Macros", "Concurrency", "Ownership"]
    FeedView(articles: articles)
}

#Preview("Explicit return", traits: .fixedLayout(width: 100, height: 200)) {
    let articles = ["Macros"]
    return FeedView(articles: articles)
}

#Preview("Last", body: { Text("No more articles") })
