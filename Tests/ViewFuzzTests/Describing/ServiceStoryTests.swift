import HeadlessUI
import Testing

@testable import ViewFuzz

/// What a reader learns of a task whose wait is in a service, on another thread.
@Suite struct `The story of a task that waits in a service` {
    @Test func `says when the task goes on`() async throws {
        let testCase = try read(#"press "Load";wait 2"#, in: ServedApp.self)
        let chosen = try #require(configuration("ios/written/index", of: ServedApp.self))
        let entries = try await onMainRunLoop {
            ViewSubject<ServedApp>.story(of: testCase, under: chosen) { _ in }.timeline.entries.map(\.text)
        }
        let resumed = try #require(entries.firstIndex { $0.hasPrefix("a task of Button of ServedView") }, "\(entries)")
        #expect(entries[resumed].hasSuffix("goes on"))
        #expect(entries[resumed...].contains { $0.contains("loaded") }, "\(entries)")
    }
}

private enum ServedApp: FuzzedApp {
    static var views: [FuzzedView] { FuzzedView("served") { _ in ServedView() } }
}

private struct ServedView: View {
    @State private var text = "empty"

    var body: some View {
        Button("Load") { Task { text = await RemoteService().text() } }
        Text(text)
    }
}

private struct RemoteService: Sendable {
    @concurrent func text() async -> String {
        try? await Task.sleep(for: .seconds(1))
        return "loaded"
    }
}
