import FuzzEngine

/// The verdict on a run.
enum MailboxVerdict: String, TestVerdict {
    case clean, misdelivered, trapped, stuck, quit

    static let anyFailure = "broken"
}

/// The outcome of a run.
struct MailboxOutcome: TestOutcome, Codable {
    /// The first failure, as described by the check that found it; `nil` if there is none.
    var mechanism: TextMechanism<MailboxVerdict>?
    /// The number of delivered letters.
    var delivered = 0
}
