import HeadlessUI
import XCTest

final class SpelledTests: XCTestCase {
    func testNavigationAsAppsSpellItBehaves() throws {
        try onMainRunLoop {
            let host = Host { SpelledNavigationView().environment(\.horizontalSizeClass, .regular) }
            let links = ["By label", "By title", "Ada", "Nothing", "By tag", "By title and tag"]
            XCTAssertEqual(host.texts, links + ["inbox", "Cancel", "Done", "inbox", "title menu"])
            XCTAssertEqual(host.navigationTitle, "Detail")
            try host.click("Done")
            XCTAssertEqual(host.navigationTitle, "Detail")
            XCTAssertEqual(host.texts, ["d", "drafts", "Cancel", "Hide", "drafts", "title menu"])
            try host.click("Hide")
            XCTAssertEqual(host.texts, links + ["", "Cancel", "Hide", "title menu"])
            try host.click("By label")
            XCTAssertEqual(host.texts, links + ["a"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testALinkWithoutADestinationDoesNothing() throws {
        try onMainRunLoop {
            let host = Host { DeadLinkView() }
            try host.click("Nowhere")
            XCTAssertEqual(host.texts, ["Nowhere"])
            XCTAssertEqual(host.issues.map(\.kind), [.missingDestination("Int")])
            XCTAssertEqual(host.issues.first?.action?.view, "DeadLinkView")
        }
    }

    func testTabsAsAppsSpellThemBehave() throws {
        try onMainRunLoop {
            let host = Host { AcceptedNavigationView() }
            XCTAssertEqual(host.texts.first, "two")
            XCTAssertEqual(host.texts.suffix(5), ["inbox", "drafts", "Search", "About", "accessory"])
            try host.select(tab: "drafts")
            try host.select(tab: 1)
            XCTAssertEqual(host.texts.first, "one")
        }
    }

    func testAPageHasTheEnvironmentOfItsStack() throws {
        try onMainRunLoop {
            let host = Host { PageEnvironmentView() }
            try host.click("Open")
            XCTAssertEqual(host.texts, ["tint stack false"])
        }
    }
}
