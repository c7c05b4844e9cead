import FuzzEngine

/// What a run comes to in a word.
enum MailboxVerdict: String, TestVerdict {
    case clean, misdelivered, trapped, stuck, quit

    static let anyFailure = "broken"
}

/// What a run comes to.
struct MailboxOutcome: TestOutcome, Codable {
    /// What went wrong, in the words of whoever noticed it; nil where nothing did.
    var mechanism: TextMechanism<MailboxVerdict>?
    /// How many letters somebody got.
    var delivered = 0
}
