import BindingFuzz
import FuzzCampaign

/// The mailbox as a subject: what is run, what it is run under, and what comes of it.
enum MailboxSubject: IsolatableSubject {
    typealias Case = MailboxCase
    typealias Configuration = MailboxConfiguration
    typealias Outcome = MailboxOutcome
    typealias Rule = MailboxRule
    typealias Runner = MailboxRunner

    static let program = "mailbox"

    /// A letter that was forwarded is taken.
    static var canary: Canary<MailboxSubject> {
        Canary(
            MailboxCase(letters: 1, [.forward(.cora), .take]),
            under: MailboxConfiguration(order: .newest, capacity: .three, checking: .checked),
            by: TextMechanism(.misdelivered, "a letter is handed out twice"))
    }

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
    static func make(
        _ interleaving: inout MailboxCase, at index: UInt64, of family: CaseFamily, by runner: MailboxRunner,
        telling tell: (MailboxCase) -> Void
    ) {
        var random = SplitMix64(seed: family.seed, index: index)
        interleaving = MailboxCase(letters: random.below(MailboxCase.mostLetters + 1), [])
        var run = MailboxRun(
            interleaving, under: MailboxConfiguration(order: .newest, capacity: .six, checking: .unchecked))
        for _ in 0..<1 + random.below(family.length) {
            let possible = draw(&random).filter(run.isPossible)
            let step = possible[random.below(possible.count)]
            interleaving.steps.append(step)
            tell(interleaving)
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
