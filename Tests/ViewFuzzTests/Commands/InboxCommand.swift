import TestSupport

/// The executable of the inbox's definition, which is built with these tests.
extension TemporaryDirectory {
    /// Runs it in this directory.
    ///
    /// - Parameter views: those that cases are drawn of; all where none is named.
    func inbox(_ arguments: String..., views: [String] = [], environment: [String: String] = [:]) throws -> CommandRun {
        try inbox(arguments, views: views, environment: environment)
    }

    func inbox(_ arguments: [String], views: [String] = [], environment: [String: String] = [:]) throws -> CommandRun {
        let chosen = views.isEmpty ? [:] : ["BINDFUZZ_VIEWS": views.joined(separator: ",")]
        return try start(arguments, of: "inbox", environment: chosen.merging(environment) { _, new in new }).wait()
    }
}

/// Cases of the inbox, as files have them.
enum InboxTexts {
    /// A row is told of a change while its message is gone.
    static let crash = """
        bindfuzz 1
        view "inbox"

        idle
        press "Clear"
        post "mailboxChanged"

        """

    /// The button for the next attachment is pressed behind the last one.
    static let trap = """
        bindfuzz 1
        view "attachments"

        press "Next"
        press "Next"
        press "Next"
        press "First"

        """

    /// Nothing goes wrong.
    static let clean = """
        bindfuzz 1
        view "settings"
        expect */*/* clean

        press "Folders"
        press "Done"

        """

    /// What is said to be clean, and is not.
    static let canary = """
        bindfuzz 1
        view "quota"
        expect */*/* clean

        send "used" 2
        send "used" 2

        """
}
