import HeadlessUI
import Testing

@Suite struct `The time of animations` {
    @Test func `ends when their duration is over on the host's clock`() async throws {
        try await onMainRunLoop {
            let host = Host { FadingRows() }
            try host.click("Delete")
            NotificationCenter.default.post(name: .fadingRows, object: nil)
            #expect(FadingRows.heard.value == ["heard by 1"])
            host.wait(0.9)
            #expect(host.texts.last == "gone 0")
            host.wait(0.1)
            #expect(host.texts.last == "gone 1")
            NotificationCenter.default.post(name: .fadingRows, object: nil)
            #expect(FadingRows.heard.value == ["heard by 1"])
        }
    }

    @Test func `is shorter at a higher speed, and may be logically complete before it ends`() async throws {
        try await onMainRunLoop {
            let host = Host { FadingRows(animation: .linear(duration: 1).speed(2)) }
            try host.click("Delete")
            host.wait(0.4)
            #expect(host.texts.last == "gone 0")
            host.wait(0.1)
            #expect(host.texts.last == "gone 1")
            let logical = Host { LogicalEnd() }
            try logical.click("Hide")
            logical.wait(0.4)
            #expect(logical.texts.last == "animating")
            logical.wait(0.2)
            #expect(logical.texts.last == "complete")
        }
    }

    @Test func `does not end a row that has come back`() async throws {
        try await onMainRunLoop {
            let host = Host { FadingRows() }
            try host.click("Delete")
            host.wait(0.5)
            try host.click("Restore")
            host.wait(5)
            #expect(host.texts == ["Delete", "Restore", "row 1", "gone 0"])
            #expect(host.secondsUntilAnimationsEnd == nil)
        }
    }

    @Test func `is over after settling, except for what repeats forever`() async throws {
        try await onMainRunLoop {
            let host = Host { FadingRows(animation: .linear(duration: 20)) }
            try host.click("Delete")
            host.settle()
            #expect(host.texts.last == "gone 1")
            let endless = Host { FadingRows(animation: .linear.repeatForever()) }
            try endless.click("Delete")
            endless.settle()
            endless.wait(100)
            #expect(endless.texts.last == "gone 0")
            endless.endAnimations()
            #expect(endless.texts.last == "gone 1")
        }
    }

    @Test(arguments: [HostPlatform.iOS, .macOS])
    func `ends sheets and pages, and runs what waits for it`(platform: HostPlatform) async throws {
        try await onMainRunLoop {
            let host = Host(platform: platform) { LeavingPlaces() }
            try host.click("Show")
            try host.dismiss()
            #expect(host.texts.last == "")
            host.wait(1)
            #expect(host.texts.last == "sheet gone, dismissed")
            try host.click("Push")
            try host.back()
            #expect(host.texts.last == "sheet gone, dismissed")
            host.settle()
            #expect(host.texts.last == "sheet gone, dismissed, page gone")
        }
    }

    @Test func `is waited for by the completions of the same change`() async throws {
        try await onMainRunLoop {
            let host = Host { CompletedChanges() }
            try host.click("Short")
            try host.click("Long")
            host.wait(0.25)
            #expect(host.texts.last == "short")
            host.wait(1)
            #expect(host.texts.last == "short, long")
            try host.click("Without")
            #expect(host.texts.last == "short, long, without")
        }
    }

    @Test func `lets a spring complete logically before it is removed`() async throws {
        try await onMainRunLoop {
            let host = Host { SpringChanges() }
            try host.click("Turn")
            host.wait(0.5)
            #expect(host.texts.last == "logically")
            host.wait(0.23)
            #expect(host.texts.last == "logically")
            host.wait(0.01)
            #expect(host.texts.last == "logically, removed")
        }
    }

