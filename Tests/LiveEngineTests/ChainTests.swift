import BindingFuzz
import HeadlessUI
import LiveEngine
import TestSupport
import XCTest

/// The model and the live engine under chains of hops, which the live engine makes of real schedulers.
final class ChainTests: XCTestCase {
    func testModelAndLiveEngineAgreeUnderRandomChains() throws {
        try onMainRunLoop {
            let generator = InterleavingGenerator(CaseFamily(seed: 21))
            for index in 0..<500 as Range<UInt64> {
                var random = SplitMix64(seed: 21, index: index)
                let chain = (0...random.below(4)).map { _ in Hop.allCases[random.below(Hop.allCases.count)] }
                var configuration = Configuration.fullMatrix[random.below(Configuration.fullMatrix.count)]
                configuration.platform = index % 2 == 0 ? .ios : .macos
                configuration.delivery = Delivery(chain)
                for comparison in Comparison.each(generator.testCase(at: index), under: configuration)
                where !comparison.differences.isEmpty {
                    let shrunk = comparison.shrunk()
                    XCTFail(
                        "case \(index) under \(configuration), shrunk: \(shrunk.testCase): \(shrunk.differences)")
                }
            }
        }
    }

    func testAHopToTheMainQueueComesWithTheNextTimeThatItIsServed() throws {
        try onMainRunLoop {
            for platform in Platform.allCases {
                let configuration = Configuration(
                    platform, .lazy, Delivery([.commit, .queue]), .unguarded, .index, .read)
                let late = try live("post; remove 0; idle", items: 2, under: configuration)
                XCTAssertEqual(late.place, .queue)
                XCTAssertEqual(late.kind, .wrongElement)
            }
        }
    }

    func testWhatAnObserverHandsToAnObserverWaitsForTheNextTime() throws {
        try onMainRunLoop {
            let configuration = Configuration(
                .macos, .eager, Delivery([.commit, .exit]), .unguarded, .index, .read)
            XCTAssertEqual(try live("source; post; idle", under: configuration).delivered, 1)
            XCTAssertEqual(try live("source; post; idle; source; clear; idle", under: configuration).delivered, 0)
        }
    }

    func testAComparisonOfTwoDifferentChainsFails() throws {
        try onMainRunLoop {
            let configuration = Configuration(
                .ios, .eager, Delivery([.queue, .commit]), .unguarded, .index, .read)
            var other = configuration
            other.delivery = Delivery([.commit, .queue])
            let testCase = try interleaving("post; idle")
            XCTAssertFalse(Comparison(testCase, under: configuration, modelUnder: other).differences.isEmpty)
        }
    }
}
