import HeadlessUI
import Testing

@Suite struct `The pasteboard` {
    @Test func `is empty for each host`() async throws {
        try await onMainRunLoop {
            let host = Host { Button("Copy") { UIPasteboard.general.string = "text" } }
            try host.click("Copy")
            #expect(UIPasteboard.general.string == "text")
            _ = Host { Text("") }
            #expect(!UIPasteboard.general.hasStrings)
            #expect(UIPasteboard.general.changeCount == 0)
        }
    }
}
