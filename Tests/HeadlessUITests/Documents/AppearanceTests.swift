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

    func testTheOrderAmongAppearancesIsAssumedAndNothingElseDependsOnIt() throws {
        try onMainRunLoop {
            var orders: Set<[String]> = []
            for value in SystemAssumptions.AppearanceOrder.allCases {
                Phases.seen = []
                try Host(assuming: SystemAssumptions { $0.appearanceOrder = value }) { NestedView() }.close()
                XCTAssertEqual(Phases.seen.count, 9)
                XCTAssertEqual(
                    Array(Phases.seen.prefix(5)),
                    ["evaluate outer", "evaluate inner", "layout outer", "layout inner", "layout helper"])
                XCTAssertEqual(Phases.seen.last, "will appear")
                let order = Array(Phases.seen[5..<8])
                orders.insert(order)
                switch value {
                case .outsideIn: XCTAssertEqual(order, ["appear outer", "appear inner", "appear helper"])
                case .insideOut: XCTAssertEqual(order, ["appear helper", "appear inner", "appear outer"])
                case .shuffled: break
                }
            }
            XCTAssertEqual(orders.count, 3)
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
