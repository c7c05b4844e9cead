import HeadlessUI
import XCTest

final class TabTests: XCTestCase {
    func testATabIsMadeWhenItIsChosenFirstAndKeepsItsState() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { TabsView() }
            XCTAssertEqual(host.texts, ["Count", "home 0", "More", "Home", "Search", "Settings"])
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(Chronicle.read(), ["home appears"])
            try host.click("Count")
            try host.click("More")
            try host.click("Search")
            XCTAssertEqual(host.texts, ["Count", "search 0", "Home", "Search", "Settings"])
            _ = Chronicle.read()
            try host.click("Count")
            try host.select(tab: "settings")
            XCTAssertEqual(host.texts.first, "Go home")
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(Chronicle.read(), ["search disappears", "search saves"])
            try host.click("Go home")
            XCTAssertEqual(host.texts.first, "more")
            XCTAssertEqual(host.navigationTitle, "More")
            try host.back()
            XCTAssertEqual(host.texts.prefix(2), ["Count", "home 1"])
            try host.select(tab: "Search")
            XCTAssertEqual(host.texts.prefix(2), ["Count", "search 1"])
            XCTAssertThrowsError(try host.select(tab: "Sarch")) { error in
                XCTAssertEqual("\(error)", "no tab in host has the label or the value Sarch")
            }
        }
    }

    func testPagesAreChosenByValueAndTabsByTitle() throws {
        try onMainRunLoop {
            let host = Host { NewTabsView() }
            XCTAssertEqual(host.texts, ["Count", "page 1 0", "Pages", "About"])
            try host.select(tab: 2)
            try host.click("Count")
            try host.select(tab: 0)
            XCTAssertEqual(host.texts, ["Count", "page 0 0", "Pages", "About"])
            try host.click("About")
            XCTAssertEqual(host.texts, ["about", "Pages", "About"])
            try host.click("Pages")
            try host.select(tab: 2)
            XCTAssertEqual(host.texts.prefix(2), ["Count", "page 2 1"])
        }
    }

    func testALinkInAColumnShowsItsPageInTheNext() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { ColumnsOfMailView().environment(\.horizontalSizeClass, .regular) }
            XCTAssertEqual(host.texts, ["Hide", "Inbox", "Archive", "boxes", "nothing chosen"])
            try host.click("Inbox")
            XCTAssertEqual(host.texts, ["Hide", "Inbox", "Archive", "boxes", "box 1", "Letter"])
            try host.click("Letter")
            XCTAssertEqual(host.texts.last, "letter")
            try host.back()
            XCTAssertEqual(host.texts.last, "Letter")
            try host.click("Archive")
            XCTAssertEqual(host.texts.suffix(2), ["Count", "archive 0"])
            host.endAnimations()
            XCTAssertEqual(Chronicle.read(), ["sidebar appears", "nothing appears", "nothing disappears"])
            try host.click("Hide")
            XCTAssertEqual(host.texts, ["Hide", "Count", "archive 0"])
            XCTAssertEqual(Chronicle.read(), ["sidebar disappears"])
            try host.click("Hide")
            XCTAssertEqual(Chronicle.read(), ["sidebar appears"])
        }
    }

    func testAnOldNavigationViewOfSeveralViewsHasColumns() throws {
        try onMainRunLoop {
            let host = Host { OldColumnsView().environment(\.horizontalSizeClass, .regular) }
            XCTAssertEqual(host.texts, ["Open", "closed"])
            try host.click("Open")
            XCTAssertEqual(host.texts, ["Open", "opened"])

            let phone = Host { OldColumnsView().navigationViewStyle(StackNavigationViewStyle()) }
            XCTAssertEqual(phone.texts, ["Open"])
            let pad = Host {
                OldColumnsView().navigationViewStyle(DoubleColumnNavigationViewStyle())
                    .environment(\.horizontalSizeClass, .regular)
            }
            XCTAssertEqual(pad.texts, ["Open", "closed"])
            let mac = Host(platform: .macOS) { OldColumnsView().navigationViewStyle(DefaultNavigationViewStyle()) }
            XCTAssertEqual(mac.texts, ["Open", "closed"])
        }
    }

    func testALinkInAListWithASelectionSelectsItsValue() throws {
        try onMainRunLoop {
            let host = Host { SelectedBoxView().environment(\.horizontalSizeClass, .regular) }
            try host.click("Sent")
            XCTAssertEqual(host.texts, ["Inbox", "Sent", "letters of Sent"])
            try host.select("Inbox")
            XCTAssertEqual(host.texts.last, "letters of Inbox")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}
