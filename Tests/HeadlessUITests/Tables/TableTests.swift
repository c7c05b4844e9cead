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

    func testAHeaderSortsByItsColumnFirstAndReversesItsOrder() throws {
        try onMainRunLoop {
            let host = Host(platform: .macOS) { SortedPlanets() }
            @MainActor func names() -> [String] { host.texts.filter { ["Earth", "Mars", "Ares"].contains($0) } }
            XCTAssertEqual(host.texts.prefix(3), ["Name", "Moons", "Ares"])
            XCTAssertEqual(names(), ["Ares", "Earth", "Mars"])
            try host.click("Name")
            XCTAssertEqual(names(), ["Mars", "Earth", "Ares"])
            // Rows with as many moons keep the order of before.
            try host.click("Moons")
            XCTAssertEqual(names(), ["Earth", "Mars", "Ares"])
            try host.click("Moons")
            XCTAssertEqual(names(), ["Mars", "Ares", "Earth"])
            try host.click("Name")
            XCTAssertEqual(names(), ["Ares", "Earth", "Mars"])
            try host.close()
        }
    }

    func testATableOfCompactWidthHasNoHeaders() throws {
        try onMainRunLoop {
            let host = Host { SortedPlanets() }
            XCTAssertEqual(host.texts.first, "Ares")
            XCTAssertEqual(host.systemChanges.map(\.name), ["size-class regular"])
            host.perform(try XCTUnwrap(host.systemChanges.first))
            host.run(.idle)
            XCTAssertEqual(host.texts.prefix(3), ["Name", "Moons", "Ares"])
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