    @Test func `is that of the phases and keyframes`() async throws {
        try await onMainRunLoop {
            let host = Host { PhasesView() }
            #expect(host.texts.first == "phase 1")
            // Each phase takes the 0.5 seconds after which `snappy` has logically completed.
            host.wait(0.5)
            #expect(host.texts.first == "phase 2")
            host.wait(0.5)
            #expect(host.texts.first == "phase 3")
            host.wait(0.5)
            #expect(host.texts.first == "phase 1")
            try host.click("Go")
            host.wait(0.29)
            #expect(host.texts.contains("scale 1.000000"))
            host.wait(0.02)
            #expect(host.texts.contains("scale 3.000000"))
        }
    }

    @Test func `of a spring is known from its frequency and its damping`() {
        // (1 + x) * exp(-x) = 0.001 at x = 9.2334, the number of radians after which a spring without bounce is at rest.
        #expect(abs(Spring().settlingDuration - 9.2334 * 0.5 / (2 * .pi)) < 0.001)
        #expect(Spring(duration: 1).settlingDuration > 1.9 * Spring().settlingDuration)
        #expect(Spring.bouncy.settlingDuration > Spring.smooth.settlingDuration)
        #expect(Spring(bounce: -0.5).settlingDuration > Spring.smooth.settlingDuration)
        #expect(Spring(bounce: 1).settlingDuration == .infinity)
        #expect(Spring(duration: 0).settlingDuration == 0)
    }
}

extension Notification.Name {
    fileprivate static let fadingRows = Notification.Name("AnimationTimeTests.fadingRows")
}

/// A list of texts that closures add to.
@MainActor final class Notes {
    var value: [String] = []
}

private struct FadingRows: View {
    static let heard = Notes()
    var animation = Animation.linear(duration: 1)
    @State private var rows = [1]
    @State private var gone = 0

    var body: some View {
        Button("Delete") {
            Self.heard.value = []
            withAnimation(animation) { rows = [] }
        }
        Button("Restore") { rows = [1] }
        ForEach(rows, id: \.self) { row in
            Text("row \(row)")
                .onReceive(NotificationCenter.default.publisher(for: .fadingRows)) { _ in
                    Self.heard.value.append("heard by \(row)")
                }
                .onDisappear { gone += 1 }
        }
        Text("gone \(gone)")
    }
}

private struct LeavingPlaces: View {
    @State private var isShown = false
    @State private var isPushed = false
    @State private var log: [String] = []

    var body: some View {
        NavigationStack {
            Button("Show") { isShown = true }
            Button("Push") { isPushed = true }
            Text(log.joined(separator: ", "))
                .navigationDestination(isPresented: $isPushed) { Text("page").onDisappear { log.append("page gone") } }
        }
        .sheet(isPresented: $isShown) {
            log.append("dismissed")
        } content: {
            Text("sheet").onDisappear { log.append("sheet gone") }
        }
    }
}

private struct CompletedChanges: View {
    @State private var turn = 0
    @State private var log: [String] = []

    var body: some View {
        Button("Long") {
            withAnimation(.linear(duration: 1)) {
                turn += 1
            } completion: {
                log.append("long")
            }
        }
        Button("Short") {
            withAnimation(.linear(duration: 0.2)) {
                turn += 1
            } completion: {
                log.append("short")
            }
        }
        Button("Without") {
            withAnimation(nil) {
                turn += 1
            } completion: {
                log.append("without")
            }
        }
        Text("\(turn)")
        Text(log.joined(separator: ", "))
    }
}

private struct SpringChanges: View {
    @State private var turn = 0
    @State private var log: [String] = []

    var body: some View {
        Button("Turn") {
            withAnimation(.spring(duration: 0.5)) {
                turn += 1
            } completion: {
                log.append("logically")
            }
            withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
                turn += 1
            } completion: {
                log.append("removed")
            }
        }
        Text("\(turn)")
        Text(log.joined(separator: ", "))
    }
}

private struct LogicalEnd: View {
    @State private var isShown = true
    @State private var state = "animating"

    var body: some View {
        if isShown { Text("shown") }
        Button("Hide") {
            withAnimation(.linear(duration: 2).logicallyComplete(after: 0.5)) {
                isShown = false
            } completion: {
                state = "complete"
            }
        }
        Text(state)
    }
}
