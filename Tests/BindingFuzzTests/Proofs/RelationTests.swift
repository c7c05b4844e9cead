import BindingFuzz
import Testing

/// A proof is only as good as its relation, which is held to the model here.
@Suite struct `The relation between the states of a followed row` {
    @Test(arguments: Platform.allCases, Delivery.allCases)
    func `has all that the model does`(platform: Platform, delivery: Delivery) throws {
        try Self.check(.plain(TrueRules.self), platform, delivery)
    }

    @Test(arguments: Platform.allCases, Delivery.allCases)
    func `of what is left of a row that never goes has all that the model does`(
        platform: Platform, delivery: Delivery
    ) throws {
        try Self.check(.waiting, platform, delivery)
    }

    private static func check<Rules: FollowingRules>(
        _ view: RelationView<Rules>, _ platform: Platform, _ delivery: Delivery
    ) throws {
        let cases = SmallScope.cases()
        var failureCount = 0
        for (number, deployment) in Deployment.all.enumerated()
        where deployment.platform == platform && deployment.delivery == delivery {
            var check = RelationCheck(view, deployment)
            for interleaving in cases { try check.checkEnd(interleaving) }
            // Each deployment has other ones; they are long, and only few are for all.
            for interleaving in samples(number) { try check.check(interleaving) }
            #expect(check.judge.passageCount > 0)
            failureCount += check.judge.failureCount
        }
        #expect(failureCount > 0)
    }

    private static func samples(_ number: Int) -> [Interleaving] {
        let generator = InterleavingGenerator(CaseFamily(seed: UInt64(number)))
        return (0..<sampleCount).map { generator.interleaving(at: $0) }
    }

    @Test(arguments: PlantedMistake.all)
    func `lacks something with a mistake in it`(mistake: PlantedMistake) {
        #expect(mistake.firstFailure(SmallScope.samples(mistakenCount)) != nil, "\(mistake) is not noticed")
    }

    @Test func `is held to all of its rules`() {
        #expect(PlantedMistake.all.count >= 40)
    }
}

#if DEBUG
    private let sampleCount: UInt64 = 1
    private let mistakenCount: UInt64 = 200
#else
    private let sampleCount: UInt64 = 40
    private let mistakenCount: UInt64 = 1000
#endif
