import BindingFuzz
import HeadlessUI
import LiveEngine
import TestSupport
import XCTest

/// What advise recommends does on the real loop what it says, and what it speaks against goes wrong there.
final class AdviceTests: XCTestCase {
    /// Every container with a handler that reads, and every handler in the first of them, on both platforms.
    private static let situations =
        Situation.all(Platform.allCases, Container.allCases, [.read])
        + Situation.all(Platform.allCases, [.eager], [.write, .remove, .async, .await])
    /// What is recommended for each situation. The proofs take longer than the runs.
    private static let recommended = SearchThreads(ofProcess: SearchThreads.cores).map(situations) { _, situation in
        (situation, Advice(for: [situation])?.recommended ?? [])
    }

    func testWhatBreaksThePlainViewsDoesNotBreakTheAdvisedOnes() throws {
        try onMainRunLoop {
            for (situation, recommended) in Self.recommended {
                XCTAssertFalse(recommended.isEmpty, "\(situation)")
                let plain = situation.configuration(with: .plain)
                var prover = Prover()
                guard case .failing(let testCase, _) = prover.failure(plain) else {
                    XCTFail("\(plain) is stale in some case")
                    continue
                }
                let stale = try AdvisedRun(testCase, under: plain)
                XCTAssertEqual(stale.unknown, [], "\(testCase)")
                XCTAssert(stale.issues.contains { $0.isStaleDereference }, "\(plain): \(testCase)")
                for recipe in recommended {
                    let configuration = situation.configuration(with: recipe)
                    let run = try AdvisedRun(testCase, under: configuration)
                    XCTAssertEqual(run.issues.map(\.description), [], "\(configuration): \(testCase)")
                }
            }
        }
    }

    func testAdvisedViewsHearOfAPost() throws {
        try onMainRunLoop {
            for (situation, recommended) in Self.recommended where situation.handler == .read {
                XCTAssertFalse(recommended.isEmpty, "\(situation)")
                for recipe in recommended {
                    let configuration = situation.configuration(with: recipe)
                    let run = try AdvisedRun(Interleaving(items: 1, steps: [.post]), under: configuration)
                    XCTAssertEqual(run.shown, ["item 1"], "\(configuration)")
                }
            }
        }
    }

    func testWhatAdviseSpeaksAgainstGoesWrongInItsViews() throws {
        try onMainRunLoop {
            var prover = Prover()
            for situation in Self.situations {
                for delivery in Delivery.allCases {
                    let configuration = situation.configuration(with: Recipe(delivery, .unguarded, .index))
                    guard case .failing(let testCase, _) = prover.failure(configuration) else { continue }
                    let run = try AdvisedRun(testCase, under: configuration)
                    // A mutation that the views of these tests do not know is none of advise's.
                    guard run.unknown.isEmpty else { continue }
                    XCTAssert(run.issues.contains { $0.isStaleDereference }, "\(configuration): \(testCase)")
                }
            }
        }
    }

    func testModelAndLiveEngineAgreeOnWhatIsAdvised() throws {
        try onMainRunLoop {
            let configurations = Self.recommended.flatMap { situation, recommended in
                XCTAssertFalse(recommended.isEmpty, "\(situation)")
                return recommended.map { situation.configuration(with: $0) }
            }
            for index in 0..<400 as Range<UInt64> {
                let comparison = Comparison.random(seed: 22, index: index, among: configurations)
                XCTAssertEqual(comparison.differences, [], "case \(index) under \(comparison.configuration)")
                XCTAssertNil(comparison.live.outcome.stale, "case \(index) under \(comparison.configuration)")
            }
        }
    }
}
