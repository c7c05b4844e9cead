import FuzzEngine

/// A case: the steps for a mailbox in order, and the number of letters in it at the start.
struct MailboxCase: StepSequence {
    /// Each mailbox has room for the letters before the first step.
    static let startNumbers = [StartNumber("letters", noun: "letter", \MailboxCase.letters, upTo: 2)]

    var letters = 0
    var steps: [MailboxStep] = []
}
