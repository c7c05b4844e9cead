import BindingFuzz
import Foundation
import HeadlessUI
import Testing

@testable import ViewFuzz

/// When touches come, what time ends, and what a call finds.
@Suite struct `A step and the time around it` {
    private func run(
        _ steps: String, of view: String, on platform: String
    ) async throws -> (lines: [String], outcome: ViewOutcome) {
        let testCase = try read(steps, of: view, in: TouchApp.self)
        let written = try #require(configuration("\(platform)/written/index", of: TouchApp.self))
        return try await onMainRunLoop {
            TouchApp.lines = []
            let outcome = ViewRunner<TouchApp>(under: []).run(testCase, under: written)
            return (TouchApp.lines, outcome)
        }
    }

    @Test(arguments: ["ios", "macos"])
    func `a touch comes when the work before it is done`(platform: String) async throws {
        #expect(
            try await run(#"async call "here";press "Press""#, of: "touched", on: platform).lines == [
                "here", "pressed",
            ])
    }

    @Test func `a touch comes before work that is two turns of the main queue away, while the main thread hangs`()
        async throws
    {
        #expect(try await run(#"call "later";press "Press""#, of: "touched", on: "ios").lines == ["here", "pressed"])
        let late = #"call "later";stall;press "Press""#
        #expect(try await run(late, of: "touched", on: "ios").lines == ["pressed", "here"])
        // Only the next touch is so early.
        let two = #"call "later";stall;press "Press";call "later";press "Press""#
        #expect(try await run(two, of: "touched", on: "ios").lines == ["pressed", "here", "here", "pressed"])
    }

    @Test func `a call that finds nothing to call has no effect`() async throws {
        let (lines, outcome) = try await run(
            #"call "handler";press "Press";call "handler";async call "handler";idle"#, of: "touched", on: "ios")
        #expect(lines == ["pressed", "handled"])
        #expect(outcome.stepsWithoutEffect == [1, 4])
    }

    @Test(arguments: ["ios", "macos"])
    func `the end of a case waits for animations`(platform: String) async throws {
        let (_, outcome) = try await run(#"press "Leave""#, of: "fading", on: platform)
        #expect(outcome.mechanism == TextMechanism(.broken, "it has not gone"))
        #expect(outcome.step == 2)
        #expect(try await run(#"press "Leave";wait 0.5"#, of: "fading", on: platform).outcome.step == 3)
        #expect(try await run(#"press "Leave";wait 2;idle"#, of: "fading", on: platform).outcome.step == 2)
        #expect(try await run(#"press "Leave";idle;end-animations;idle"#, of: "fading", on: platform).outcome.step == 4)
        #expect(try await run(#"press "Leave";evict-rows;idle"#, of: "fading", on: platform).outcome.step == 4)
    }

    @Test func `an open menu of a Mac is closed at the end of a case`() async throws {
        #expect(try await run(#"open "Menu";call "tell""#, of: "menu", on: "macos").lines == ["told"])
        #expect(
            try await run(#"open "Menu";idle;call "tell";idle;press "Choose""#, of: "menu", on: "macos").lines == [
                "chosen", "told",
            ])
        #expect(
            try await run(#"open "Menu";idle;call "tell";idle;press "Choose""#, of: "menu", on: "ios").lines == [
                "told", "chosen",
            ])
    }
}

/// Views about touches and time.
private enum TouchApp: FuzzedApp {
    @MainActor static var lines: [String] = []

    static var views: [FuzzedView] {
        FuzzedView("touched") { setup in
            let handlers = Handlers()
            setup.call("here") { lines.append("here") }
            setup.call("later") { DispatchQueue.main.async { DispatchQueue.main.async { lines.append("here") } } }
            setup.call("handler") { handlers.callFirst() }
            return Button("Press") {
                lines.append("pressed")
                if handlers.all.isEmpty { handlers.all.append { lines.append("handled") } }
            }
        }
        FuzzedView("fading") { setup in
            let model = FadingModel()
            setup.property("it has not gone") { !model.isGone }
            return FadingView(model: model)
        }
        FuzzedView("menu") { setup in
            let subject = PassthroughSubject<Void, Never>()
            setup.call("tell") { subject.send(()) }
            return Menu("Menu") {
                Button("Choose") { lines.append("chosen") }
            }
            .onReceive(subject.receive(on: RunLoop.main)) { lines.append("told") }
        }
    }
}

@MainActor private final class Handlers {
    var all: [() -> Void] = []

    /// Calls the oldest handler; returns whether there was one.
    func callFirst() -> Bool {
        guard !all.isEmpty else { return false }
        all.removeFirst()()
        return true
    }
}

@MainActor private final class FadingModel {
    var isGone = false
}

private struct FadingView: View {
    let model: FadingModel
    @State private var isThere = true

    var body: some View {
        Button("Leave") { withAnimation(.linear(duration: 1)) { isThere = false } }
        if isThere { Text("there").onDisappear { model.isGone = true } }
    }
}
