import BindingFuzz
import TestSupport
import Testing

@Suite struct `An envelope` {
    static let patterns = [
        "ios/eager/runloop/unguarded/index/read", "ios/animated/exit/appeared/index/read",
        "macos/lazy/queue/appeared/index/read", "macos/silent/commit/all/index/await",
        "macos/eager/immediate/in-range/index/remove",
    ]

    private func envelope(_ configuration: Configuration) throws -> SafetyEnvelope {
        var search = EnvelopeSearch([configuration])
        let envelope = search.envelope(of: configuration)
        return try #require(envelope)
    }

    @Test(arguments: patterns)
    func `has limits that are proven, and that a stale case of the model follows on anything more`(
        pattern: String
    ) throws {
        let configuration = try configuration(pattern)
        var model = Model()
        for limit in try envelope(configuration).limits {
            var prover = Prover(allowing: Assumptions.all.subtracting(limit).allowedClasses)
            #expect(prover.failure(configuration) == .proven, "\(limit.members)")
            let additions = SafetyEnvelope.additions(to: limit, of: configuration)
            #expect(additions.map(\.assumption) == limit.members)
            for addition in additions {
                guard case .failing(let testCase, let mechanism) = addition.failure else {
                    Issue.record("\(limit.members) with \(addition.assumption): \(addition.failure)")
                    continue
                }
                #expect(model.run(testCase, under: configuration).mechanism == mechanism)
            }
        }
    }

    @Test(arguments: patterns)
    func `says of every set of circumstances what a proof of it says`(pattern: String) throws {
        let configuration = try configuration(pattern)
        let envelope = try envelope(configuration)
        var random = SplitMix64(seed: 1)
        for limit in envelope.limits {
            // Sets near those that are said, where an error would be.
            for _ in 0..<4 {
                let changed = Assumptions(Assumption.allCases.filter { _ in random.next() % 8 == 0 })
                let leftOut = limit.symmetricDifference(changed)
                var prover = Prover(allowing: Assumptions.all.subtracting(leftOut).allowedClasses)
                let isProven = prover.failure(configuration) == .proven
                #expect(isProven == envelope.isProven(leavingOut: leftOut), "\(leftOut.members)")
            }
        }
    }

    @Test func `is the same whether configurations share their proofs or not`() throws {
        let batch = Array(try Configuration.matching("macos/eager/queue/*/index/read"))
        #expect(EnvelopeSearch.batches(of: batch) == [batch])
        var search = EnvelopeSearch(batch)
        for configuration in batch {
            let shared = search.envelope(of: configuration)
            #expect(try shared == envelope(configuration))
        }
    }

    @Test func `is not there where nothing goes wrong`() throws {
        for pattern in ["macos/eager/exit/unguarded/index/read", "ios/lazy/runloop/unguarded/identity/read"] {
            let configuration = try configuration(pattern)
            var search = EnvelopeSearch([configuration])
            let envelope = search.envelope(of: configuration)
            #expect(envelope == nil, "\(pattern)")
        }
    }

    @Test func `is about all that is not a step of the loop`() {
        for step in StepClass.all {
            let circumstances = Assumption.allCases.filter { $0.classes.contains(step) }.map(\.name)
            let isOfLoop = ["event", "source", "timer", "idle"].contains("\(step)")
            #expect(circumstances.isEmpty == isOfLoop, "\(step)")
        }
        #expect(Assumptions.all.allowedClasses == .all)
        #expect(Assumptions([]).allowedClasses.members.map(\.description) == ["event", "source", "timer", "idle"])
    }
}
