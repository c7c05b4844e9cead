import FuzzEngine

/// A rule that a run may use.
enum MailboxRule: String, CoveredRule {
    case letterPut = "letter put in"
    case letterRefused = "letter refused"
    case letterFirst = "letter put before all others"
    case letterTaken = "letter taken"
    case letterForwarded = "letter forwarded"
    case stepNotPossible = "step not possible"

    static let owner = "mailbox"

    /// 1 for incoming letters, 2 for outgoing letters, 3 for steps without effect.
    var section: Int {
        switch self {
        case .letterPut, .letterRefused, .letterFirst: 1
        case .letterTaken, .letterForwarded: 2
        case .stepNotPossible: 3
        }
    }

    /// Only a mailbox with a check refuses letters.
    func applies(under configuration: MailboxConfiguration) -> Bool {
        self != .letterRefused || configuration.checking == .checked
    }
}
