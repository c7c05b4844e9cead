import HeadlessUI
import XCTest

final class GestureTests: XCTestCase {
    func testAGestureStateLastsAsLongAsTheDrag() throws {
        try onMainRunLoop {
            let host = Host { CardView() }
            try host.drag("Card", by: CGSize(width: 20, height: 0), moves: 2, lifts: false)
            XCTAssertEqual(host.texts.suffix(2), ["offset 20 place 0 pressed false", "changed 10, changed 20"])
            try host.drag("Card", by: CGSize(width: 30, height: 0))
            XCTAssertEqual(
                host.texts.suffix(2), ["offset 0 place 30 pressed false", "changed 10, changed 20, changed 30, ended"])
            try host.tap("Card")
            XCTAssertEqual(host.texts.last, "changed 10, changed 20, changed 30, ended, tap")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testATapOnADisabledFieldReachesTheGestureAroundIt() throws {
        try onMainRunLoop {
            let host = Host { SearchBarView() }
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["tap Search"])
            try host.tap("Search")
            XCTAssertEqual(host.texts.last, "open")
        }
    }

    func testALongPressAndWhatFollowsIt() throws {
        try onMainRunLoop {
            let host = Host { CardView() }
            try host.longPress("Press")
            XCTAssertEqual(host.texts.last, "pressing true, long, pressing false")
            try host.drag("Pile", by: CGSize(width: 0, height: 8), afterLongPress: true)
            XCTAssertEqual(
                host.texts.last, "pressing true, long, pressing false, first, second nil, second 8, dropped")
            try host.magnify("Photo", by: 2)
            XCTAssertTrue(host.texts.last?.hasSuffix("dropped, 2.0") ?? false)
        }
    }

    func testTheInnermostGestureIsRecognizedUnlessOneAroundItHasPriority() throws {
        try onMainRunLoop {
            let host = Host { NestedGesturesView() }
            try host.tap("Inner")
            try host.tap("Other")
            try host.tap("Other", count: 2)
            try host.tap("Button")
            try host.tap("Deep")
            XCTAssertEqual(host.texts.last, "inner outer double button high")
            XCTAssertThrowsError(try host.tap("Gone")) { error in
                XCTAssertTrue("\(error)".hasPrefix("no control in host has the label \"Gone\""))
            }
            XCTAssertThrowsError(try host.tap("Dead"))
        }
    }

    func testKeysGoToWhatHasTheFocusAndThenToShortcuts() throws {
        try onMainRunLoop {
            let host = Host { NestedGesturesView() }
            try host.pressKey("s", modifiers: .command)
            try host.focus("Keys")
            try host.pressKey(.upArrow)
            try host.pressKey("s", modifiers: .command)
            XCTAssertEqual(host.texts.last, "saved up s saved")
            XCTAssertThrowsError(try host.pressKey("q"))
        }
    }
}
