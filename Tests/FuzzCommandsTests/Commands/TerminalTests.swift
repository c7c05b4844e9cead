import BindingFuzz
import Foundation
import TestSupport
import Testing

/// What a person sees who types the commands, on a terminal of some width.
@Suite(.runsCommands) struct `On a terminal` {
    private static let text = """
        bindfuzz 1
        items 2
        note A note of many words, which is longer than a narrow terminal is wide, and goes on for a while.
        expect */*/*/*/*/* stale

        event
          move 0 1
          async post
          perform post
        timer
          background post

        """

    private static func folder() throws -> TemporaryDirectory {
        let folder = try TemporaryDirectory()
        try folder.write(text, to: "corpus/a.case")
        return folder
    }

    /// The longest word is a configuration of 53 characters.
    @Test(
        arguments: [["replay", "corpus/a.case"], ["explain", "corpus/a.case"], ["corpus", "list"]], [56, 72, 120])
    func `text is as wide as it, and no word is broken`(arguments: [String], columns: Int) throws {
        let folder = try Self.folder()
        let narrow = try folder.onTerminal(arguments, columns: columns, environment: ["NO_COLOR": "1"])
        let widest = narrow.split(separator: "\n").map(\.count).max() ?? 0
        #expect(widest <= columns && widest > columns * 2 / 3, "\(narrow)")
        let wide = try folder.onTerminal(arguments, columns: 1000, environment: ["NO_COLOR": "1"])
        let words = { (text: String) in Set(text.split { " \n".contains($0) }) }
        #expect(words(narrow) == words(wide))
    }

    @Test func `text is 80 columns wide where there is none, whatever COLUMNS says`() throws {
        let folder = try Self.folder()
        let run = try folder.bindfuzz("replay", "corpus/a.case", environment: ["COLUMNS": "200"])
        let widest = run.output.split(separator: "\n").map(\.count).max() ?? 0
        #expect(widest <= 80 && widest > 70)
        // A table has a line for each row there, since programs read it.
        #expect(try folder.bindfuzz("corpus", "list").output.contains("and goes on for a while."))
    }

    private static let search = [
        "--seed", "1", "--cases", "300", "--configurations", "ios/eager/*/unguarded/index/read", "--jobs", "1",
    ]

    @Test(arguments: [
        ["replay", "corpus/a.case"], ["fuzz"] + search, ["campaign", "night"] + search, ["status", "night"],
        ["report", "corpus"],
    ]) func `that is dumb nothing is drawn or coloured`(arguments: [String]) throws {
        let folder = try Self.folder()
        if arguments[0] == "status" { _ = try folder.bindfuzz(["campaign", "night"] + Self.search) }
        let text = try folder.onTerminal(arguments, columns: 80, environment: ["TERM": "dumb"])
        #expect(!text.isEmpty && !text.contains("\u{1B}"))
    }
}

/// What becomes of a result that cannot be written.
@Suite(.runsCommands, .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) struct `A full disk` {
    static let commands = [
        "replay a.case", "replay --format json a.case", "replay --engine live a.case", "explain a.case",
        "shrink a.case",
        "convert a.case", "compare --seed 1 --cases 1", "compare a.case", "corpus list", "corpus verify",
        "corpus format --check", "corpus prune --dry-run", "corpus add a.case", "corpus merge other", "gate --cases 1",
        "gate --cases 1 --format json", "gate --cases 1 --format github", "report corpus",
        "report corpus --format markdown",
        "report corpus --format json", "report corpus --html page.html", "fuzz --seed 1 --cases 1",
        "campaign night --seed 1 --cases 1", "status night", "init Inbox",
    ]

    @Test(arguments: commands) func `behind standard output is an error`(command: String) throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let file = CaseFile<RowModel>(try interleaving("clear; post")).recordingExpectations()
        for path in ["a.case", "other/a.case", "corpus/found/b.case"] { try folder.write(file.text, to: path) }
        try folder.write(file.text + "# not in its canonical form\n", to: "corpus/seeds/c.case")
        if command.hasPrefix("status") { _ = try folder.bindfuzz("campaign", "night", "--seed", "1", "--cases", "1") }
        let run = try folder.bash("bindfuzz \(command) > /dev/full")
        #expect(run.status == 3, "\(run.errors)")
        // A campaign also says there how far it is.
        let errors = run.errors.split(separator: "\n").filter { $0.hasPrefix("bindfuzz: error: ") }
        try expectSnapshot(errors.joined(separator: "\n"), named: "full-disk")
    }
}

@Suite(.runsCommands) struct `A stream that was closed` {
    @Test func `gets no file in its place`() throws {
        let folder = try TemporaryDirectory()
        let options = "--seed 1 --cases 200 --jobs 1"
        let closedOutput = try folder.shell("bindfuzz campaign night \(options) >&-")
        #expect(closedOutput.status == 3)
        let errors = closedOutput.errors.split(separator: "\n").filter { $0.hasPrefix("bindfuzz: error: ") }
        try expectSnapshot(errors.joined(separator: "\n"), named: "closed-output")
        #expect(try folder.read("night/lock").count < 100)
        _ = try folder.shell("bindfuzz campaign day \(options) 2>&-")
        #expect(try folder.read("day/lock").count < 100)
    }

    @Test func `with a full disk behind it ends the help with an error`() throws {
        #expect(try TemporaryDirectory().shell("bindfuzz help fuzz >/dev/full").status == 3)
    }
}
