import HeadlessUI
import XCTest

final class AcceptedTests: XCTestCase {
    func testSpellingsOfListsShowTheirContent() throws {
        try onMainRunLoop {
            let host = Host { SpellingsView() }
            XCTAssertEqual(
                host.texts,
                [
                    "one", "one", "one", "one", "footer", "Title", "one", "one", "Name", "one", "0", "1", "h", "one",
                    "inset", "0 390", "form",
                ])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testElementsAreRemovedAndMovedByOffsets() throws {
        var letters = ["a", "b", "c", "d", "e"]
        letters.remove(atOffsets: [0, 3])
        XCTAssertEqual(letters, ["b", "c", "e"])
        letters.move(fromOffsets: [0], toOffset: 3)
        XCTAssertEqual(letters, ["c", "e", "b"])
        letters.move(fromOffsets: [1, 2], toOffset: 0)
        XCTAssertEqual(letters, ["e", "b", "c"])
        letters.move(fromOffsets: [0, 2], toOffset: 2)
        XCTAssertEqual(letters, ["b", "e", "c"])
    }
}
