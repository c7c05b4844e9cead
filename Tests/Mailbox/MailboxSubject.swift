import FuzzCampaign
import FuzzCommands
import FuzzEngine
import FuzzReports

/// The mailbox as a subject: its cases, configurations and outcomes.
enum MailboxSubject: StepSubject {
    typealias Case = MailboxCase
    typealias Configuration = MailboxConfiguration
    typealias Outcome = MailboxOutcome
    typealias Rule = MailboxRule
    typealias Run = MailboxRun
    /// The isolated runner. The mailbox may trap, so its runs have a separate process.
    typealias Runner = IsolatedRunner<StepRunner<MailboxRun>>

    static let program = "mailbox"

    /// A case that takes a letter again after it was forwarded.
    static var canary: Canary<MailboxSubject> {
        Canary(
            MailboxCase(letters: 1, steps: [.forward(.cora), .take]),
            under: MailboxConfiguration(order: .newest, capacity: .three, checking: .checked),
            by: TextMechanism(.misdelivered, "a letter is handed out twice"))
    }
}

/// The vocabulary of the mailbox. The commands come with the protocol.
extension MailboxSubject: CommandLineSubject {
    static let vocabulary = Vocabulary(
        abstract: "Finds the orders of steps in which a mailbox loses a letter, hands one out twice, or traps.",
        findingsHeading: "Broken mailboxes", failureClause: "a letter goes astray", failureNoun: "broken delivery",
        mechanism: "the verdict and what was noticed", configurationNoun: "mailbox", placeHeading: "letters",
        reasonLabel: "Letters")

    static func meaning(of verdict: MailboxVerdict) -> String {
        switch verdict {
        case .clean: "each letter goes where it should"
        case .misdelivered: "sends a letter astray"
        case .trapped: "traps"
        case .stuck: "never comes back"
        case .quit: "ends the process"
        }
    }

    static func meaning(of configuration: MailboxConfiguration) -> [String] {
        [
            "Room for \(configuration.capacity.rawValue) letters, the \(configuration.order.rawValue) is taken first.",
            configuration.checking == .checked
                ? "A letter too many is refused." : "Nobody checks whether there is room.",
        ]
    }

    static func reasonForClean(_ outcome: MailboxOutcome) -> String {
        outcome.delivered == 0 ? "nobody gets a letter" : meaning(of: .clean)
    }
}
