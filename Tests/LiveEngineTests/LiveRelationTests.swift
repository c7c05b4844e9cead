import BindingFuzz
import LiveEngine
import TestSupport
import XCTest

/// The relation that proofs rest on, held to the real loop.
final class LiveRelationTests: XCTestCase {
    func testTheRelationHasAllThatLiveRunsShow() {
        onMain {
            var staleCount = 0
            for number in 0..<400 {
                let (live, missing) = check(number, rules: TrueRules.self)
                if live.outcome.stale != nil { staleCount += 1 }
                if let missing { XCTFail("case \(number) under \(configuration(number)): \(missing)") }
            }
            XCTAssertGreaterThan(staleCount, 20)
        }
    }

    func testARelationWithAMistakeInItLacksSomethingThatLiveRunsShow() {
        onMain {
            XCTAssertTrue((0..<400).contains { check($0, rules: ParkedRowsStay.self).missing != nil })
            XCTAssertTrue((0..<400).contains { check($0, rules: PostsPassLeavingRows.self).missing != nil })
        }
    }

    @MainActor private func check<Rules: FollowingRules>(_ number: Int, rules: Rules.Type) -> (
        live: LiveRun, missing: String?
    ) {
        let interleaving = InterleavingGenerator(CaseFamily(seed: 21)).interleaving(at: UInt64(number))
        let configuration = configuration(number)
        let live = LiveRun(interleaving, under: configuration)
        return (live, missing(in: live, of: interleaving, under: configuration, rules: rules))
    }

    /// Another one for each case; 137 and 2,240 have no factor in common. What a handler writes no course follows.
    private func configuration(_ number: Int) -> Configuration {
        let configurations = Configuration.fullMatrix.filter { $0.handler != .write }
        return configurations[number * 137 % configurations.count]
    }
}

private enum ParkedRowsStay: FollowingRules {
    static func rows(afterUpdating state: FollowedState, in container: Container) -> Int {
        state.row == .parked ? state.row.bit : TrueRules.rows(afterUpdating: state, in: container)
    }
}

private enum PostsPassLeavingRows: FollowingRules {
    static func isSubscribed(_ state: FollowedState) -> Bool {
        state.row != .leaving && TrueRules.isSubscribed(state)
    }
}
