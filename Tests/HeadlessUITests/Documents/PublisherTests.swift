import HeadlessUI
import TestSupport
import XCTest

/// Document 3.
final class PublisherTests: XCTestCase {
    func testAPipelineThatBodyMakesRepeatsItsWorkWithEachUpdate() throws {
        try onMainRunLoop {
            Work.doneCount = 0
            let host = Host { RepeatingView() }
            XCTAssertEqual(Work.doneCount, 1)
            try host.click("Update")
            try host.click("Update")
            XCTAssertEqual(Work.doneCount, 3)
        }
    }

    func testAPipelineThatLivesOutsideOfTheViewDoesItsWorkOnce() throws {
        try onMainRunLoop {
            Work.doneCount = 0
            let shared = Work.source.share().eraseToAnyPublisher()
            let host = Host { SharingView(shared: shared) }
            try host.click("Update")
            try host.click("Update")
            XCTAssertEqual(Work.doneCount, 1)
            XCTAssertEqual(host.texts, ["Update", "update 2"])
        }
    }

    func testWhatIsTypedArrivesOnceAndWithADelay() throws {
        try onMainRunLoop {
            let host = Host { SearchView() }
            try host.type("sw", into: "Search")
            try host.type("swift", into: "Search")
            XCTAssertEqual(host.texts, ["swift", "Search", "searched nothing"])
            host.wait(0.004)
            XCTAssertEqual(host.texts.last, "searched nothing")
            host.wait(0.001)
            XCTAssertEqual(host.texts.last, "searched swift")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}
