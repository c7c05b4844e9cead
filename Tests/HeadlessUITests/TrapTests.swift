import HeadlessUI
import Testing

@Suite struct `A stale dereference` {
    @Test func `out of range traps as the app would, where that is asked for`() async {
        await #expect(processExitsWith: .failure) {
            try await onMainRunLoop {
                let access = RowAccess()
                let publisher = Empty<Notification, Never>().eraseToAnyPublisher()
                let host = Host(staleDereference: .trap) {
                    CampaignView(
                        items: [Item(id: 1, name: "")], container: .eager, publisher: publisher, access: access)
                }
                let first = access.items[0]
                access.items.wrappedValue = []
                _ = first.wrappedValue
                try host.close()
            }
        }
    }

    @Test func `is recorded and answered with the last value by default`() async throws {
        try await onMainRunLoop {
            let access = RowAccess()
            let publisher = Empty<Notification, Never>().eraseToAnyPublisher()
            let host = Host {
                CampaignView(items: [Item(id: 1, name: "")], container: .eager, publisher: publisher, access: access)
            }
            let first = access.items[0]
            access.items.wrappedValue = []
            #expect(first.wrappedValue.id == 1)
            let stale = RuntimeIssue.Kind.staleDereference(.outOfRange(index: 0, count: 0), id: AnyHashableID(1))
            #expect(host.issues.map(\.kind) == [stale])
        }
    }
}

@Suite struct `A view that contains itself` {
    private struct Leaf: View {
        var body: some View { Text("leaf") }
    }

    private struct Nest: View {
        var body: some View {
            VStack {
                Leaf()
                Nest()
            }
        }
    }

    /// The stack may end in a view within, which is not the one to look at.
    @Test func `ends the app with its name`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await onMainRunLoop { try Host { Nest() }.close() }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("the views in that of Nest have used up the stack"), "\(text)")
    }
}

@Suite struct `A slider with steps` {
    @Test func `ends the app if its range is empty`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await onMainRunLoop {
                try Host { Slider(value: .constant(0), in: 0...0, step: 1) }.close()
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("max stride must be positive"), "\(text)")
    }

    @Test func `needs no range without steps`() async throws {
        try await onMainRunLoop { try Host { Slider(value: .constant(0), in: 0...0) }.close() }
    }
}
