import HeadlessUI
import XCTest

final class StyleNameTests: XCTestCase {
    func testTheStylesOfTheSystemShowTheirControls() throws {
        try onMainRunLoop {
            let host = Host { StyleNamesView() }
            XCTAssertEqual(
                host.texts.filter { !$0.isEmpty },
                (1...10).map(String.init) + (12...20).map(String.init) + ["→", "content", "21", "3"])
            XCTAssertEqual(host.screen.labels, ((1...9).map(String.init) + (17...19).map(String.init)))
        }
    }

    func testGesturesThatAreMadeOfOthers() throws {
        try onMainRunLoop {
            let host = Host { ComposedGesturesView() }
            try host.tap("Either", count: 2)
            try host.longPress("Either")
            XCTAssertEqual(host.texts.last, "two taps, held")
            try host.rotate("Both", by: .degrees(30))
            try host.magnify("Both", by: 2)
            XCTAssertEqual(host.texts.last, "two taps, held, turned 30, scaled 2.0")
            try host.rotate("Old", by: .degrees(10))
            XCTAssertEqual(host.texts.last?.split(separator: ", ").last, "10.0")
            try host.tap("Spot")
            try host.drag("Sequence", by: CGSize(width: 1, height: 2), afterLongPress: true)
            XCTAssertEqual(host.texts.last?.split(separator: ", ").suffix(2), ["at 0", "0 1 2"])
        }
    }

    func testViewsByTheTimeShowOneDate() throws {
        try onMainRunLoop {
            let host = Host { TimelinesView() }
            XCTAssertEqual(host.texts, ["60", "later", "minute", "1 2"])
        }
    }
}
