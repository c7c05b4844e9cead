import BindingFuzz
import Testing

@testable import ViewFuzz

@Suite struct `The steps without effect of several runs` {
    private func run(_ stepsWithoutEffect: [Int], _ verdict: ViewVerdict? = nil, in step: Int = 0) -> ViewOutcome {
        ViewOutcome(mechanism: verdict.map { TextMechanism($0) }, step: step, stepsWithoutEffect: stepsWithoutEffect)
    }

    @Test func `are those that had none in any of them`() {
        #expect(ViewOutcome.stepsWithoutEffect(in: [run([1, 3]), run([1])]) == [1])
        #expect(ViewOutcome.stepsWithoutEffect(in: [run([2, 1]), run([2, 1])]) == [1, 2])
        #expect(ViewOutcome.stepsWithoutEffect(in: []) == [])
    }

    @Test func `may be behind the step in which another run has gone wrong`() {
        #expect(ViewOutcome.stepsWithoutEffect(in: [run([1, 3]), run([1], .crash, in: 2)]) == [1, 3])
        #expect(ViewOutcome.stepsWithoutEffect(in: [run([2]), run([], .crash, in: 2)]) == [])
    }

    @Test func `are not known of a run that has ended its process`() {
        #expect(ViewOutcome.stepsWithoutEffect(in: [run([1]), run([], .trap)]) == [])
    }
}
