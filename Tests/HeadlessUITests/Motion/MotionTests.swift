import HeadlessUI
import XCTest

final class MotionTests: XCTestCase {
    func testTheCompletionRunsWhenWhatLeavesIsGone() throws {
        try onMainRunLoop {
            let host = Host { LeavingView() }
            try host.click("Leave")
            XCTAssertEqual(host.texts.last, "")
            host.endAnimations()
            host.run(.idle)
            XCTAssertEqual(host.texts, ["Leave", "Turn", "At once", "gone complete"])
            host.endAnimations()
            host.run(.idle)
            XCTAssertEqual(host.texts.last, "gone complete")
        }
    }

    func testTheCompletionRunsAfterTheUpdateWhereNothingLeaves() throws {
        try onMainRunLoop {
            let host = Host { LeavingView() }
            try host.click("Turn")
            XCTAssertEqual(host.texts.last, "turned 1")
        }
    }

    func testATransactionWithoutAnimationsLetsTheViewGoAtOnce() throws {
        try onMainRunLoop {
            let host = Host { LeavingView() }
            try host.click("At once")
            XCTAssertEqual(host.texts.last, "gone")
        }
    }

    func testPhasesAndKeyframesGoOnWhereTheHostEndsAnimations() throws {
        try onMainRunLoop {
            let host = Host { PhasesView() }
            @MainActor func shown() -> [String] { Array(host.texts.dropLast()) }
            XCTAssertEqual(shown(), ["phase 1", "icon", "rest", "scale 1.000000"])
            host.endAnimations()
            host.run(.idle)
            XCTAssertEqual(shown(), ["phase 2", "icon", "rest", "scale 1.000000"])
            try host.click("Go")
            host.endAnimations()
            host.run(.idle)
            XCTAssertEqual(shown(), ["phase 3", "icon", "jump", "scale 3.000000"])
            for _ in 1...3 {
                host.endAnimations()
                host.run(.idle)
            }
            XCTAssertEqual(shown(), ["phase 3", "icon", "rest", "scale 3.000000"])
        }
    }
}
