import HeadlessUI
import TestSupport
import Testing

/// What is assumed of pages, each value in turn.
@Suite(.serialized) struct `A page under each assumption` {
    @Test(arguments: SystemAssumptions.Removal.allCases)
    func `a popped page goes at the end of its animation, or at once`(value: SystemAssumptions.Removal) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.pageRemoval = value }) { PushingView(log: log) }
            try host.click("Push")
            log.events = []
            try host.back()
            let gone = "page is gone"
            #expect(log.events.contains(gone) == (value == .atOnce))
            host.endAnimations()
            #expect(log.events.count { $0 == gone } == 1)
        }
    }

    @Test(arguments: SystemAssumptions.CoveredPage.allCases)
    func `a covered page disappears with the push, or at the end of its animation`(
        value: SystemAssumptions.CoveredPage
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.coveredPage = value }) { PushingView(log: log) }
            try host.click("Push")
            #expect(log.events == (value == .atOnce ? ["root is gone"] : []))
            host.endAnimations()
            #expect(log.events == ["root is gone"])
        }
    }

    @Test(arguments: SystemAssumptions.ReplacedPage.allCases)
    func `another value at a place of the path pushes another page, or keeps the page`(
        value: SystemAssumptions.ReplacedPage
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.replacedPage = value }) { PathView(log: log) }
            #expect(log.events == ["a appears"])
            try host.click("Replace")
            #expect(host.texts.first == "b")
            #expect(log.events == (value == .pushesAnother ? ["a appears", "b appears"] : ["a appears"]))
        }
    }

    @Test(arguments: SystemAssumptions.RemovedLink.allCases, LinkedView.Link.allCases)
    func `a page goes with its link, or stays until the user goes back`(
        value: SystemAssumptions.RemovedLink, link: LinkedView.Link
    ) async throws {
        try await onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.removedLink = value }) { LinkedView(link: link) }
            try host.click("Push")
            #expect(host.texts.first == "page")
            try host.click("Remove the link")
            host.endAnimations()
            let root = ["Push", "pushed \(link == .page ? "no" : "yes")"]
            #expect(host.texts == (value == .popsPage ? root : ["page", "Remove the link"]))
            guard value == .keepsPage else { return }
            try host.back()
            host.endAnimations()
            #expect(host.texts == ["Push", "pushed no"])
        }
    }
}

private struct PushingView: View {
    let log: EventLog

    var body: some View {
        NavigationStack {
            NavigationLink("Push") { Text("page").onDisappear { log.events.append("page is gone") } }
                .onDisappear { log.events.append("root is gone") }
        }
    }
}

private struct PathView: View {
    let log: EventLog
    @State private var path = ["a"]

    var body: some View {
        NavigationStack(path: $path) {
            Text("root").navigationDestination(for: String.self) { value in
                Text(value).onAppear { log.events.append("\(value) appears") }
                Button("Replace") { path = ["b"] }
            }
        }
    }
}

/// A link that its own page removes.
struct LinkedView: View {
    enum Link: CaseIterable {
        /// A `NavigationLink` with a page.
        case page
        /// A `NavigationLink` with a binding.
        case isActive
        /// `navigationDestination(isPresented:)`
        case isPresented
        /// `navigationDestination(item:)`
        case item
    }

    let link: Link
    @State private var isLinked = true
    @State private var isPushed = false
    @State private var item: String?

    var body: some View {
        NavigationStack {
            VStack {
                if link != .page && link != .isActive || !isLinked {
                    Button("Push") { (isPushed, item) = (link != .item, link == .item ? "page" : nil) }
                }
                if isLinked { linked }
                Text("pushed \(isPushed || item != nil ? "yes" : "no")")
            }
        }
    }

    @ViewBuilder private var linked: some View {
        switch link {
        case .page: NavigationLink("Push") { page }
        case .isActive: NavigationLink("Push", isActive: $isPushed) { page }
        case .isPresented: Text("link").navigationDestination(isPresented: $isPushed) { page }
        case .item: Text("link").navigationDestination(item: $item) { _ in page }
        }
    }

    @ViewBuilder private var page: some View {
        Text("page")
        Button("Remove the link") { isLinked = false }
    }
}
