import HeadlessUI
import XCTest

final class StyledControlTests: XCTestCase {
    func testPeoplesOwnStylesMakeTheControls() throws {
        try onMainRunLoop {
            let host = Host { StyledControlsView() }
            XCTAssertEqual(
                host.texts,
                [
                    "on", "Add", "!", "off", "Drop", "!!", "Twice", "Ready", "no", "Sun", "styled", "", "Name", "Load",
                    "25 %", "0 false",
                ])
            XCTAssertEqual(
                host.screen.labels, ["on Add !", "off Drop !!", "Twice", "Plain", "Ready no", "Name"])
        }
    }

    func testAStyleThatDecidesWhatAControlDoesIsAskedWhenThatIsPressed() throws {
        try onMainRunLoop {
            let host = Host { StyledControlsView() }
            try host.click("on Add !")
            try host.tap("Drop")
            try host.tap("Twice", count: 2)
            try host.click("Plain")
            try host.click("Ready no")
            try host.type("Ada", into: "Name")
            XCTAssertEqual(host.texts.last, "111 true")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testControlsOfValuesWriteWithinTheirBounds() throws {
        try onMainRunLoop {
            let host = Host { ValuesView() }
            try host.set("Volume", to: 6)
            try host.increment("Count")
            try host.increment("Count")
            try host.increment("Steps")
            try host.pick(Date(timeIntervalSinceReferenceDate: -5), in: "Day")
            try host.pick(.blue, in: "Colour")
            try host.pick(DateComponents(year: 2026), in: "Days")
            try host.choose(ValuesView.Flavour.lemon, in: "Flavour")
            XCTAssertEqual(host.texts.suffix(3), ["Value", "5.0 12 0.0", "true lemon 1 true false"])
            try host.choose("Vanilla", in: "Flavour")
            try host.set("Fine", to: 3)
            try host.decrement("Steps")
            XCTAssertEqual(host.texts.suffix(2), ["1.0 2 0.0", "true vanilla 1 true false"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}
