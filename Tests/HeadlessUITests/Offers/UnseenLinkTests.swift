import TestSupport
import Testing

@testable import HeadlessUI

/// A link without a label, which a binding opens.
struct UnseenLinkTests {
    private struct Page: View {
        let isInList: Bool
        @State private var isOpen = false

        var body: some View {
            NavigationStack {
                if isInList {
                    List { link }
                } else {
                    VStack {
                        link
                        Button("Open") { isOpen = true }
                    }
                }
            }
        }

        private var link: some View { NavigationLink(destination: Text("Details"), isActive: $isOpen) { EmptyView() } }
    }

    @Test func `is offered in a row of a list alone, and its binding opens the page`() async throws {
        try await onMainRunLoop {
            let host = Host { Page(isInList: false) }
            #expect(host.glance.actions.filter { $0.verb == .press }.map(\.label) == ["Open"])
            try host.click("Open")
            #expect(host.texts.contains("Details"))
            try host.close()
            let list = Host { Page(isInList: true) }
            #expect(list.glance.actions.contains { $0.verb == .press })
            try list.close()
        }
    }
}
