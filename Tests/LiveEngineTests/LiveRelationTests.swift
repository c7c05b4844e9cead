import BindingFuzz
import HeadlessUI
import LiveEngine
import TestSupport
import XCTest

/// The relation that proofs rest on, held to the real loop.
final class LiveRelationTests: XCTestCase {
    func testTheRelationHasAllThatLiveRunsShow() throws {
        try onMainRunLoop {
            var staleCount = 0
            for number in 0..<400 {
                let (live, missing) = check(number, rules: TrueRules.self)
                if live.outcome.stale != nil { staleCount += 1 }
                if let missing { XCTFail(missing) }
            }
            XCTAssertGreaterThan(staleCount, 20)
        }
    }

    func testARelationWithAMistakeInItLacksSomethingThatLiveRunsShow() throws {
        try onMainRunLoop {
            XCTAssertTrue((0..<400).contains { check($0, rules: ParkedRowsStay.self).missing != nil })
            XCTAssertTrue((0..<400).contains { check($0, rules: PostsPassLeavingRows.self).missing != nil })
        }
    }
}

/// Holds a relation to the live run of a case.
@MainActor private func check<Rules: TransitionRules>(_ number: Int, rules: Rules.Type) -> (
    live: LiveRun, missing: String?
) {
    let testCase = InterleavingGenerator(CaseFamily(seed: 21)).testCase(at: UInt64(number))
    let configuration = configurations[number * 137 % configurations.count]
    let live = LiveRun(testCase, under: configuration)
    let problem = missing(in: live, of: testCase, under: configuration, rules: rules)
    return (live, problem.map { "case \(number) under \(configuration), \(testCase): \($0)" })
}

/// Each case has another one; 137 and their number have no factor in common. No course follows what a handler writes.
private let configurations = Configuration.fullMatrix.filter { $0.handler != .write }

private enum ParkedRowsStay: TransitionRules {
    static func rows(afterUpdating state: AbstractState, in container: Container) -> Int {
        state.row == .parked ? state.row.bit : TrueRules.rows(afterUpdating: state, in: container)
    }
}

private enum PostsPassLeavingRows: TransitionRules {
    static func isSubscribed(_ state: AbstractState) -> Bool {
        state.row != .leaving && TrueRules.isSubscribed(state)
    }
}
