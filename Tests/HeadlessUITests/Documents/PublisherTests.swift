import HeadlessUI
import TestSupport
import XCTest

/// Document 3.
final class PublisherTests: XCTestCase {
    func testAPipelineThatBodyMakesRepeatsItsWorkWithEachUpdate() {
        onMain {
            Work.doneCount = 0
            let host = Host { RepeatingView() }
            XCTAssertEqual(Work.doneCount, 1)
            host.click("Update")
            host.click("Update")
            XCTAssertEqual(Work.doneCount, 3)
            host.close()
        }
    }

    func testAPipelineThatLivesOutsideOfTheViewDoesItsWorkOnce() {
        onMain {
            Work.doneCount = 0
            let shared = Work.source.share().eraseToAnyPublisher()
            let host = Host { SharingView(shared: shared) }
            host.click("Update")
            host.click("Update")
            XCTAssertEqual(Work.doneCount, 1)
            XCTAssertEqual(host.texts, ["Update", "update 2"])
            host.close()
        }
    }

    func testWhatIsTypedArrivesOnceAndWithADelay() {
        onMain {
            let host = Host { SearchView() }
            host.run(.event, .action { host.type("sw", into: "Search") }, .idle)
            host.run(.event, .action { host.type("swift", into: "Search") }, .idle)
            XCTAssertEqual(host.texts, ["swift", "Search", "searched nothing"])
            host.run(.until { host.texts.last != "searched nothing" })
            XCTAssertEqual(host.texts.last, "searched swift")
            XCTAssertEqual(host.issues.map(\.kind), [])
            host.close()
        }
    }
}
