import HeadlessUI
import XCTest

final class FeedTests: XCTestCase {
    func testAPullBeginsTheTaskOfTheNearestRefreshable() throws {
        try onMainRunLoop {
            let host = Host { FeedView(isEndless: false) }
            try host.refresh()
            host.settle()
            XCTAssertEqual(host.texts, ["Leave", "Reload", "newer", "first"])
            XCTAssertEqual(host.issues.filter { !$0.isOnMainThread }.map(\.kind), [])
        }
    }

    func testARefreshEndsWithTheListThatShowsIt() throws {
        try onMainRunLoop {
            FeedView.wasCancelled = false
            let host = Host { FeedView(isEndless: true) }
            try host.container(0).refresh()
            assertFails(try host.refresh(), "host is being refreshed already")
            try host.click("Leave")
            host.settle()
            XCTAssertTrue(FeedView.wasCancelled)
            assertFails(try host.refresh(), "host has no List or ScrollView that is refreshable")
        }
    }

    func testWhatIsTypedIsSearchedAndTheViewsKnow() throws {
        try onMainRunLoop {
            let host = Host { PlantsView() }
            XCTAssertEqual(host.texts, ["Find", "apple", "pear", "oak", "query  false"])
            try host.search("p")
            XCTAssertEqual(
                host.texts.filter { !$0.hasPrefix("Suggest") },
                ["Find", "apple", "pear", "searching", "Scope", "All", "Fruit", "query p true"])
            try host.click("Suggest pear")
            XCTAssertEqual(host.texts.last, "query pear true")
            try host.click("pear")
            XCTAssertEqual(host.texts, ["Find", "apple", "pear", "oak", "query  false"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testABindingPresentsASearchAndAScopeLimitsIt() throws {
        try onMainRunLoop {
            let host = Host { PlantsView() }
            try host.click("Find")
            XCTAssertTrue(host.texts.contains("searching"))
            try host.choose(SearchScope.fruit, in: "Scope")
            XCTAssertFalse(host.texts.contains("oak"))
            try host.search("a")
            try host.cancelSearch()
            XCTAssertEqual(host.texts, ["Find", "apple", "pear", "query  false"])
            try host.close()

            let feed = Host { FeedView(isEndless: false) }
            assertFails(try feed.search("x"), "host has nothing that is searchable")
            try feed.close()
        }
    }
}
