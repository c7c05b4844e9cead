import BindingFuzz
import FuzzCorpus
import HeadlessUI
import LiveEngine
import TestSupport
import XCTest

final class ComparisonTests: XCTestCase {
    func testModelAndLiveEngineAgreeOnRandomCasesUnderTheFullMatrix() throws {
        try onMainRunLoop {
            let generator = InterleavingGenerator(CaseFamily(seed: 20))
            for index in 0..<400 as Range<UInt64> {
                let configuration = Configuration.fullMatrix[Int(index * 137) % Configuration.fullMatrix.count]
                for comparison in Comparison.each(generator.testCase(at: index), under: configuration)
                where !comparison.differences.isEmpty {
                    let shrunk = comparison.shrunk()
                    XCTFail(
                        "case \(index) under \(configuration), shrunk: \(shrunk.testCase): \(shrunk.differences)")
                }
            }
        }
    }

    func testModelAndLiveEngineAgreeOnEveryCaseOfTheCorpus() throws {
        try onMainRunLoop {
            let entries = try Corpus<RowModel>(directory: Repository().url("corpus").path()).entries
            XCTAssertGreaterThan(entries.count, 40)
            for (number, entry) in entries.enumerated() {
                // A few configurations of each case, with every handler among them, since 113 is a prime;
                // `bindfuzz compare FILE…` takes all of them.
                for offset in stride(from: number % 113, to: Configuration.fullMatrix.count, by: 113) {
                    let configuration = Configuration.fullMatrix[offset]
                    for comparison in Comparison.each(entry.file.testCase, under: configuration) {
                        XCTAssertEqual(comparison.differences, [], "\(entry.path) under \(configuration)")
                    }
                }
            }
        }
    }

    func testAPostToNoRowsLeavesTheMainQueueEmpty() throws {
        try onMainRunLoop {
            // Found by comparison: the model's queue was not empty, so that its loop took another way.
            let text = "bindfuzz 1\nitems 0\n\ntimer\nbackground post\ninsert 0\nsource\ntimer\n"
            let testCase = try CaseFile<RowModel>(text: text).testCase
            let configuration = Configuration(.macos, .lazy, .queue, .unguarded, .identity, .read)
            XCTAssertEqual(Comparison(testCase, under: configuration).differences, [])
        }
    }

    func testAComparisonOfTwoDifferentConfigurationsFails() throws {
        try onMainRunLoop {
            let testCase = try CaseFile<RowModel>(text: "bindfuzz 1\n\nevent\nclear\npost\n").testCase
            let comparison = Comparison(
                testCase, under: Configuration(.ios, .eager, .immediate, .unguarded, .index, .read),
                modelUnder: Configuration(.ios, .eager, .runLoop, .unguarded, .index, .read))
            XCTAssertFalse(comparison.differences.isEmpty)
        }
    }
}
