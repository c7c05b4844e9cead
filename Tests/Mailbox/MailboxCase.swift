import FuzzEngine

/// What is done to a mailbox, in order, and how many letters are in it before.
struct MailboxCase: StepSequence {
    /// Each mailbox has room for the letters before the first step.
    static let startNumbers = [StartNumber("letters", noun: "letter", \MailboxCase.letters, upTo: 2)]

    var letters = 0
    var steps: [MailboxStep] = []
}
