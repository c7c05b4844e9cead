import FuzzCampaign
import FuzzEngine
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

struct `A search in an app` {
    @Test func `can be for what is on screen, and for no number there`() async throws {
        let searched = try await onMainRunLoop {
            let runner = ViewRunner<CitiesApp>(under: [], by: .random)
            let family = CaseFamily(seed: 1, length: 8)
            let steps = (0..<200 as Range<UInt64>).flatMap { runner.draw(at: $0, of: family).testCase.steps }
            let actions = steps.compactMap { if case .user(let action) = $0 { action } else { nil } }
            return Set(actions.filter { $0.verb == .search }.compactMap(\.text))
        }
        #expect(searched.isSuperset(of: ["Oslo", "New York", "Rome", ""]))
        #expect(!searched.contains("Route 66"))
    }
}

private enum CitiesApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("cities") { _ in CitiesView() }
    }

    private struct CitiesView: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                List(["Oslo", "New York", "Rome", "Route 66"].filter { text.isEmpty || $0.contains(text) }, id: \.self)
                {
                    Text($0)
                }
                .searchable(text: $text)
            }
        }
    }
}
