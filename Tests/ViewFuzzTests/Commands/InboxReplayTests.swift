import Foundation
import TestSupport
import Testing

/// What a replay tells of a case of views, as text and for programs.
@Suite(.runsCommands) struct `A replay of the inbox` {
    @Test func `shows the handler with its place, the index, and the changes that heal`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "a.case")
        let run = try directory.inbox("replay", "a.case", "--configurations", "ios/written/index")
        #expect(run.status == 1)
        let line = try Self.line(of: ".onReceive(changes)", in: "InboxView.swift")
        // Lines are broken where they are too wide.
        let text = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(text.contains(" at Tests/Inbox/InboxView.swift:\(line) "), "\(text)")
        var outputs = OutputSnapshot()
        outputs.add("replay a.case", run)
        try outputs.expect(named: "replay-handler")
    }

    @Test func `shows the operation of code that trapped, hung or ended its process`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.trap, to: "a.case")
        let line = try Self.line(of: "Button(\"Next\")", in: "OtherViews.swift")
        let trap = try directory.inbox("replay", "a.case")
        #expect(trap.status == 1)
        let place = #/Button of AttachmentsView at\s+Tests\/Inbox\/OtherViews.swift:(\d+)/#
        #expect(trap.output.firstMatch(of: place)?.1 == "\(line)", "\(trap.output)")
        // The last operation, in a sentence.
        #expect(
            trap.output.firstMatch(of: #/last operation was[^.]*OtherViews\.swift:(\d+)/#)?.1 == "\(line)",
            "\(trap.output)")
        var outputs = OutputSnapshot()
        outputs.add("replay a.case", trap.output)
        try directory.write("bindfuzz 1\nview \"account\"\n\npress \"Log out\"\npress \"Log out now\"\n", to: "b.case")
        let exit = try directory.inbox("replay", "b.case")
        #expect(exit.status == 1)
        outputs.add("replay b.case", exit.output)
        try directory.write("bindfuzz 1\nview \"sync\"\n\npress \"Sync\"\n", to: "c.case")
        let hang = try directory.inbox(
            "replay", "c.case", "--configurations", "ios/written/index",
            environment: ["INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "400"])
        #expect(hang.status == 1)
        outputs.add("replay c.case", hang.output)
        try outputs.expect(named: "replay-ended-process")
    }

    @Test func `says which steps have no effect, and why`() throws {
        let directory = try TemporaryDirectory()
        let steps = "press \"Gone\"\npost \"gone\"\nidle\n"
        try directory.write("bindfuzz 1\nexpect */*/* clean\n\n" + steps, to: "a.case")
        let run = try directory.inbox("replay", "a.case", "--configurations", "macos/written/index")
        #expect(run.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("replay a.case", run)
        try outputs.expect(named: "replay-without-effect")
    }

    @Test func `is one object of JSON for each configuration`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "a.case")
        try directory.write(InboxTexts.clean, to: "b.case")
        let run = try directory.inbox("replay", "a.case", "b.case", "--format", "json")
        #expect(run.status == 1)
        let objects = try run.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
        #expect(objects.count == 4)
        #expect(objects.map { $0["verdict"] as? String } == ["crash", "crash", "clean", "clean"], "\(run.output)")
        #expect(
            objects.map { $0["configuration"] as? String }.prefix(2) == ["ios/written/index", "macos/written/index"])
        #expect(objects.map { $0["view"] as? String } == ["inbox", "inbox", "settings", "settings"])
    }

    @Test func `refuses a view that is not there, and what is no step`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("bindfuzz 1\nview \"gone\"\n\nidle\n", to: "a.case")
        let view = try directory.inbox("replay", "a.case")
        #expect(view.status == 3)
        try directory.write("bindfuzz 1\n\n  touch\n", to: "b.case")
        let step = try directory.inbox("replay", "b.case")
        #expect(step.status == 3)
        var outputs = OutputSnapshot()
        outputs.add("replay a.case", view)
        outputs.add("replay b.case", step)
        try outputs.expect(named: "replay-refused")
    }

    @Test func `is drawn on a page`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "a.case")
        let run = try directory.inbox("replay", "a.case", "--html", "a.html")
        #expect(run.errors == "")
        let page = try directory.read("a.html")
        var outputs = OutputSnapshot()
        outputs.add("a.html", page: page)
        try outputs.expect(named: "replay-page")
    }

    @Test func `begins with the smallest case that goes wrong in the same way, once it is shrunk`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "a.case")
        try directory.write(InboxTexts.trap, to: "b.case")
        let crash = try directory.inbox("shrink", "a.case", "--configurations", "ios/written/index")
        #expect(crash.status == 0)
        // Both buttons take a message away, and leave the same binding stale.
        #expect(crash.output.hasSuffix("\npress \"Archive first\"\npost \"mailboxChanged\"\n"), "\(crash.output)")
        // A trap costs a process for each of many attempts; a search of the inbox shrinks the same one.
        guard TestSize.isFull else { return }
        let trap = try directory.inbox("shrink", "b.case", "--configurations", "ios/written/index")
        #expect(trap.status == 0)
        #expect(trap.output.hasSuffix("\npress \"Next\"\npress \"Next\"\npress \"Next\"\n"), "\(trap.output)")
    }

    /// The line of a file of the inbox that has a text.
    private static func line(of text: String, in file: String) throws -> Int {
        let lines = try Repository().text(of: "Tests/Inbox/\(file)").split(
            separator: "\n", omittingEmptySubsequences: false)
        return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }
}
