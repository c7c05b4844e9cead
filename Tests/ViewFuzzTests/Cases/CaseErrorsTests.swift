import BindingFuzz
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz
@testable import inbox

@Suite struct `What is wrong with a case` {
    private static let texts = [
        // The header.
        "view settings\n", "view\n", "view \"gone\"\n", "view \"inbox\" \"quota\"\n",
        "view \"inbox\"\nview \"inbox\"\n", "views \"inbox\"\n", "expect ios/*/* crashes\n",
        "expect linux/*/* crash\n", "expect ios/soon/* crash\n", "expect ios/* crash\n",
        // What is a step.
        "\ntouch \"Clear\"\n", "\n  Press \"Clear\"\n", "\npress\"Clear\"\n", "\n\"Clear\"\n",
        // What a person does.
        "\npress\n", "\npress Clear\n", "\npress \"Clear\n", "\npress \"Cl\\ear\"\n", "\npress \"\\ud83d\"\n",
        "\npress \"é🐤\\x\"\n", "\npress \"Clear\"in row 1\n", "\ntype \"abc\"\n", "\ntype \"abc\" in \"Name\"\n",
        "\nchoose \"Bell\" into \"Sound\"\n", "\nset \"Volume\" 0.5\n", "\nset \"Volume\" to 1.5\n",
        "\nset \"Volume\" to half\n", "\nset \"Volume\" to -0\n", "\nmove 3\n", "\nmove to 0.5 in row 1\n",
        "\nscroll to 10000\n", "\npress \"Clear\" number 0\n", "\npress \"Clear\" number 1000\n",
        "\npress \"Clear\" in 2\n", "\npress \"Clear\" in row\n", "\npress \"Clear\" in row 1 in row 2\n",
        "\npress \"Clear\" in row 1 number 2\n", "\nback \"Clear\"\n",
        // What comes from outside, the loop, and the clock.
        "\nbackground\n", "\nbackground press \"Clear\"\n", "\npost mailboxChanged\n", "\nsend \"used\" 0\n",
        "\nsend \"used\" 1\n", "\nsend \"used\" two\n", "\nwait\n", "\nwait -1\n", "\nwait 1e3\n", "\nwait .\n",
        "\nwait nan\n", "\nidle now\n", "\ncompare\n", "\ncompare swapped\n", "\ncompare deferred 2\n",
    ]

    @Test func `is said with its line and column`() throws {
        var table = ""
        for text in Self.texts {
            let error = #expect(throws: CaseFileError.self) { try InboxFile(text: "bindfuzz 1\n" + text) }
            table += "\(text.debugDescription)\n  \(error.map { "\($0)" } ?? "no error")\n"
        }
        try expectSnapshot(table, named: "case-errors")
    }

    @Test func `is a step too many, at its line`() throws {
        let steps = String(repeating: "idle\n", count: 65)
        #expect(throws: CaseFileError.self) { try InboxFile(text: "bindfuzz 1\n\n" + steps) }
        #expect(try InboxFile(text: "bindfuzz 1\n\n" + steps.dropLast(5)).testCase.steps.count == 64)
    }

    @Test func `is nothing about the canary's view, which is no view of the app`() throws {
        let canary = ViewSubject<InboxFuzz>.canary.testCase
        #expect(try InboxFile(text: InboxFile(canary).text).testCase == canary)
        #expect(!InboxFuzz.views.map(\.name).contains(canary.view))
    }
}
