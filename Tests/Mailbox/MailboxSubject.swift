import FuzzEngine
import FuzzCampaign

/// The mailbox as a subject: what is run, what it is run under, and what comes of it.
enum MailboxSubject: Subject {
    typealias Case = MailboxCase
    typealias Configuration = MailboxConfiguration
    typealias Outcome = MailboxOutcome
    typealias Rule = MailboxRule
    /// The mailbox may trap, so its runs have a process of their own.
    typealias Runner = IsolatedRunner<MailboxRunner>

    static let program = "mailbox"
    static let blockSize: UInt64 = 100

    /// A letter that was forwarded is taken.
    static var canary: Canary<MailboxSubject> {
        Canary(
            MailboxCase(letters: 1, [.forward(.cora), .take]),
            under: MailboxConfiguration(order: .newest, capacity: .three, checking: .checked),
            by: TextMechanism(.misdelivered, "a letter is handed out twice"))
    }
}
