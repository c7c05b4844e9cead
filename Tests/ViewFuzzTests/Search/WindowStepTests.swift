import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// An app with windows for values, and a plain one.
@Suite struct `The windows of an app` {
    private typealias Runner = ViewRunner<WindowedApps>
    private static let verbs: Set<UserAction.Verb> = [.newWindow, .closeWindow, .nextWindow]

    @Test func `are opened, closed and ordered by the steps of a search`() async throws {
        try await onMainRunLoop {
            let runner = Runner(under: [])
            var verbs: Set<UserAction.Verb> = []
            var failing = 0
            for index in 0..<200 as Range<UInt64> {
                let drawn = runner.draw(at: index, of: CaseFamily(seed: 4, length: 12))
                for case .user(let action) in drawn.testCase.steps {
                    if drawn.testCase.view == "NotesApp" { verbs.insert(action.verb) }
                    #expect(drawn.testCase.view == "NotesApp" || !Self.verbs.contains(action.verb))
                }
                #expect(runner.run(drawn.testCase, under: drawn.configuration) == drawn.outcome)
                if drawn.outcome.isFailure { failing += 1 }
            }
            #expect(Self.verbs.subtracting(verbs).isEmpty)
            // A window that opens without a value breaks the app.
            #expect(failing > 0)
        }
    }

    @Test(arguments: [
        (#"press "Open"; close-window"#, [], false),
        (#"press "Open"; next-window; press "Open""#, [], false),
        (#"close-window; next-window"#, [1, 2], false),
        (#"new-window "Int""#, [], true),
        (#"new-window "String""#, [1], false),
    ])
    func `have the effect that a person sees`(steps: String, stepsWithoutEffect: [Int], isFailure: Bool) async throws {
        let testCase = try read(steps, of: "NotesApp", in: WindowedApps.self)
        let outcomes = try await onMainRunLoop {
            Runner(under: ViewConfiguration<WindowedApps>.standardMatrix).run(testCase)
        }
        #expect(outcomes.map(\.stepsWithoutEffect) == [stepsWithoutEffect, stepsWithoutEffect])
        #expect(outcomes.map(\.isFailure) == [isFailure, isFailure])
    }
}

private enum WindowedApps: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView(NotesApp.self) { setup in
            setup.property("each window has a note") { OpenNotes.shared.windowsWithoutNote == 0 }
        }
        FuzzedView(PlainApp.self)
    }
}

@MainActor private final class OpenNotes {
    static var shared = OpenNotes()
    var windowsWithoutNote = 0
}

private struct NotesApp: App {
    init() { OpenNotes.shared = OpenNotes() }

    var body: some Scene {
        WindowGroup { OpeningView() }
        WindowGroup(for: Int.self) { $note in
            Text(note.map { "note \($0)" } ?? "nothing")
                .onAppear { if note == nil { OpenNotes.shared.windowsWithoutNote += 1 } }
        }
    }
}

private struct OpeningView: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Open") { openWindow(value: 1) }
    }
}

private struct PlainApp: App {
    var body: some Scene { WindowGroup { Button("Press") {} } }
}
