import BindingFuzz
import Foundation

/// Makes cases and runs them.
final class MailboxRunner: SubjectRunner {
    typealias S = MailboxSubject

    let configurations: [MailboxConfiguration]

    init(under configurations: [MailboxConfiguration]) {
        self.configurations = configurations
    }

    func make(_ interleaving: inout MailboxCase, at index: UInt64, of family: CaseFamily) {
        MailboxSubject.make(&interleaving, at: index, of: family, by: self) { _ in }
    }

    func run(_ interleaving: MailboxCase) -> [MailboxOutcome] { configurations.map { run(interleaving, under: $0) } }

    func run(_ interleaving: MailboxCase, under configuration: MailboxConfiguration) -> MailboxOutcome {
        finished(interleaving, under: configuration).outcome
    }

    /// Runs the case again, and counts what it makes use of.
    func recheck(
        _ interleaving: MailboxCase, _ failures: [Failure<TextMechanism<MailboxVerdict>>],
        counting rules: inout RuleCounts<MailboxRule>
    ) -> Bool {
        var again: [Failure<TextMechanism<MailboxVerdict>>] = []
        for (position, configuration) in configurations.enumerated() {
            let run = finished(interleaving, under: configuration)
            for rule in MailboxRule.allCases { rules[rule] += run.rules[rule] }
            if let mechanism = run.outcome.mechanism {
                again.append(Failure(position: position, mechanism: mechanism))
            }
        }
        return again == failures.sorted()
    }

    private func finished(_ interleaving: MailboxCase, under configuration: MailboxConfiguration) -> MailboxRun {
        if Overflow.slowness_ms > 0 { usleep(Overflow.slowness_ms * 1000) }
        var run = MailboxRun(interleaving, under: configuration)
        for step in interleaving.steps { _ = run.perform(step) }
        _ = run.finish()
        return run
    }
}
