import HeadlessUI
import TestSupport
import XCTest

/// Document 4.
final class EarlyCopyTests: XCTestCase {
    func testStateThatWasCopiedBeforeTheViewLivesPointsNowhere() throws {
        try onMainRunLoop {
            let host = Host { EarlyCopyView() }
            try host.click("Flip early")
            XCTAssertEqual(host.texts.last, "early false, late false")
            // No warning comes, on a device neither.
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testTheBindingOfSuchACopyIsConstantAndReported() throws {
        try onMainRunLoop {
            let host = Host { EarlyCopyView() }
            try host.click("Flip early binding")
            XCTAssertEqual(host.texts.last, "early false, late false")
            XCTAssertEqual(host.issues.map(\.kind), [.stateOutsideOfView])
        }
    }

    func testAComputedPropertyDelaysTheCopyAndCuresIt() throws {
        try onMainRunLoop {
            let host = Host { EarlyCopyView() }
            try host.click("Flip late")
            XCTAssertEqual(host.texts.last, "early false, late true")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}
