import TestSupport
import Testing

@Suite(.runsCommands) struct `A search that comes upon what starves` {
    private let folder: TemporaryDirectory
    private let starving = "ios/eager/exit/all/identity/read"

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("", to: "corpus/.keep")
    }

    @Test func `keeps the smallest case, says so, and fails nothing`() throws {
        let run = try folder.bindfuzz("fuzz", "--cases", "50", "--seed", "1", "--configurations", starving)
        #expect(run.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("fuzz", run.output)
        try outputs.expect(named: "starvation")
        let kept = try folder.read("corpus/found/starved.case")
        #expect(kept.contains("note mechanism: starved\n"))
        #expect(kept.contains("expect */*/*/*/*/* delivered\nexpect ios/*/exit/*/*/* starved\n"))
        #expect(kept.hasSuffix("\n\npost\n"))
    }

    @Test func `and one that is also stale are both reported`() throws {
        let run = try folder.bindfuzz(
            "fuzz", "--cases", "200", "--seed", "1", "--verbose", "--configurations",
            "ios/lazy/exit/unguarded/index/read")
        #expect(run.status == 1)
        var outputs = OutputSnapshot()
        outputs.add("fuzz --verbose", run.output)
        try outputs.expect(named: "starvation-and-stale")
    }

    @Test func `shrinks to the delivery that starves`() throws {
        try folder.write("bindfuzz 1\nitems 3\n\nevent\n  edit 0\n  post\ntimer\n", to: "long.case")
        let run = try folder.bindfuzz("shrink", "long.case", "--configurations", starving)
        #expect(run.status == 0)
        try expectSnapshot(run.output, named: "starvation-shrunk")
    }

    @Test func `has programs read that its run is clean, with a delivery that still waits`() throws {
        try folder.write("bindfuzz 1\n\npost\n", to: "post.case")
        let run = try folder.bindfuzz("replay", "post.case", "--format", "json", "--configurations", starving)
        #expect(run.output.contains(#""verdict":"clean","delivered":0,"skipped":0,"undelivered":1,"offMain":false"#))
    }
}
