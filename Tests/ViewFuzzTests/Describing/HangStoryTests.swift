import FuzzReports
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

/// What a reader learns of a main thread that hangs.
@Suite struct `The story of a case in which the main thread hangs` {
    @Test func `says until when it hangs, and that the touch comes before the work`() async throws {
        let testCase = try read(#"call "later";stall;press "Press""#, in: HangingApp.self)
        let chosen = try #require(configuration("ios/written/index", of: HangingApp.self))
        let text = try await onMainRunLoop {
            ViewSubject<HangingApp>.story(of: testCase, under: chosen) { _ in }.timeline.text()
        }
        #expect(text.contains("the main thread hangs until the next touch"))
        try expectSnapshot(OutputSnapshot.stable(text), named: "hang")
    }
}

private enum HangingApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("hanging") { setup in
            let model = HangingModel()
            setup.call("later") { DispatchQueue.main.async { DispatchQueue.main.async { model.lines.append("late") } } }
            return HangingView(model: model)
        }
    }
}

@MainActor private final class HangingModel: ObservableObject {
    @Published var lines: [String] = []
}

private struct HangingView: View {
    @ObservedObject var model: HangingModel

    var body: some View {
        Button("Press") { model.lines.append("pressed") }
        Text(model.lines.joined(separator: ", "))
    }
}
