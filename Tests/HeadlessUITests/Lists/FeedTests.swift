import HeadlessUI
import TestSupport
import XCTest

final class FeedTests: XCTestCase {
    func testAPullBeginsTheTaskOfTheNearestRefreshable() throws {
        try onMain {
            let host = Host { FeedView(isEndless: false) }
            try host.refresh()
            host.run(.until { host.texts.contains("newer") })
            XCTAssertEqual(host.texts, ["Leave", "Reload", "newer", "first"])
            XCTAssertEqual(host.issues.filter { !$0.isOnMainThread }.map(\.kind), [])
            host.close()
        }
    }

    func testARefreshEndsWithTheListThatShowsIt() throws {
        try onMain {
            FeedView.wasCancelled = false
            let host = Host { FeedView(isEndless: true) }
            try host.container(0).refresh()
            assertFails(try host.refresh(), "host is being refreshed already")
            try host.click("Leave")
            host.run(.until { FeedView.wasCancelled })
            assertFails(try host.refresh(), "host has no List or ScrollView that is refreshable")
            host.close()
        }
    }

    func testWhatIsTypedIsSearchedAndTheViewsKnow() throws {
        try onMain {
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
            host.close()
        }
    }

    func testABindingPresentsASearchAndAScopeLimitsIt() throws {
        try onMain {
            let host = Host { PlantsView() }
            try host.click("Find")
            XCTAssertTrue(host.texts.contains("searching"))
            try host.choose(SearchScope.fruit, in: "Scope")
            XCTAssertFalse(host.texts.contains("oak"))
            try host.search("a")
            try host.cancelSearch()
            XCTAssertEqual(host.texts, ["Find", "apple", "pear", "query  false"])
            host.close()

            let feed = Host { FeedView(isEndless: false) }
            assertFails(try feed.search("x"), "host has nothing that is searchable")
            feed.close()
        }
    }
}
