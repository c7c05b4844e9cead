import HeadlessUI
import Locks
import Testing

/// What loses its state as an identity changes.
@Suite struct `A view with an identity` {
    /// samialhamad/Gatherly-SwiftUI has this modifier around its pages.
    private struct RefreshOnAppear: ViewModifier {
        @State private var id = 0

        func body(content: Content) -> some View {
            content.id(id).onAppear { id += 1 }
        }
    }

    private struct Counter: View {
        let appeared: () -> Void
        @State private var count = 0

        var body: some View {
            Button("count \(count)") { count += 1 }.onAppear(perform: appeared)
        }
    }

    @Test func `on a page loses its state, and the modifiers around it stay`() async throws {
        try await onMainRunLoop {
            let appearances = Locked(0)
            let host = Host {
                NavigationStack {
                    Counter { appearances.withLock { $0 += 1 } }.modifier(RefreshOnAppear())
                }
            }
            host.run(.idle)
            #expect(host.issues.isEmpty)
            #expect(appearances.withLock { $0 } == 2)
            try host.click("count 0")
            host.run(.idle)
            #expect(host.texts.contains("count 1"))
        }
    }

    @Test func `that is the root of a window loses its state with another identity`() async throws {
        struct Root: View {
            @State private var id = 0
            var body: some View {
                Counter {}.id(id).toolbar { Button("Renew") { id += 1 } }
            }
        }
        try await onMainRunLoop {
            let host = Host { Root() }
            try host.click("count 0")
            host.run(.idle)
            #expect(host.texts.contains("count 1"))
            try host.click("Renew")
            host.run(.idle)
            #expect(host.texts.contains("count 0"))
        }
    }

    @Test func `in a container loses its state with the modifiers around it`() async throws {
        struct Rows: View {
            @State private var id = 0
            let appeared: () -> Void
            var body: some View {
                VStack {
                    Text("a").id(id).onAppear(perform: appeared)
                    Button("Renew") { id += 1 }
                }
            }
        }
        try await onMainRunLoop {
            let appearances = Locked(0)
            let host = Host { Rows { appearances.withLock { $0 += 1 } } }
            try host.click("Renew")
            host.run(.idle)
            #expect(appearances.withLock { $0 } == 2)
        }
    }
}
