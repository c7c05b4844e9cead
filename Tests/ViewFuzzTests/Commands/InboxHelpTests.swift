import TestSupport
import Testing

/// What the executable of a definition says of itself.
@Suite(.runsCommands) struct `The inbox's help` {
    @Test func `names the app, its views and its configurations`() throws {
        let run = try TemporaryDirectory().inbox("--help")
        #expect(run.status == 0)
        #expect(run.output.contains("which the views of InboxFuzz fail."))
        #expect(
            run.output.contains(#""inbox", "quota", "attachments", "account", "downloads", "settings""#),
            "\(run.output)")
        #expect(run.output.contains("USAGE: inbox <subcommand>"))
        for word in ["export", "fuzz", "gate", "campaign", "corpus", "replay"] {
            #expect(run.output.contains("  \(word) "))
        }
        #expect(!run.output.contains("  test "))
    }

    @Test func `is there for each command`() throws {
        let directory = try TemporaryDirectory()
        for command in ["fuzz", "replay", "shrink", "explain", "gate", "campaign", "status", "report", "export"] {
            let run = try directory.inbox("help", command)
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("OVERVIEW: "), "\(command)")
        }
    }

    @Test func `has an error where an option is wrong`() throws {
        let run = try TemporaryDirectory().inbox("fuzz", "--configurations", "linux/*/*")
        #expect(run.status == 64)
        #expect(run.errors.contains("expected platform: ios, macos or *; found 'linux'"), "\(run.errors)")
    }
}
