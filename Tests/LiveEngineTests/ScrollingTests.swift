import BindingFuzz
import HeadlessUI
import LiveEngine
import TestSupport
import XCTest

/// Scrolling, guards and silent containers on the real loop: each run is what the contract says, and what the model does.
final class ScrollingTests: XCTestCase {
    func testOnIOSTheExitSchedulerIsStaleInALazyContainerAsScrollingBegins() throws {
        try onMainRunLoop {
            let steps = "event; clear; post; track; idle"
            let lazy = try live(steps, under: Configuration(.ios, .lazy, .exit, .unguarded, .index, .read))
            XCTAssertEqual(lazy.kind, .outOfRange)
            XCTAssertEqual(lazy.place, .exit)
            XCTAssertNil(try live(steps, under: Configuration(.ios, .lazy, .exit, .appeared, .index, .read)).kind)
            XCTAssertNil(try live(steps, under: Configuration(.ios, .eager, .exit, .unguarded, .index, .read)).kind)
        }
    }

    func testRunLoopMainIsStaleWhereATouchLeavesTheUpdateToTheObserver() throws {
        try onMainRunLoop {
            let steps = "event; post; clear; idle"
            XCTAssertNil(try live(steps, under: Configuration(.ios, .eager, .runLoop, .unguarded, .index, .read)).kind)
            let observed = try live(
                steps, under: Configuration(.iosObserver, .eager, .runLoop, .unguarded, .index, .read))
            XCTAssertEqual(observed.kind, .outOfRange)
            XCTAssertEqual(observed.place, .blocks)
        }
    }

    func testRunLoopMainStarvesWhereTheUserNeverStopsAndCommonModesDoNot() throws {
        try onMainRunLoop {
            for platform in Platform.allCases {
                let steps = "track; source; post; idle; clear; idle"
                let waiting = try live(
                    steps, under: Configuration(platform, .lazy, .runLoop, .unguarded, .index, .read))
                XCTAssertEqual(waiting.kind, .outOfRange)
                XCTAssertEqual(waiting.place, .blocks)
                let common = try live(steps, under: Configuration(platform, .lazy, .common, .unguarded, .index, .read))
                XCTAssertNil(common.kind)
                XCTAssertEqual(common.delivered, 1)
            }
        }
    }

    func testASilentContainerDefeatsTheFlagOfOnAppearAndOnDisappear() throws {
        try onMainRunLoop {
            let steps = "event; clear; idle; post"
            for platform in Platform.allCases {
                let lazy = try live(steps, under: Configuration(platform, .lazy, .immediate, .appeared, .index, .read))
                XCTAssertNil(lazy.kind)
                let silent = try live(
                    steps, under: Configuration(platform, .silent, .immediate, .appeared, .index, .read))
                XCTAssertEqual(silent.kind, .outOfRange)
                let evicted = try live(
                    "event; clear; idle; reap; post",
                    under: Configuration(platform, .silent, .immediate, .appeared, .index, .read))
                XCTAssertEqual(evicted.delivered, 0)
            }
        }
    }

    func testWhatIsInRangeMayBeAnotherElementAndWhatIsContainedMayBeElsewhere() throws {
        try onMainRunLoop {
            @MainActor func kind(_ guards: Guard, _ steps: String) throws -> VerdictKind? {
                try live(steps, items: 2, under: Configuration(.macos, .eager, .immediate, guards, .index, .read)).kind
            }
            XCTAssertEqual(try kind(.unguarded, "event; clear; post"), .outOfRange)
            for guards in [Guard.inRange, .contains, .all] {
                XCTAssertNil(try kind(guards, "event; clear; post"))
                XCTAssertEqual(try kind(guards, "event; move 0 1; post"), .wrongElement)
            }
            XCTAssertEqual(try kind(.inRange, "event; remove 0; post"), .wrongElement)
            XCTAssertEqual(try kind(.contains, "event; remove 0; post"), .outOfRange)
            XCTAssertNil(try kind(.all, "event; remove 0; post"))
        }
    }

    func testACaseThatWouldGoOnTrackingSettlesWithARelease() throws {
        try onMainRunLoop {
            for platform in Platform.allCases {
                for steps in ["track; source; post", "track; idle; post", "track; timer; source; post"] {
                    let run = try live(steps, under: Configuration(platform, .eager, .runLoop, .all, .identity, .write))
                    XCTAssertEqual(run.delivered, 1, steps)
                    XCTAssertEqual(run.undelivered, 0, steps)
                }
            }
        }
    }
}
