import HeadlessUI
import Testing

private struct NewsView: View {
    @State private var text = "empty"

    var body: some View {
        Text(text)
            .task {
                guard let url = URL(string: "https://example.com/feed") else { return }
                do {
                    text = String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
                } catch {
                    text = "failed"
                }
            }
    }
}

@Suite struct `The network of a host` {
    @Test func `waits for an answer`() async throws {
        try await onMainRunLoop {
            let host = Host { NewsView() }
            host.settle()
            #expect(host.pendingAnswers == ["GET https://example.com/feed"])
            #expect(throws: ControlError.self) { try host.fail("GET https://example.com/") }
            try host.answer("GET https://example.com/feed", with: "news")
            #expect(host.texts == ["news"])
            #expect(host.pendingAnswers == [])
        }
    }

    @Test func `can fail`() async throws {
        try await onMainRunLoop {
            let host = Host { NewsView() }
            host.settle()
            try host.fail("GET https://example.com/feed")
            #expect(host.texts == ["failed"])
        }
    }
}
