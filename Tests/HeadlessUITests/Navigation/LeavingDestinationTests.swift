import HeadlessUI
import Testing

@Suite struct `The destinations of a page that leaves` {
    @Test func `are not those of the stack`() async throws {
        try await onMainRunLoop {
            let host = Host { DeclaringPages() }
            try host.click("To A")
            #expect(host.texts == ["page A", "To 7 from A"])
            try host.back()
            // The page is leaving, and its destination for numbers with it.
            try host.click("To 7")
            #expect(host.texts.first == "To A")
            #expect(host.issues.map(\.kind) == [.missingDestination("Int")])
        }
    }

    @Test func `are those of the stack until then`() async throws {
        try await onMainRunLoop {
            let host = Host { DeclaringPages() }
            try host.click("To A")
            try host.click("To 7 from A")
            #expect(host.texts == ["number 7"])
        }
    }
}

private struct DeclaringPages: View {
    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("To A", value: "A")
                NavigationLink("To 7", value: 7)
            }
            .navigationDestination(for: String.self) { name in
                VStack {
                    Text("page \(name)")
                    NavigationLink("To 7 from \(name)", value: 7)
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }
}
