import HeadlessUI
import Testing

@Suite struct `A presentation whose binding ignores the dismissal` {
    @Test func `goes, tells it, and is presented again at the next update`() async throws {
        try await onMainRunLoop {
            let host = Host { StubbornSheet() }
            StubbornSheet.notes.value = []
            try host.click("Show")
            #expect(host.texts == ["sheet"])
            try host.dismiss()
            host.wait(1)
            #expect(host.texts == ["Show", "Update", "turn 0"])
            #expect(StubbornSheet.notes.value == ["sheet gone", "dismissed"])
            try host.click("Update")
            #expect(host.texts == ["sheet"])
        }
    }

    @Test func `stays if the app dismisses it`() async throws {
        try await onMainRunLoop {
            let host = Host { StubbornSheet() }
            try host.click("Show")
            try host.click("Close")
            host.wait(1)
            #expect(host.texts == ["sheet"])
        }
    }

    @Test func `goes as an alert whose button is pressed`() async throws {
        try await onMainRunLoop {
            let host = Host { StubbornAlert() }
            try host.click("OK")
            host.wait(1)
            #expect(host.texts == ["Update", "turn 0"])
            try host.click("Update")
            #expect(host.texts == ["Stubborn", "OK"])
        }
    }
}

private struct StubbornSheet: View {
    static let notes = Notes()
    @State private var isShown = false
    @State private var turn = 0

    var body: some View {
        Button("Show") { isShown = true }
        Button("Update") { turn += 1 }
        Text("turn \(turn)")
            .sheet(
                isPresented: Binding {
                    isShown
                } set: {
                    if $0 { isShown = true }
                }
            ) {
                Self.notes.value.append("dismissed")
            } content: {
                StubbornContent().onDisappear { Self.notes.value.append("sheet gone") }
            }
    }
}

private struct StubbornContent: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("sheet") { dismiss() }.accessibilityLabel("Close")
    }
}

private struct StubbornAlert: View {
    @State private var turn = 0

    var body: some View {
        Button("Update") { turn += 1 }
        Text("turn \(turn)").alert("Stubborn", isPresented: .constant(true)) {}
    }
}
