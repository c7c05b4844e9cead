import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// A proof is only as good as its relation, which is held to the model here.
@Suite struct `The relation between the states of a tracked row` {
    @Test(arguments: Platform.allCases, Delivery.allCases)
    func `has all that the model does`(platform: Platform, delivery: Delivery) throws {
        let failureCount = try Self.check(.plain(TrueRules.self), platform, delivery)
        #expect(failureCount > 0)
    }

    @Test(arguments: Platform.allCases, Delivery.allCases)
    func `of what is left of a row that never goes has all that the model does`(
        platform: Platform, delivery: Delivery
    ) throws {
        let failureCount = try Self.check(.waiting, platform, delivery)
        // On iOS a run of the loop ends with a change of mode only.
        let canStarve = platform.isIOS && (delivery == .exit || delivery == .runLoopExit)
        #expect((failureCount > 0) == canStarve)
    }

    /// Checks every deployment of a platform and a delivery.
    ///
    /// - Returns: how many failures the model came to of which the relation has to tell.
    private static func check<Rules: TransitionRules>(
        _ view: RelationView<Rules>, _ platform: Platform, _ delivery: Delivery
    ) throws -> Int {
        let cases = SmallScope.cases()
        var failureCount = 0
        for (number, deployment) in Deployment.all.enumerated()
        where deployment.platform == platform && deployment.delivery == delivery && number % stride == 0 {
            var check = RelationCheck(view, deployment)
            for testCase in cases { try check.checkEnd(testCase) }
            // They are long: each deployment has others.
            for testCase in samples(sampleCount, seed: number) { try check.check(testCase) }
            #expect(check.judge.passageCount > 0)
            failureCount += check.judge.failureCount
        }
        return failureCount
    }

    private static func samples(_ count: UInt64, seed: Int) -> [Interleaving] {
        let generator = InterleavingGenerator(CaseFamily(seed: UInt64(seed)))
        return (0..<count).map { generator.testCase(at: $0) }
    }

    @Test(arguments: PlantedMistake.all)
    func `lacks something with a mistake in it`(mistake: PlantedMistake) {
        // All of them are noticed by the first few hundred; who plants another one may need more.
        let cases = [4, 9].flatMap { Self.samples(200, seed: $0) }
        #expect(mistake.firstFailure(cases) != nil, "\(mistake) is not noticed")
    }

    @Test func `is held to all of its rules`() {
        #expect(PlantedMistake.all.count >= 40)
    }
}

private let sampleCount: UInt64 = TestSize.of(small: 4, usual: 8, full: 20)
/// Of so many deployments one is checked; 3, 5 and 16, the number of those with a platform and a delivery, have no factor in common.
private let stride = TestSize.of(small: 5, usual: 3, full: 1)
