import TestSupport
import Testing

/// The command of the second subject, which is built with these tests.
extension TemporaryDirectory {
    /// Runs it in this directory, and sees that it speaks of nothing but its own subject.
    func mailbox(
        _ arguments: String..., environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> CommandRun {
        let run = try start(arguments, of: "mailbox", environment: environment).wait()
        for text in [run.output, run.errors] { expectOwnWords(in: text, sourceLocation: sourceLocation) }
        return run
    }
}

/// Sees that a text of the second subject has no word of the first.
func expectOwnWords(in text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    // The header of a case file is the same for every subject, and so is the language of pages.
    let rest = text.replacing("bindfuzz 1", with: "").replacing(#/(?s)<style>.*?</style>|<[^>]*>/#, with: " ")
    let foreign =
        #/\b(bindfuzz|rows?|stale|bindings?|items|model|live|deliver(y|ies) (then|that) never|SwiftUI|loop)\b/#
    for match in rest.matches(of: foreign.ignoresCase()) {
        let line = rest[..<match.range.lowerBound].suffix(40) + rest[match.range.lowerBound...].prefix(40)
        Issue.record("'\(match.0)' is no word of a mailbox: …\(line)…", sourceLocation: sourceLocation)
    }
}

/// Cases of the second subject.
enum MailboxCases {
    /// One letter too many where there is room for three; after that it would be about something else.
    static let overflow = """
        bindfuzz 1
        letters 1
        note one letter too many

        put 4
        take
        forward ben
        take
        put 5
        urgent 6
        put 7
        put 8

        """

    /// A letter that was forwarded is there, and is taken.
    static let twice = """
        bindfuzz 1
        letters 0
        expect */*/* clean
        expect newest/*/* misdelivered

        put 7
        forward cora
        take

        """
}
