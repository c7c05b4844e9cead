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
        #expect(text.contains("Handler onReceive of InboxRow at inbox/InboxView.swift:\(line) "), "\(text)")
        #expect(text.contains("Binding to index 0, of the element with id 1; there are 0 elements now; a read"))
        #expect(text.contains("start shows \"Clear\" \"Archive first\" \"• Invoice\" \"• Lunch?\""))
        #expect(text.contains("Clean with delivery runloop, queue, exit, commit | binding identity;"), "\(text)")
        #expect(
            text.contains("3 post \"mailboxChanged\" event post \"mailboxChanged\" onReceive of InboxRow"), "\(text)")
    }

    @Test func `shows the operation of code that trapped, hung or ended its process`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.trap, to: "a.case")
        let line = try Self.line(of: "Button(\"Next\")", in: "OtherViews.swift")
        let trap = try directory.inbox("replay", "a.case")
        #expect(trap.status == 1)
        let last =
            #/3 press "Next"  event [^✗]*Button of AttachmentsView at inbox\/OtherViews.swift:(\d+)\s*✗ The code traps/#
        #expect(trap.output.firstMatch(of: last)?.1 == "\(line)", "\(trap.output)")
        let why = trap.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(why.contains("It was at Button of AttachmentsView at OtherViews line \(line) during event."), "\(why)")
        try directory.write("bindfuzz 1\nview \"account\"\n\npress \"Log out\"\npress \"Log out now\"\n", to: "b.case")
        let exit = try directory.inbox("replay", "b.case")
        #expect(exit.status == 1)
        #expect(exit.output.contains("with status 7"), "\(exit.output)")
        try directory.write("bindfuzz 1\nview \"sync\"\n\npress \"Sync\"\n", to: "c.case")
        let hang = try directory.inbox(
            "replay", "c.case", "--configurations", "ios/written/index",
            environment: ["INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "400"])
        #expect(hang.status == 1)
        #expect(hang.output.contains("The code hangs"), "\(hang.output)")
    }

    @Test func `says which steps have no effect, and why`() throws {
        let directory = try TemporaryDirectory()
        let steps = "press \"Gone\"\npost \"gone\"\nidle\n"
        try directory.write("bindfuzz 1\nexpect */*/* clean\n\n" + steps, to: "a.case")
        let run = try directory.inbox("replay", "a.case", "--configurations", "macos/written/index")
        #expect(run.status == 0)
        #expect(run.output.contains("no effect: no control in host has the label \"Gone\""), "\(run.output)")
        #expect(run.output.contains("no effect: the view has no post with this name"), "\(run.output)")
        #expect(run.output.contains("Clean"), "\(run.output)")
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
        #expect(
            view.errors.hasPrefix("a.case:2:6: error: expected the name of a view: \"inbox\", \"quota\", "),
            "\(view.errors)")
        try directory.write("bindfuzz 1\n\n  touch\n", to: "b.case")
        let step = try directory.inbox("replay", "b.case")
        #expect(step.status == 3)
        #expect(step.errors.hasPrefix("b.case:3:3: error: expected a step: press, "), "\(step.errors)")
    }

    @Test func `is drawn on a page`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "a.case")
        let run = try directory.inbox("replay", "a.case", "--html", "a.html")
        #expect(run.errors == "")
        let page = try directory.read("a.html")
        #expect(page.contains("onReceive of InboxRow"))
        #expect(page.contains("<title>a.case · inbox</title>"))
    }

    @Test func `begins with the smallest case that goes wrong in the same way, once it is shrunk`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "a.case")
        try directory.write(InboxTexts.trap, to: "b.case")
        let crash = try directory.inbox("shrink", "a.case", "--configurations", "ios/written/index")
        #expect(crash.status == 0)
        #expect(crash.output.hasSuffix("\npress \"Clear\"\npost \"mailboxChanged\"\n"), "\(crash.output)")
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
