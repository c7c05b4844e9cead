import HeadlessUI
import XCTest

final class KeptValueTests: XCTestCase {
    func testViewsWithTheSameKeyUpdateEachOther() throws {
        try onMainRunLoop {
            let host = Host(storedValues: ["name": "Ada"]) { StorageView() }
            XCTAssertEqual(host.texts.suffix(2), ["5", "7 light Ada"])
            try host.click("Count")
            try host.click("Dark")
            try host.click("Scene")
            XCTAssertEqual(host.texts.suffix(2), ["6", "2 dark Ada"])
            CounterShownView.evaluationCount = 0
            try host.click("Scene")
            XCTAssertEqual(CounterShownView.evaluationCount, 0)
            try host.click("Forget")
            try host.click("Many")
            XCTAssertEqual(host.texts.suffix(2), ["7", "10 dark nobody"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAModelReadsAndWritesAStoredValueAsViewsDo() throws {
        try onMainRunLoop {
            let host = Host(storedValues: ["count": 10]) { CountModelView() }
            XCTAssertEqual(host.texts.last, "11 11")
            try host.click("Count")
            XCTAssertEqual(host.texts.last, "12 12")
            try host.click("Zero")
            XCTAssertEqual(host.texts.last, "0 0")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testTwoObjectsOfOneSuiteAreOneStore() throws {
        try onMainRunLoop {
            let host = Host { SuiteView() }
            try host.click("Count")
            XCTAssertEqual(host.texts.last, "1 1 0 false")
        }
    }

    func testAChildUsesTheFocusStateOfItsParent() throws {
        try onMainRunLoop {
            let host = Host { SuiteView() }
            try host.focus("Child")
            XCTAssertEqual(host.texts.suffix(2), ["editing", "0 0 0 true"])
            try host.submit("Child")
            XCTAssertEqual(host.texts.suffix(2), ["resting", "0 0 0 false"])
        }
    }

    func testNothingIsKeptFromOneHostToTheNext() throws {
        try onMainRunLoop {
            let host = Host { StorageView() }
            try host.click("Count")
            try host.close()
            let next = Host { StorageView() }
            XCTAssertEqual(next.texts.last, "7 light nobody")
        }
    }
}

final class PreferenceTests: XCTestCase {
    func testPreferencesGoUpTheTreeInOrderAndTheirActionsRunFromTheInsideOut() throws {
        try onMainRunLoop {
            let host = Host { PreferenceView() }
            host.run(.idle)
            XCTAssertEqual(
                host.texts,
                ["1", "2", "Ten", "sum 22", "titled", "More", "Title", "inner [1, 2] outer [1, 2, 9, 10]"])
            try host.click("More")
            XCTAssertEqual(
                host.texts.last, "inner [1, 2] outer [1, 2, 9, 10] inner [1, 2, 3] outer [1, 2, 3, 9, 10]")
            XCTAssertEqual(host.texts[4], "sum 25")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}

final class SystemStateTests: XCTestCase {
    func testTheSceneGoesToTheBackgroundAndTheColoursChange() throws {
        try onMainRunLoop {
            let host = Host { PhaseView() }
            host.setScenePhase(.inactive)
            host.setScenePhase(.background)
            host.setEnvironment(\.colorScheme, .dark)
            XCTAssertEqual(
                host.texts, ["background dark", "Web", "Own", "active to inactive, inactive to background"])
        }
    }

    func testAddressesGoOutAndComeIn() throws {
        try onMainRunLoop {
            let host = Host { PhaseView() }
            try host.click("Web")
            try host.click("Own")
            XCTAssertEqual(host.openedURLs.map(\.absoluteString), ["https://example.org"])
            host.open(try XCTUnwrap(URL(string: "mine:1")))
            XCTAssertEqual(host.texts.last, "own mine:2, opened mine:1")
            let activity = NSUserActivity(activityType: "edit")
            activity.title = "a note"
            host.continueActivity(activity)
            host.continueActivity(NSUserActivity(activityType: "view"))
            XCTAssertEqual(host.texts.last, "own mine:2, opened mine:1, continued a note")
        }
    }

    func testAHostShowsTheFirstWindowOfAnApp() throws {
        try onMainRunLoop {
            let host = Host(app: GreeterApp())
            try host.click("Greet")
            XCTAssertEqual(host.texts, ["Greet", "Good day"])
            host.setScenePhase(.background)
            XCTAssertEqual(host.texts, ["Greet", "phase"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}

final class RepresentableTests: XCTestCase {
    func testAWrappedViewIsUpdatedAndItsCoordinatorWritesThroughTheBinding() throws {
        try onMainRunLoop {
            SlotView.log = []
            let host = Host { SlotHolder() }
            host.run(.event, .action { SlotView.press() }, .idle)
            XCTAssertEqual(host.texts.last, "2")
            try host.click("Hide")
            XCTAssertEqual(SlotView.log, ["make", "update 1", "update 2", "dismantle 2"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAnEquatableViewIsEvaluatedOnlyWhereItIsNotEqual() throws {
        try onMainRunLoop {
            let host = Host { PairHolder() }
            PairView.evaluationCount = 0
            try host.click("Ignored")
            XCTAssertEqual(PairView.evaluationCount, 0)
            XCTAssertEqual(host.texts.first, "0 0")
            try host.click("Shown")
            XCTAssertEqual(host.texts.first, "1 1")
        }
    }
}
