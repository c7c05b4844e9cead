import BindingFuzz
import FilesAndProcesses
import FuzzCorpus
import FuzzReports
import Testing
import TestSupport

/// What can be typed next.
@Suite(.runsCommands) struct `An invocation` {
    @Test(arguments: [
        ("bindfuzz", true, "bindfuzz"), ("/usr/bin/bindfuzz", true, "bindfuzz"), ("bindfuzz", false, "bindfuzz"),
        (".build/x86_64-unknown-linux-gnu/release/bindfuzz", false, "swift run -c release bindfuzz"),
        (".build/arm64-apple-macosx/debug/bindfuzz", false, "swift run bindfuzz"),
        (".build/release/bindfuzz", false, ".build/release/bindfuzz"),
        ("../my tools/bindfuzz", false, "'../my tools/bindfuzz'"),
    ]) func `says what comes next as it can be typed here`(program: String, isOnPath: Bool, words: String) {
        let invocation = Invocation(of: "bindfuzz", calledAs: program, isOnPath: isOnPath)
        #expect(invocation.command("replay", "it's.case") == words + #" replay 'it'\''s.case'"#)
    }

    @Test func `spells what a terminal would obey for a shell`() throws {
        let name = "a\u{1B}[2J'\\\u{9B}\n\u{1}7.case"
        let folder = try TemporaryDirectory()
        try folder.write("here", to: name)
        let command = RowModel.invocation.command(name).dropFirst("bindfuzz ".count)
        #expect(command == #"$'a\033[2J\'\\\302\233\012\0017.case'"#)
        #expect(try folder.bash("cat \(command)").output == "here")
    }
}
