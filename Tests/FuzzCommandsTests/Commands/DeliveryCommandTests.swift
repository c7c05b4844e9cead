import BindingFuzz
import TestSupport
import Testing

/// `--delivery`: a chain of hops in place of the deliveries of the configurations.
@Suite(.runsCommands) struct `The option for a chain of hops` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("", to: "corpus/.keep")
    }

    private func fuzz(_ delivery: String, _ more: String...) throws -> CommandRun {
        try folder.bindfuzz(["fuzz", "--cases", "30", "--seed", "1", "--delivery", delivery] + more)
    }

    @Test func `searches under an unnamed chain, reports its findings, and keeps nothing`() throws {
        let run = try fuzz("queue+commit")
        #expect(run.status == 1)
        var outputs = OutputSnapshot()
        outputs.add("fuzz --delivery queue+commit", run.output)
        try outputs.expect(named: "delivery-without-name")
        #expect(try folder.files(in: "corpus") == [".keep"])
    }

    @Test func `reports each case of a mechanism once`() throws {
        let lines = try fuzz("queue+commit").output.split(separator: "\n").map(String.init)
        let told = lines.indices.filter { lines[$0].hasPrefix("new: ") }.map { lines[$0] + lines[$0 + 1] }
        #expect(!told.isEmpty && Set(told).count == told.count)
    }

    @Test func `exits with 0 under a chain that nothing breaks`() throws {
        let run = try fuzz("queue+commit", "--configurations", "*/eager/*/all/identity/read")
        #expect(run.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("fuzz --delivery queue+commit --configurations */eager/*/all/identity/read", run.output)
        try outputs.expect(named: "delivery-that-nothing-breaks")
    }

    @Test func `takes a chain with a name for what the name says, and keeps what it finds`() throws {
        var outputs = OutputSnapshot()
        outputs.add("fuzz --delivery runloop+exit", try fuzz("runloop+exit").output)
        outputs.add("corpus/found", try folder.files(in: "corpus/found").joined(separator: "\n"))
        try outputs.expect(named: "delivery-with-name")
    }

    @Test func `says what is wrong with a text that is no chain`() throws {
        var outputs = OutputSnapshot()
        let long = Array(repeating: "exit", count: 9).joined(separator: "+")
        for text in ["main", "queue+", "immediate+queue", long] {
            for command in ["fuzz", "compare"] {
                let run = try folder.bindfuzz(command, "--delivery", text)
                #expect(run.status == 64)
                outputs.add("\(command) --delivery \(text)", run)
            }
        }
        try outputs.expect(named: "delivery-errors")
    }

    @Test func `compares the model with the live engine under a chain`() throws {
        let run = try folder.bindfuzz("compare", "--cases", "20", "--seed", "1", "--delivery", "commit+queue+common")
        #expect(run.status == 0)
        try expectSnapshot(run.output.replacing(#/[0-9]+ µs/#, with: "TIME"), named: "delivery-compared")
    }

    @Test func `is none of a pattern, nor of a subject without deliveries`() throws {
        let pattern = try folder.bindfuzz("fuzz", "--configurations", "*/*/queue+commit/*/*/*")
        #expect(pattern.status == 64)
        try expectSnapshot(pattern.errors, named: "delivery-in-pattern")
        #expect(try folder.mailbox("fuzz", "--delivery", "queue").status == 64)
        #expect(try !folder.mailbox("fuzz", "--help").output.contains("--delivery"))
    }
}
