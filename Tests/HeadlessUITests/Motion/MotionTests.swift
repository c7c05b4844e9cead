import HeadlessUI
import TestSupport
import XCTest

final class MotionTests: XCTestCase {
    func testTheCompletionRunsWhenWhatLeavesIsGone() throws {
        try onMain {
            let host = Host { LeavingView() }
            try host.click("Leave")
            XCTAssertEqual(host.texts.last, "")
            host.reap()
            host.settle()
            XCTAssertEqual(host.texts, ["Leave", "Turn", "At once", "gone complete"])
            host.reap()
            host.settle()
            XCTAssertEqual(host.texts.last, "gone complete")
            host.close()
        }
    }

    func testTheCompletionRunsAfterTheUpdateWhereNothingLeaves() throws {
        try onMain {
            let host = Host { LeavingView() }
            try host.click("Turn")
            XCTAssertEqual(host.texts.last, "turned 1")
            host.close()
        }
    }

    func testATransactionWithoutAnimationsLetsTheViewGoAtOnce() throws {
        try onMain {
            let host = Host { LeavingView() }
            try host.click("At once")
            XCTAssertEqual(host.texts.last, "gone")
            host.close()
        }
    }

    func testPhasesAndKeyframesGoOnWhereTheHostEndsAnimations() throws {
        try onMain {
            let host = Host { PhasesView() }
            @MainActor func shown() -> [String] { Array(host.texts.dropLast()) }
            XCTAssertEqual(shown(), ["phase 1", "icon", "rest", "scale 1.0"])
            host.reap()
            host.settle()
            XCTAssertEqual(shown(), ["phase 2", "icon", "rest", "scale 1.0"])
            try host.click("Go")
            host.reap()
            host.settle()
            XCTAssertEqual(shown(), ["phase 3", "icon", "jump", "scale 3.0"])
            for _ in 1...3 {
                host.reap()
                host.settle()
            }
            XCTAssertEqual(shown(), ["phase 3", "icon", "rest", "scale 3.0"])
            host.close()
        }
    }
}
