import HeadlessUI
import TestSupport
import XCTest

/// Document 1.
final class AppearanceTests: XCTestCase {
    func testViewsAreEvaluatedThenLaidOutThenAppearThenAreRendered() {
        onMain {
            Phases.seen = []
            let host = Host { NestedView() }
            XCTAssertEqual(
                Phases.seen,
                [
                    "evaluate outer", "evaluate inner",
                    "layout outer", "layout inner", "layout helper",
                    "appear outer", "appear inner", "appear helper",
                    "will appear",
                ])
            host.close()
        }
    }

    func testTheOrderAmongAppearancesDependsOnTheSeedAndNothingElseDoes() {
        onMain {
            var orders: Set<[String]> = []
            for seed in 0..<6 as Range<UInt64> {
                Phases.seen = []
                Host(appearanceOrder: .seeded(seed)) { NestedView() }.close()
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

    func testDataThatOnAppearFillsIsShownByTheUpdateAfterIt() {
        onMain {
            let host = Host { FilledByAppearance() }
            XCTAssertEqual(host.texts, ["entry 7", "entry 8", "first is 7", "total 2"])
            XCTAssertEqual(host.issues.map(\.kind), [])
            host.close()
        }
    }
}
