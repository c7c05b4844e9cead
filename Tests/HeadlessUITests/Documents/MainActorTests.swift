import HeadlessUI
import TestSupport
import XCTest

/// Document 2.
final class MainActorTests: XCTestCase {
    func testAnAsyncMethodOfAViewRunsOnTheMainThreadUnlessItIsNonisolated() throws {
        try onMainRunLoop {
            Threads.ofMethod = nil
            Threads.ofNonisolatedMethod = nil
            let host = Host { LoadingView() }
            host.run(.until { Threads.ofNonisolatedMethod != nil })
            XCTAssertEqual(Threads.ofMethod, true)
            XCTAssertEqual(Threads.ofNonisolatedMethod, false)
        }
    }

    func testAStateObjectIsMadeOnceWhenItsViewIsLoaded() throws {
        try onMainRunLoop {
            CounterModel.madeCount = 0
            let view = CounterView()
            XCTAssertEqual(CounterModel.madeCount, 0)
            let host = Host { view }
            XCTAssertEqual(CounterModel.madeCount, 1)
            try host.click("Increment")
            try host.click("Increment")
            XCTAssertEqual(CounterModel.madeCount, 1)
            XCTAssertEqual(host.texts, ["count 2", "Increment", "stepper 2"])
        }
    }

    func testAPasteButtonHandsOverWhatWasCopied() throws {
        try onMainRunLoop {
            let host = Host { LoadingView() }
            try host.paste(["copied", 5])
            XCTAssertEqual(host.texts, ["Paste", "copied"])
        }
    }
}
