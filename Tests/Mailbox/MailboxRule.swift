import FuzzEngine

/// What a run can make use of.
enum MailboxRule: String, CoveredRule {
    case letterPut = "letter put in"
    case letterRefused = "letter refused"
    case letterFirst = "letter put before all others"
    case letterTaken = "letter taken"
    case letterForwarded = "letter forwarded"
    case stepNotPossible = "step not possible"

    static let owner = "mailbox"

    /// 1 for what comes in, 2 for what goes out, 3 for what does not happen.
    var section: Int {
        switch self {
        case .letterPut, .letterRefused, .letterFirst: 1
        case .letterTaken, .letterForwarded: 2
        case .stepNotPossible: 3
        }
    }

    /// Only a mailbox that checks refuses a letter.
    func applies(under configuration: MailboxConfiguration) -> Bool {
        self != .letterRefused || configuration.checking == .checked
    }
}
