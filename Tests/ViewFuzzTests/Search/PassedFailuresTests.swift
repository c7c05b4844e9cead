import FuzzEngine
import Testing

@testable import ViewFuzz

struct PassedFailuresTests {
    /// A case of the search that meets three failures, after 3, 5 and 7 steps.
    private func decided(_ index: UInt64, knowing known: [String], after earlier: UInt64 = 0) -> Int? {
        var guide = ViewGuide()
        for _ in 0..<earlier { guide.learn(ViewFeedback(view: "a", on: .iOS, origin: nil)) }
        for name in known {
            var feedback = ViewFeedback(view: "a", on: .iOS, origin: nil)
            feedback.add(TextMechanism(.broken, name))
            guide.learn(feedback)
        }
        var passed = PassedFailures(in: CaseFamily(seed: 1), at: index)
        for (name, count) in [("first", 3), ("second", 5), ("third", 7)] {
            var outcome = ViewOutcome()
            outcome.mechanism = TextMechanism(.broken, name)
            passed.add(outcome, after: count)
        }
        return passed.choice(or: ViewOutcome(), after: 9, knownBy: guide)?.count
    }

    @Test(arguments: [
        (["first"], 5), (["first", "second"], 7), (["second"], 3), (["third"], 3), (["third", "first"], 5),
    ])
    func `the first failure decides that no earlier case was about`(known: [String], count: Int) {
        for index in 0..<50 as Range<UInt64> { #expect(decided(index, knowing: known) == count) }
    }

    @Test(arguments: [[], ["first", "second", "third"]])
    func `chance decides among failures that are all known or all unknown`(known: [String]) {
        let counts = Set((0..<100 as Range<UInt64>).map { decided($0, knowing: known) })
        #expect(counts == [3, 5, 7])
    }

    @Test func `chance decides once the guide learns no more, because an unknown failure would stay unknown`() {
        let cases = ViewGuide.epochs.casesWithFeedback
        #expect(cases > 0)
        #expect(Set((0..<20 as Range<UInt64>).map { decided($0, knowing: ["first"], after: 9) }) == [5])
        let counts = Set((0..<20 as Range<UInt64>).map { decided($0, knowing: ["first"], after: cases) })
        #expect(counts.count > 1)
    }
}
