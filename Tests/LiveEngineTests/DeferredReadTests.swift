import BindingFuzz
import HeadlessUI
import LiveEngine
import TestSupport
import XCTest

/// Reads that handlers leave to the main queue, with the binding that their closures captured, on the real queue.
final class DeferredReadTests: XCTestCase {
    func testAReadLeftToTheMainQueueComesAfterItsRowIsGoneInAnEagerContainerToo() throws {
        try onMainRunLoop {
            let steps = "event; post; clear; idle"
            for handler in [Handler.async, .await] {
                let unguarded = try live(
                    steps, under: Configuration(.ios, .eager, .immediate, .unguarded, .index, handler))
                XCTAssertEqual(unguarded.kind, .outOfRange)
                XCTAssertEqual(unguarded.place, .queue)
                let guarded = try live(
                    steps, under: Configuration(.ios, .eager, .immediate, .appeared, .index, handler))
                XCTAssertNil(guarded.kind)
                XCTAssertEqual(guarded.skipped, 1)
            }
            let atOnce = try live(steps, under: Configuration(.ios, .eager, .immediate, .unguarded, .index, .read))
            XCTAssertNil(atOnce.kind)
        }
    }

    func testAGuardBeforeAnAwaitSaysNothingAboutAfterIt() throws {
        try onMainRunLoop {
            let steps = "event; post; idle; clear; idle; resume; idle"
            for platform in Platform.allCases {
                @MainActor func run(_ container: Container, _ guards: Guard, _ steps: String = steps) throws -> LiveCase
                {
                    try live(steps, under: Configuration(platform, container, .immediate, guards, .index, .await))
                }
                let unguarded = try run(.eager, .unguarded)
                XCTAssertEqual(unguarded.kind, .outOfRange)
                XCTAssertEqual(unguarded.delivered, 2)
                XCTAssertEqual(try run(.silent, .appeared).kind, .outOfRange)
                for guards in [Guard.appeared, .inRange, .contains, .all] {
                    let askedAgain = try run(.eager, guards)
                    XCTAssertNil(askedAgain.kind)
                    XCTAssertEqual(askedAgain.delivered, 1)
                    XCTAssertEqual(askedAgain.skipped, 1)
                }
                let another = "event; post; idle; replace 0; idle; resume; idle"
                XCTAssertEqual(try run(.eager, .inRange, another).kind, .wrongElement)
            }
        }
    }

    func testANewRowOfTheSameIDHasNotAppearedForTheReadOfTheOldOne() throws {
        try onMainRunLoop {
            let steps = "event; post; idle; clear; idle; restore 0; idle; resume; idle"
            for platform in Platform.allCases {
                @MainActor func run(_ container: Container, _ guards: Guard) throws -> LiveCase {
                    try live(steps, under: Configuration(platform, container, .immediate, guards, .index, .await))
                }
                XCTAssertEqual(try run(.eager, .appeared).skipped, 1)
                XCTAssertEqual(try run(.eager, .unguarded).delivered, 2)
                XCTAssertEqual(try run(.lazy, .appeared).delivered, 2, "the row is taken up again, and is the same")
            }
        }
    }

    func testAnUpdateOfTheRowDoesNotReachTheBindingThatWasCaptured() throws {
        try onMainRunLoop {
            let steps = "event; post; idle; insert 0; idle; resume; idle"
            for platform in Platform.allCases {
                let captured = try live(
                    steps, under: Configuration(platform, .eager, .immediate, .all, .index, .await))
                XCTAssertEqual(captured.kind, .wrongElement, "the row is at 1 by now, and its binding was made for 0")
                XCTAssertNil(
                    try live(steps, under: Configuration(platform, .eager, .immediate, .all, .identity, .await)).kind)
                XCTAssertNil(
                    try live(
                        "event; post; idle; insert 0; idle; post; idle",
                        under: .init(
                            platform, .eager, .immediate, .all, .index, .await)
                    ).kind)
            }
        }
    }

    func testBothSpellingsOfAsyncDoWhatTheModelDoes() throws {
        try onMainRunLoop {
            let configurations = Configuration.fullMatrix.filter { $0.handler == .async }
            let generator = InterleavingGenerator(CaseFamily(seed: 21))
            for index in 0..<200 as Range<UInt64> {
                let configuration = configurations[Int(index * 137) % configurations.count]
                let comparisons = Comparison.each(generator.testCase(at: index), under: configuration)
                XCTAssertEqual(comparisons.map(\.spelling), AsyncSpelling.allCases)
                for comparison in comparisons {
                    XCTAssertEqual(
                        comparison.differences, [], "case \(index) under \(configuration), \(comparison.spelling)")
                }
            }
        }
    }

    func testManySuspendedHandlersGoOnInTheOrderInWhichTheyWereSuspended() throws {
        try onMainRunLoop {
            let posts = Array(repeating: "post", count: 40).joined(separator: "; ")
            for platform in Platform.allCases {
                // The order of rows and posts is compared with the model's.
                let run = try live(
                    "event; \(posts); idle; resume; idle", items: 8,
                    under: Configuration(platform, .eager, .immediate, .all, .index, .await))
                XCTAssertEqual(run.delivered, 2 * 8 * 40)
                XCTAssertEqual(run.undelivered, 0)
            }
        }
    }

    func testWhatIsResumedWhileTheLoopSleepsIsReadBeforeTheNextEvent() throws {
        try onMainRunLoop {
            for platform in Platform.allCases {
                let configuration = Configuration(platform, .eager, .immediate, .unguarded, .index, .await)
                let asleep = try live("event; post; idle; resume; clear; idle", under: configuration)
                XCTAssertNil(asleep.kind)
                XCTAssertEqual(asleep.delivered, 2)
                let within = try live("event; post; idle; event; resume; clear; idle", under: configuration)
                XCTAssertEqual(within.kind, .outOfRange)
                XCTAssertEqual(within.place, .queue)
            }
        }
    }

    func testAResumeWithNothingSuspendedDoesNothingAndAHandlerThatIsNeverResumedIsNotUndelivered() throws {
        try onMainRunLoop {
            for platform in Platform.allCases {
                let configuration = Configuration(platform, .lazy, .queue, .unguarded, .index, .await)
                let run = try live("resume; event; resume; post; idle; idle", under: configuration)
                XCTAssertEqual(run.delivered, 1)
                XCTAssertEqual(run.undelivered, 0)
            }
        }
    }

    func testWhatIsStillSuspendedWhenACaseEndsComesToItsEndBeforeTheNext() throws {
        try onMainRunLoop {
            let configuration = Configuration(.macos, .eager, .immediate, .unguarded, .index, .await)
            for _ in 0..<20 {
                let stale = try live("event; post; idle; post; resume; clear; idle", items: 8, under: configuration)
                XCTAssertEqual(stale.kind, .outOfRange)
                let left = try live("event; post; idle", items: 8, under: configuration)
                XCTAssertEqual(left.delivered, 8)
            }
        }
    }

    func testAReadThatIsHandedOverOnAnotherThreadIsMadeOnTheMainOne() throws {
        try onMainRunLoop {
            for handler in [Handler.read, .async, .await] {
                let run = try live(
                    "background post; idle", under: Configuration(.ios, .eager, .immediate, .all, .index, handler))
                XCTAssertEqual(run.delivered, 1)
                XCTAssertEqual(run.offMain, handler == .read)
            }
        }
    }
}
