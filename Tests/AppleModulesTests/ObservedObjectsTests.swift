import AVKit
import SwiftUI
import Testing
import WebKit

/// Objects of the system whose properties an app observes.
@Suite struct `An object of the system` {
    @Test func `publishes the changes that the app makes`() async throws {
        try await onMainRunLoop {
            let host = Host { PlayingView() }
            #expect(host.texts.last == "paused")
            try host.click("Play")
            #expect(host.texts.last == "plays")
            try host.click("Pause")
            #expect(host.texts.last == "paused")
            let page = WKWebView(frame: .zero)
            var urls: [String] = []
            let observation = page.observe(\.url, options: [.new]) { _, change in
                urls.append(change.newValue.flatMap { $0 }?.host() ?? "none")
            }
            page.load(URLRequest(url: URL(string: "https://example.com/")!))
            observation.invalidate()
            page.load(URLRequest(url: URL(string: "https://example.org/")!))
            #expect(urls == ["example.com"])
        }
    }

    @Test func `changes by itself only while it is observed`() async throws {
        try await onMainRunLoop {
            let item = AVPlayerItem(url: URL(filePath: "/movie.mp4"))
            let host = Host { LoadingView(item: item) }
            #expect(host.systemCallbacks.isEmpty)
            try host.click("Load")
            #expect(host.texts.contains("unknown"))
            #expect(host.systemCallbacks.map(\.name) == ["AVPlayerItem"])
            #expect(host.systemCallbacks.first?.values.count == 2)
            host.systemCallbacks.first?.values[0]()
            host.run(.idle)
            #expect(host.texts.contains("ready for 60.0"))
            try host.click("Load")
            #expect(host.systemCallbacks.isEmpty)
        }
    }
}

private struct PlayingView: View {
    @State private var player = AVPlayer()
    @State private var plays = false

    var body: some View {
        Button("Play") { player.play() }
        Button("Pause") { player.pause() }
        Text(plays ? "plays" : "paused")
            .onReceive(player.publisher(for: \.timeControlStatus)) { plays = $0 == .playing }
    }
}

private struct LoadingView: View {
    let item: AVPlayerItem
    @State private var isShown = false

    var body: some View {
        Button("Load") { isShown.toggle() }
        if isShown { StatusView(item: item) }
    }
}

private struct StatusView: View {
    let item: AVPlayerItem
    @State private var text = ""

    var body: some View {
        Text(text).onReceive(item.publisher(for: \.status)) { status in
            text = status == .readyToPlay ? "ready for \(item.duration.seconds)" : "unknown"
        }
    }
}
