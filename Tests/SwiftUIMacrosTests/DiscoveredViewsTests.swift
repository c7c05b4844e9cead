import HeadlessUI
import Testing

@testable import ViewFuzz
@testable import previews

/// Views that the program itself has.
@MainActor @Suite struct `Discovered views` {
    @Test func `are added to the definitions`() {
        let views = DiscoveredViews.adding(DiscoveredViews.find(), to: [FuzzedView("mine") { _ in Text("mine") }])
        #expect(views.first?.name == "mine")
        #expect(views.contains { $0.name == "FeedView" })
        #expect(views.contains { $0.name == "ReaderApp" })
    }

    @Test func `are replaced by a definition of the same name`() {
        let all = DiscoveredViews.find()
        let views = DiscoveredViews.adding(all, to: [FuzzedView(ReaderApp.self) { $0.post("refresh") }])
        #expect(views.count == all.count)
        #expect(views.map(\.name).filter { $0 == "ReaderApp" }.count == 1)
        #expect(views.first?.name == "ReaderApp")
    }

    @Test func `have different names in the same order each time`() {
        let names = DiscoveredViews.find().map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names == DiscoveredViews.find().map(\.name))
    }

    @Test func `are found only where a program asks for them`() {
        #expect(DiscoveredViews.all.isEmpty)
    }
}
