import Foundation
import FuzzCampaign
import FuzzEngine

/// Makes cases and runs them.
final class MailboxRunner: CaseRunner {
    typealias S = MailboxSubject

    let configurations: [MailboxConfiguration]

    init(under configurations: [MailboxConfiguration]) {
        self.configurations = configurations
    }

    func make(_ testCase: inout MailboxCase, at index: UInt64, of family: CaseFamily) {
        make(&testCase, at: index, of: family) { _ in }
    }

    func run(_ testCase: MailboxCase) -> [MailboxOutcome] { configurations.map { run(testCase, under: $0) } }

    func run(_ testCase: MailboxCase, under configuration: MailboxConfiguration) -> MailboxOutcome {
        finished(testCase, under: configuration).outcome
    }

    /// Runs the case again, and counts what it makes use of.
    func recheck(
        _ testCase: MailboxCase, _ failures: [Failure<TextMechanism<MailboxVerdict>>],
        counting rules: inout RuleCounts<MailboxRule>
    ) -> Bool {
        var again: [Failure<TextMechanism<MailboxVerdict>>] = []
        for (position, configuration) in configurations.enumerated() {
            let run = finished(testCase, under: configuration)
            for rule in MailboxRule.allCases { rules[rule] += run.rules[rule] }
            if let mechanism = run.outcome.mechanism {
                again.append(Failure(position: position, mechanism: mechanism))
            }
        }
        return again == failures.sorted()
    }

    private func finished(_ testCase: MailboxCase, under configuration: MailboxConfiguration) -> MailboxRun {
        if Overflow.slowness_ms > 0 { usleep(Overflow.slowness_ms * 1000) }
        var run = MailboxRun(testCase, under: configuration)
        for step in testCase.steps { _ = run.perform(step) }
        _ = run.finish()
        return run
    }
}

/// What a child needs to say how a run ends that does not come to its own end.
extension MailboxRunner: IsolatableRunner {
    /// A process that ends is no surprise: the code may trap.
    static func outcome(of end: RunEnd) -> MailboxOutcome {
        switch end {
        case .trapped(_, let note): MailboxOutcome(mechanism: TextMechanism(.trapped, note ?? ""))
        case .hung: MailboxOutcome(mechanism: TextMechanism(.stuck))
        case .meddled: MailboxOutcome(mechanism: TextMechanism(.quit, "after it wrote to a descriptor"))
        case .exited(let status): MailboxOutcome(mechanism: TextMechanism(.quit, "with status \(status)"))
        }
    }

    static var trapNote: String? { Overflow.note }

    static var timeLimit: Duration { Overflow.timeLimit_ms.map { .milliseconds($0) } ?? .seconds(10) }

    /// Draws each step from those that are possible in the state that the case has come to, in a mailbox that is run along.
    /// It may trap meanwhile, so each step is told before it is done.
    func make(
        _ testCase: inout MailboxCase, at index: UInt64, of family: CaseFamily,
        telling tell: (MailboxCase) -> Void
    ) {
        var random = SplitMix64(seed: family.seed, index: index)
        testCase = MailboxCase(letters: random.below(MailboxCase.mostLetters + 1), [])
        var run = MailboxRun(
            testCase, under: MailboxConfiguration(order: .newest, capacity: .six, checking: .unchecked))
        for _ in 0..<1 + random.below(family.length) {
            let possible = Self.draw(&random).filter(run.isPossible)
            let step = possible[random.below(possible.count)]
            testCase.steps.append(step)
            tell(testCase)
            _ = run.perform(step)
        }
    }

    /// A step of each kind; those that take letters out twice, so that a mailbox is not full all the time.
    private static func draw(_ random: inout SplitMix64) -> [MailboxStep] {
        let friends = Friend.allCases
        return [
            .put(random.below(10)), .urgent(random.below(10)), .take, .take,
            .forward(friends[random.below(friends.count)]), .forward(friends[random.below(friends.count)]),
        ]
    }
}
