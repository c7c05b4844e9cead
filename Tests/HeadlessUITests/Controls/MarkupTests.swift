import HeadlessUI
import Testing

@Suite struct `Marks of Markdown` {
    @Test(arguments: [
        ("Make it **better** with *one* tap.", "Make it better with one tap."),
        ("__All__ `code` is ~~old~~ _new_", "All code is old new"),
        ("Read [the terms](https://example.com).", "Read the terms."),
        ("***both*** 2 * 3 * 4", "both 2 * 3 * 4"),
        ("snake_case_name [x] * a *", "snake_case_name [x] * a *"),
    ])
    func `in a key are not shown`(key: String, shown: String) async throws {
        try await onMainRunLoop {
            let host = Host { Text(LocalizedStringKey(key)) }
            #expect(host.texts == [shown])
        }
    }

    @Test func `in a value or a text as it is are letters`() async throws {
        try await onMainRunLoop {
            let name = "**Ada**"
            let host = Host {
                Text("Dear **\(name)**")
                Text(name)
                Text(verbatim: "*a*")
            }
            #expect(host.texts == ["Dear **Ada**", "**Ada**", "*a*"])
        }
    }
}
