import TestSupport
import Testing

/// A cause in the inbox's views is one finding: its configurations are facts about it.
@Suite(.runsCommands) struct `One cause in the inbox` {
    private static let views = ["inbox", "quota"]
    private static let found = ["broken.the-quota-is-never-negative.case", "stale.Message-of-InboxRow.case"]

    /// A directory whose corpus has the findings of the standard matrix.
    private func searched() throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/empty.txt")
        #expect(try directory.inbox("fuzz", "--seed", "1", "--cases", "40", views: Self.views).status == 1)
        #expect(try directory.files(in: "corpus/found") == Self.found)
        return directory
    }

    private func acknowledge(in directory: TemporaryDirectory) throws {
        let paths = try directory.files(in: "corpus/found").map { "corpus/found/\($0)" }
        let run = try directory.inbox(["corpus", "acknowledge", "--reason", "later"] + paths)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `stays acknowledged where other configurations show it`() throws {
        let directory = try searched()
        try acknowledge(in: directory)
        let kept = try directory.texts(in: "corpus/found")
        #expect(try directory.inbox("gate", "--cases", "0", "--record").status == 0)
        let gate = try directory.inbox("gate", "--cases", "12", views: Self.views)
        #expect(gate.status == 0, "\(gate.output)")
        let fuzz = try directory.inbox("fuzz", "--seed", "1", "--cases", "40", "--full", views: Self.views)
        #expect(fuzz.status == 0, "\(fuzz.output)")
        #expect(try directory.texts(in: "corpus/found") == kept)
    }

    @Test func `is kept in one case by a search of all configurations, and a smaller case replaces it`() throws {
        let directory = try TemporaryDirectory()
        let search = ["fuzz", "--seed", "1", "--cases", "12", "--full"]
        let longer =
            InboxTexts.canary.replacing("expect */*/* clean", with: "note acknowledged: x\nexpect */*/* broken")
            + "send \"used\" 2\n"
        try directory.write(longer, to: "corpus/found/\(Self.found[0])")
        #expect(try directory.inbox(search, views: Self.views).status == 1)
        #expect(try directory.files(in: "corpus/found") == Self.found)
        #expect(try directory.read("corpus/found/\(Self.found[0])") == longer)
        #expect(try directory.inbox(search + ["--keep-smaller"], views: Self.views).status == 1)
        #expect(try directory.files(in: "corpus/found") == Self.found)
        let smaller = try directory.read("corpus/found/\(Self.found[0])")
        #expect(smaller.contains("\nnote acknowledged: x\n") && smaller.ranges(of: "send").count == 2, "\(smaller)")
    }

    @Test func `is acknowledged with its mechanism, so that another one in the same case is red`() throws {
        let directory = try TemporaryDirectory()
        let path = "corpus/found/a.case"
        func statuses() throws -> [Int32] {
            [
                try directory.inbox("fuzz", "--seed", "1", "--cases", "0").status,
                try directory.inbox("test", "--seed", "1", "--cases", "0", "--corpus", "corpus").status,
                try directory.inbox("corpus", "verify").status,
            ].map { min($0, 1) }
        }
        let open = InboxTexts.canary.replacing("expect */*/* clean", with: "note mechanism: broken.another")
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        try directory.write(open, to: path)
        #expect(try statuses() == [1, 1, 1])
        try acknowledge(in: directory)
        let accepted = try directory.read(path)
        #expect(accepted.contains("\nnote mechanism: broken.the-quota-is-never-negative\n"), "\(accepted)")
        #expect(accepted.contains("\nnote formerly: mechanism: broken.another\n"), "\(accepted)")
        #expect(try statuses() == [0, 0, 0])
        try directory.write(
            accepted.replacing("note mechanism: broken.the", with: "note mechanism: broken.a"), to: path)
        #expect(try statuses() == [1, 1, 1])
        try acknowledge(in: directory)
        #expect(try statuses() == [0, 0, 0])
    }

    @Test func `does not keep a gate from recording the table and the canary that the next one needs`() throws {
        let directory = try searched()
        let record = ["gate", "--record", "--cases", "12"]
        let views = Self.views + ["attachments"]
        let run = try directory.inbox(record, views: views)
        #expect(run.status == 1, "\(run.output)")
        let written = "wrote corpus/verdicts.txt, which claims nothing yet: "
        #expect(run.errors.contains(written), "\(run.errors)")
        #expect(try directory.files(in: "corpus/canary") == ["must-fail.case"])
        #expect(try directory.bindfuzz("init", "New").status == 0)
        #expect(try directory.read("New/corpus/verdicts.txt") == directory.read("corpus/verdicts.txt"))
        try acknowledge(in: directory)
        let next = try directory.inbox("gate", "--cases", "0")
        #expect(next.status == 0, "\(next.output)")

        // A table that claims more stays.
        let recorded = try directory.inbox(record, views: Self.views)
        #expect(recorded.status == 0, "\(recorded.output)")
        let table = try directory.read("corpus/verdicts.txt")
        let again = try directory.inbox(record, views: views)
        #expect(again.status == 1 && !again.errors.contains(written), "\(again.errors)")
        #expect(try directory.read("corpus/verdicts.txt") == table)
    }
}
