import HeadlessUI
import Testing

@Suite struct `The changes of two transactions` {
    @Test func `are shown separately, so that only one is animated`() async throws {
        try await onMainRunLoop {
            let host = Host { TwoParts() }
            try host.click("Animate A, remove B")
            #expect(host.texts.last == "B gone")
            host.wait(1)
            #expect(host.texts.last == "B gone, A gone")
        }
    }

    @Test func `are shown in their order`() async throws {
        try await onMainRunLoop {
            let host = Host { TwoParts() }
            try host.click("Remove B, animate A")
            #expect(host.texts.last == "B gone")
            host.wait(1)
            #expect(host.texts.last == "B gone, A gone")
        }
    }

    @Test func `show a state as it was between them`() async throws {
        try await onMainRunLoop {
            let host = Host { CountedChanges() }
            CountedChanges.seen.value = []
            try host.click("Count twice")
            #expect(CountedChanges.seen.value == ["1", "2"])
            CountedChanges.seen.value = []
            try host.click("Count together")
            #expect(CountedChanges.seen.value == ["4"])
        }
    }

    @Test func `do not animate what an action of the update changes`() async throws {
        try await onMainRunLoop {
            let host = Host { FollowedChange() }
            try host.click("Turn")
            #expect(host.texts.last == "gone")
        }
    }
}

private struct TwoParts: View {
    @State private var hasA = true
    @State private var hasB = true
    @State private var log: [String] = []

    var body: some View {
        Button("Animate A, remove B") {
            withAnimation(.linear(duration: 0.5)) { hasA = false }
            hasB = false
        }
        Button("Remove B, animate A") {
            hasB = false
            withAnimation(.linear(duration: 0.5)) { hasA = false }
        }
        if hasA { Text("A").onDisappear { log.append("A gone") } }
        if hasB { Text("B").onDisappear { log.append("B gone") } }
        Text(log.joined(separator: ", "))
    }
}

private struct CountedChanges: View {
    static let seen = Notes()
    @State private var count = 0

    var body: some View {
        let _ = Self.seen.value.append("\(count)")
        Button("Count twice") {
            withAnimation { count += 1 }
            count += 1
        }
        Button("Count together") {
            count += 1
            count += 1
        }
        Text("\(count)")
    }
}

private struct FollowedChange: View {
    @State private var turn = 0
    @State private var isThere = true
    @State private var log = ""

    var body: some View {
        Button("Turn") { withAnimation { turn += 1 } }
        Text("\(turn)").onChange(of: turn) { isThere = false }
        if isThere { Text("there").onDisappear { log = "gone" } }
        Text(log)
    }
}
