import TestSupport
import Testing

/// What the commands print, as their reader sees it. What depends on the machine's speed is left out.
@Suite(.runsCommands) struct `The commands' outputs` {
    private static let earlierBlock = """
        bindfuzz 1
        note an earlier block

        source
        post
        clear

        """

    @Test func `of a search are a table of configurations, the findings and what to do next`() throws {
        let folder = try TemporaryDirectory()
        let run = try folder.bindfuzz(
            "fuzz", "--seed", "1", "--cases", "300", "--configurations", "ios/*/commit/*/index/read")
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        try expectSnapshot(lines.filter { !$0.contains("runs/s") }.joined(separator: "\n"), named: "fuzz")
        #expect(try folder.files(in: "corpus/found").count == 10)
        // The second time everything is known.
        let again = try folder.bindfuzz(
            "fuzz", "--seed", "1", "--cases", "300", "--configurations", "ios/*/commit/*/index/read")
        #expect(again.status == 0)
    }

    @Test func `of shrinking are the case on standard output and what it took on standard error`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.earlierBlock, to: "a.case")
        let run = try folder.bindfuzz("shrink", "a.case", "--configurations", "ios/eager/runloop/unguarded/index/read")
        #expect(run.status == 0)
        try expectSnapshot(run.output, named: "shrink")
        try expectSnapshot(run.errors, named: "shrink-progress")
    }

    @Test func `of replay for programs are a line for each configuration`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.earlierBlock, to: "a.case")
        let run = try folder.bindfuzz(
            "replay", "a.case", "--format", "json", "--configurations", "*/eager/*/*/index/read")
        #expect(run.status == 1)
        try expectSnapshot(run.output, named: "replay-json")
    }

    @Test func `of the corpus are a line for each case`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.earlierBlock, to: "corpus/seeds/a.case")
        try expectSnapshot(try folder.bindfuzz("corpus", "list").output, named: "corpus-list")
        let check = try folder.bindfuzz("corpus", "format", "--check")
        #expect(check.status == 2)
        #expect(check.output == "corpus/seeds/a.case: is not in canonical form\n")
    }

    @Test func `of explain are the findings of a case, one by one`() throws {
        let folder = try TemporaryDirectory()
        try folder.write("bindfuzz 1\n\nevent\nclear\npost\n", to: "a.case")
        let run = try folder.bindfuzz("explain", "a.case", "--configurations", "ios/eager/immediate/unguarded/index/*")
        #expect(run.status == 0)
        try expectSnapshot(run.output, named: "explain")
    }

    @Test func `of convert are what a byte fuzzer takes, and cases again`() throws {
        let folder = try TemporaryDirectory()
        try folder.write("bindfuzz 1\n\nevent\nclear\npost\n", to: "a.case")
        #expect(try folder.bindfuzz("convert", "--to", "bytes", "--output", "input", "a.case").status == 0)
        let back = try folder.bindfuzz("convert", "input")
        var outputs = OutputSnapshot()
        outputs.add("convert input", back.output)
        let replayed = try folder.shell("bindfuzz convert input | bindfuzz replay - | head -n 3")
        outputs.add("convert input | replay - | head -n 3", replayed.output)
        try outputs.expect(named: "convert")
    }

    @Test func `of the help explain configurations and exit statuses`() throws {
        try expectSnapshot(try TemporaryDirectory().bindfuzz("--help").output, named: "help")
    }

    @Test func `of what cannot be done say why`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.earlierBlock, to: "a.case")
        var outputs = OutputSnapshot()
        for arguments in [
            ["replay", "missing.case"], ["replay", "a.case", "--configurations", "ios/eager"],
            ["fuzz", "--length", "65"], ["replay", "a.case", "--trap"],
        ] {
            let run = try folder.bindfuzz(arguments)
            #expect(run.status == (arguments.last == "missing.case" ? 3 : 64))
            outputs.add(arguments.joined(separator: " "), run)
        }
        try outputs.expect(named: "refused")
    }
}
