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
