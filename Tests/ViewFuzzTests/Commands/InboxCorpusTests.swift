import TestSupport
import Testing

/// What stands in the directory of a corpus and is no case of the inbox.
@Suite(.runsCommands) struct `A corpus that is not the inbox's` {
    private static let row = "bindfuzz 1\nitems 3\nexpect ios/*/runloop/unguarded/index/read clean\n\nclear\npost\n"

    @Test func `is reported on one line if all of its cases belong to another program`() throws {
        let directory = try TemporaryDirectory()
        for number in 1...5 { try directory.write(Self.row, to: "corpus/found/\(number).case") }
        try directory.write("bindfuzz 1\n\nclear\n", to: "corpus/seeds/plain.case")
        let run = try directory.inbox("fuzz", "--seed", "1", "--cases", "1")
        #expect(run.status == 3)
        #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        var outputs = OutputSnapshot()
        outputs.add("fuzz", run)
        try outputs.expect(named: "foreign-corpus")
    }

    @Test func `is reported file by file if a case belongs, or may belong, to the inbox`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Self.row, to: "corpus/a.case")
        try directory.write(InboxTexts.clean, to: "corpus/b.case")
        let mixed = try directory.inbox("gate", "--cases", "0")
        #expect(mixed.status == 3)
        try directory.write("bindfuzz 1\nview \"inbox\"\n\npres \"Clear\"\n", to: "corpus/a.case")
        try directory.write("bindfuzz 1\nview \"gone\"\n\n", to: "corpus/b.case")
        let damaged = try directory.inbox("gate", "--cases", "0")
        #expect(damaged.status == 3)
        var outputs = OutputSnapshot()
        outputs.add("gate, with one case of another program", mixed)
        outputs.add("gate, with two damaged cases", damaged)
        try outputs.expect(named: "damaged-corpus")
    }
}
