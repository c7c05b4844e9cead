import HeadlessUI
import XCTest

final class SpellingTests: XCTestCase {
    func testTheSpellingsOfAppsAreShown() throws {
        try onMainRunLoop {
            let host = Host { ControlSpellings_Previews.previews }
            XCTAssertEqual(
                host.texts,
                [
                    "abc", "d", "1234", "loading", "Wifi", "All", "Stop", "Number", "0", "1", "2", "3", "4", "Load",
                    "quarter", "Copy", "", "Search", "Since", "then", "at 0", "last",
                ])
            XCTAssertEqual(host.screen.labels, ["Wifi", "All", "Stop", "trash", "Number", "Search"])
            try host.click("All")
            try host.click("trash")
            try host.click("bin")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAPathKnowsItsPoints() {
        let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(path.boundingRect, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertTrue(Path().isEmpty)
        XCTAssertEqual(Triangle().path(in: CGRect(x: 0, y: 0, width: 2, height: 2)).isEmpty, false)
    }
}

final class MoreSpellingTests: XCTestCase {
    func testMoreSpellingsOfAppsAreShown() throws {
        try onMainRunLoop {
            let host = Host { MoreSpellingsView() }
            XCTAssertEqual(host.texts.suffix(4), ["badge", "Nothing", "yet", "0 none home"])
            try host.tap("drag me")
            try host.tap("drag me", count: 2)
            try host.longPress("drag me")
            try host.set("steps", to: 1.2)
            try host.click("On")
            try host.drag("drag me", by: CGSize(width: 5, height: 5))
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}
