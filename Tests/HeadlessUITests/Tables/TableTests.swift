import HeadlessUI
import TestSupport
import XCTest

final class TableTests: XCTestCase {
    func testARowShowsTheCellsOfItsColumnsInOrder() throws {
        try onMainRunLoop {
            let host = Host { PlanetTable() }
            XCTAssertEqual(
                host.texts,
                ["Earth", "1 moons", "Remove Earth", "Mars", "2 moons", "Remove Mars", "selected "])
            try host.close()
        }
    }

    func testARowIsSelectedByTheIdOfItsValue() throws {
        try onMainRunLoop {
            let host = Host { PlanetTable() }
            try host.select(4)
            XCTAssertEqual(host.texts.last, "selected 4")
            try host.close()
        }
    }

    func testAControlInACellChangesTheRows() throws {
        try onMainRunLoop {
            let host = Host { PlanetTable() }
            try host.click("Remove Earth")
            XCTAssertEqual(host.texts, ["Mars", "2 moons", "Remove Mars", "selected "])
            try host.close()
        }
    }

    func testAButtonWithNothingButARoleHasTheWordOfTheSystem() throws {
        try onMainRunLoop {
            let host = Host { ConfirmingView() }
            try host.click("Done")
            XCTAssertEqual(host.texts, ["Done", "Close", "confirmed"])
            try host.click("Close")
            XCTAssertEqual(host.texts, ["Done", "Close", "closed"])
            try host.close()
        }
    }
}
