import BindingFuzz
import HeadlessUI
import LiveEngine
import RowCommands
import TestSupport
import XCTest

@MainActor private func timeline(_ text: String, under configuration: Configuration) throws -> String {
    let testCase = try CaseFile<RowModel>(text: text).testCase
    let live = LiveRun(testCase, under: configuration)
    return LiveTimeline(live, of: testCase, under: configuration).text()
}

final class LiveTimelineTests: XCTestCase {
    func testTheLiveTimelineTellsWhoReadWhat() throws {
        try onMainRunLoop {
            XCTAssertEqual(
                try timeline(
                    "bindfuzz 1\nitems 2\n\nevent\nremove 0\npost\n",
                    under: Configuration(.ios, .eager, .immediate, .unguarded, .index, .read)),
                """
                ios/eager/immediate/unguarded/index/read  wrong-element  (live engine)

                start  2 items
                     row 1 appears
                     row 2 appears
                1  event
                2  remove 0
                3  post
                     event: row 1's handler dereferences a stale binding

                row 1 reads index 0, and element 2 is there: made stale by step 2, at event

                """)
        }
    }

    func testItTellsWhatHandlersLeaveToTheMainQueueAndWhatSuspendsThem() throws {
        try onMainRunLoop {
            XCTAssertEqual(
                try timeline(
                    "bindfuzz 1\n\nevent\npost\nidle\nclear\nresume\nidle\n",
                    under: Configuration(.ios, .eager, .immediate, .appeared, .index, .await)),
                """
                ios/eager/immediate/appeared/index/await  clean  (live engine)

                start  1 item
                     row 1 appears
                1  event
                2  post
                     event: row 1's handler defers its read to DispatchQueue.main
                3  idle
                     queue: row 1's handler reaches its element
                     queue: row 1's handler is suspended
                4  clear
                5  resume
                     the suspended handlers are resumed
                6  idle
                     row 1 disappears
                     queue: row 1's handler returns early

                clean: 1 delivered, 1 skipped, 0 undelivered

                """)
        }
    }

    func testItTellsADeliveryThatNeverArrives() throws {
        try onMainRunLoop {
            XCTAssertEqual(
                try timeline(
                    "bindfuzz 1\n\nevent\npost\n",
                    under: Configuration(.ios, .eager, .exit, .unguarded, .index, .read)),
                """
                ios/eager/exit/unguarded/index/read  starved  (live engine)

                start  1 item
                     row 1 appears
                1  event
                2  post

                starved: 0 delivered, 0 skipped, 1 undelivered

                """)
        }
    }
}
