import Foundation
import HeadlessUI

@testable import ViewFuzz

/// Views whose code runs by itself: by a timer, by a subscription, after an await.
enum TimelineApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("ticker") { _ in TickerView() }
        FuzzedView("news") { setup in
            let news = PassthroughSubject<String, Never>()
            setup.send("news", "rain", to: news)
            return NewsView(news: news)
        }
        FuzzedView("loader") { _ in LoaderView() }
        FuzzedView("cards") { _ in NavigationStack { CardView { Text("inside") } } }
    }
}

struct TickerView: View {
    @State private var ticks = 0

    var body: some View {
        Text("\(ticks) ticks").onAppear {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { ticks += 1 } }
        }
    }
}

/// Listens while its news are shown.
struct NewsView: View {
    let news: PassthroughSubject<String, Never>
    @State private var isShown = false
    @State private var last = "nothing new"

    var body: some View {
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        if isShown { Text(last).onReceive(news) { last = $0 } }
    }
}

/// Waits for an answer twice: when it appears, and when a person asks for it.
struct LoaderView: View {
    @State private var state = "empty"

    var body: some View {
        Text(state).task {
            try? await Task.sleep(for: .seconds(1))
            state = "first answer"
        }
        Button("Load") {
            Task {
                state = "asked"
                try? await Task.sleep(for: .seconds(2))
                state = "second answer"
            }
        }
    }
}

/// A view whose full name has the names of all that it contains.
struct CardView<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Open") { isOpen = true }
            if isOpen { content() }
        }
        .onChange(of: isOpen) {}
    }
}
