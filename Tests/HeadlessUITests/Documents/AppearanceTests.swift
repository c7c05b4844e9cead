import HeadlessUI
import TestSupport
import XCTest

/// Document 1.
final class AppearanceTests: XCTestCase {
    func testViewsAreEvaluatedThenLaidOutThenAppearThenAreRendered() throws {
        try onMainRunLoop {
            Phases.seen = []
            _ = Host { NestedView() }
            XCTAssertEqual(
                Phases.seen,
                [
                    "evaluate outer", "evaluate inner",
                    "layout outer", "layout inner", "layout helper",
                    "appear outer", "appear inner", "appear helper",
                    "will appear",
                ])
        }
    }

    func testTheOrderAmongAppearancesDependsOnTheSeedAndNothingElseDoes() throws {
        try onMainRunLoop {
            var orders: Set<[String]> = []
            for seed in 0..<6 as Range<UInt64> {
                Phases.seen = []
                try Host(appearanceOrder: .seeded(seed)) { NestedView() }.close()
                XCTAssertEqual(Phases.seen.count, 9)
                XCTAssertEqual(
                    Array(Phases.seen.prefix(5)),
                    ["evaluate outer", "evaluate inner", "layout outer", "layout inner", "layout helper"])
                XCTAssertEqual(Phases.seen.last, "will appear")
                orders.insert(Array(Phases.seen[5..<8]))
            }
            XCTAssertEqual(orders.count, 6)
        }
    }

    func testDataThatOnAppearFillsIsShownByTheUpdateAfterIt() throws {
        try onMainRunLoop {
            let host = Host { FilledByAppearance() }
            XCTAssertEqual(host.texts, ["entry 7", "entry 8", "first is 7", "total 2"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}
