import HeadlessUI
import XCTest

final class PathTests: XCTestCase {
    func testAPathHasValuesOfSeveralTypes() throws {
        try onMainRunLoop {
            let host = Host { MixedPathView() }
            try host.click("Both")
            XCTAssertEqual(host.texts, ["word two", "One back"])
            try host.click("One back")
            XCTAssertEqual(host.texts, ["number 1"])
            try host.back()
            XCTAssertEqual(host.texts.last, "0 false none false")
        }
    }

    func testAPageIsOnTheStackWhileABindingSaysSo() throws {
        try onMainRunLoop {
            let host = Host { MixedPathView() }
            try host.click("Help")
            XCTAssertEqual(host.texts, ["help"])
            try host.back()
            XCTAssertEqual(host.texts.last, "0 false none false")
            try host.click("Choose")
            XCTAssertEqual(host.texts, ["chosen Cy", "Other"])
            try host.click("Other")
            XCTAssertEqual(host.texts, ["chosen Di", "Other"])
            try host.back()
            XCTAssertEqual(host.texts.last, "0 false none false")
            try host.click("Old")
            try host.click("Deactivate")
            XCTAssertEqual(host.texts.last, "0 false none false")
            try host.click("Old")
            try host.back()
            XCTAssertEqual(host.texts.last, "0 false none false")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAnotherValueAtAPlaceOfThePathIsAnotherPage() throws {
        try onMainRunLoop {
            let host = Host { ReplacedPageView() }
            try host.click("Count")
            XCTAssertEqual(host.texts, ["Count", "page 1 1", "Next"])
            try host.click("Next")
            XCTAssertEqual(host.texts, ["Count", "page 2 0", "Next"])
        }
    }

    func testAnotherValueAtAPlaceOfThePathIsTheSamePageWhereTheHostSaysSo() throws {
        try onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.replacedPage = .keepsPage }) { ReplacedPageView() }
            try host.click("Count")
            try host.click("Next")
            XCTAssertEqual(host.texts, ["Count", "page 2 1", "Next"])
            try host.back()
            XCTAssertEqual(host.texts, ["root"])
        }
    }

    func testAPathCanBeStored() throws {
        var path = NavigationPath([1, 2])
        path.append(Person(id: 3, name: "Cy"))
        path.append("four")
        let stored = try XCTUnwrap(path.codable)
        let data = try JSONEncoder().encode(stored)
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        XCTAssertEqual(NavigationPath(read), path)
        path.removeLast(4)
        XCTAssertTrue(path.isEmpty)
        XCTAssertThrowsError(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data("[\"?\", 1]".utf8)))
    }
}
