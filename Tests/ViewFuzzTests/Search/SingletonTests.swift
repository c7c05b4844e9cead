import FuzzEngine
import HeadlessUI
import Testing

@testable import FuzzCampaign
@testable import ViewFuzz

/// Objects that outlive a case and observe events from outside: a later case of the process does not get their events.
@Suite struct `An observer that outlives its case` {
    private func feedback<App: FuzzedApp>(of app: App.Type) async throws -> ViewFeedback {
        try await onMainRunLoop {
            ViewRunner<App>(under: []).draw(at: 0, of: CaseFamily(seed: 1, length: 2)).feedback
        }
    }

    @Test func `is noticed, and gives fewer cases to a process`() async throws {
        try await expectsFewerCases(of: SingletonApp.self)
    }

    @Test func `gives fewer cases to a process, as a job does that sleeps on`() async throws {
        try await expectsFewerCases(of: SleepingApp.self)
    }

    private func expectsFewerCases<App: FuzzedApp>(of app: App.Type) async throws {
        let feedback = try await feedback(of: app)
        #expect(feedback.leavesWork)
        var guide = ViewGuide()
        #expect(guide.casesPerProcess == nil)
        guide.learn(feedback)
        #expect(guide.casesPerProcess == 8)
    }

    @Test func `divides cases in one way, whatever part of them is asked for`() {
        #expect(GuideEpochs.pieces(of: 0..<20, at: 8) == [0..<8, 8..<16, 16..<20])
        #expect(GuideEpochs.pieces(of: 5..<18, at: 8) == [5..<8, 8..<16, 16..<18])
        #expect(GuideEpochs.pieces(of: 8..<8, at: 8) == [])
    }

    @Test func `is not confused with one that ends with its views, or with the definition`() async throws {
        #expect(try await !feedback(of: ModelApp.self).leavesWork)
    }
}

private enum SingletonApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("singleton") { _ in Text("\(Notes.shared.count)") }
    }
}

private enum SleepingApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("sleeping") { _ in
            Text("watching").onAppear {
                DispatchQueue.global().async { Thread.sleep(forTimeInterval: 20) }
            }
        }
    }
}

private enum ModelApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("model") { setup in
            let notes = Notes()
            setup.property("the count is not negative") { notes.count >= 0 }
            return NotesView(notes: notes)
        }
    }
}

private struct NotesView: View {
    @ObservedObject var notes: Notes

    var body: some View { Text("\(notes.count)") }
}

@MainActor private final class Notes: ObservableObject {
    static let shared = Notes()
    @Published var count = 0
    private var token: AnyCancellable?

    init() {
        token = NotificationCenter.default.publisher(for: Notification.Name("note")).sink { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
    }
}
