import TestSupport
import Testing

/// Findings of a search that cannot write them.
@Suite(.runsCommands) struct `A finding without a file` {
    private static let search = [
        "fuzz", "--seed", "1", "--cases", "300", "--configurations", "ios/eager/immediate/unguarded/index/read",
    ]

    @Test func `is not searched for where the corpus cannot have one`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("a file\n", to: "corpus/found")
        let run = try directory.bindfuzz(Self.search)
        #expect(run.status == 3)
        #expect(run.output.isEmpty)
        try expectSnapshot(run.errors, named: "unwritable-found")
        #expect(try directory.bindfuzz(Self.search + ["--dry-run"]).status == 1)
        #expect(try directory.files(in: "corpus") == ["found"])
    }

    @Test func `leaves nothing of the look at its folder`() throws {
        let directory = try TemporaryDirectory()
        #expect(try directory.bindfuzz("fuzz", "--seed", "1", "--cases", "0").status == 0)
        #expect(try directory.files(in: "corpus").isEmpty)
    }

    #if os(Linux)
        @Test func `is printed with its case, which shows it`() throws {
            let directory = try TemporaryDirectory()
            let line = "bindfuzz \(Self.search.joined(separator: " "))"
            // The folder has room for a small file only. A pipe has no limit.
            let run = try directory.bash(
                "(trap '' XFSZ; exec prlimit --fsize=100 \(line)) 2>&1 | cat; exit ${PIPESTATUS[0]}")
            #expect(run.status == 3, "\(run.output)")
            #expect(try directory.files(in: "corpus/found").isEmpty)
            #expect(run.output.contains("error: expected a file that can be written; File too large"), "\(run.output)")
            let told = run.output.split(separator: "\n", omittingEmptySubsequences: false).drop {
                $0 != "    bindfuzz 1"
            }
            let text = told.prefix { $0.isEmpty || $0.hasPrefix("    ") }.map { $0 + "\n" }.joined()
            try directory.write(text, to: "a.case")
            let replay = try directory.bindfuzz(
                "replay", "a.case", "--configurations", "ios/eager/immediate/unguarded/index/read")
            #expect(replay.status == 0, "\(text)\(replay.errors)")
            let mechanism = try #require(run.output.firstMatch(of: #/new: (\S+)/#)).1
            #expect(text.contains("note mechanism: \(mechanism)\n"), "\(text)")
        }
    #endif
}
