import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz
@testable import inbox

@Suite struct `What is wrong with a case` {
    @Test(arguments: [
        // The header.
        ("view settings\n", "case:2:6: error: expected the name of a view: \"inbox\", \"quota\", "),
        ("view\n", "case:2:5: error: expected the name of a view: "),
        ("view \"gone\"\n", "case:2:6: error: expected the name of a view: "),
        ("view \"inbox\" \"quota\"\n", "case:2:14: error: expected the end of the line; found "),
        ("view \"inbox\"\nview \"inbox\"\n", "case:3:1: error: expected one 'view' line at most; found 'view'"),
        (
            "views \"inbox\"\n",
            "case:2:1: error: expected 'view', 'note', 'expect' or a blank line before the first step"
        ),
        ("expect ios/*/* crashes\n", "case:2:16: error: expected a verdict: clean, crash, corrupt, issue, broken, "),
        ("expect linux/*/* crash\n", "case:2:8: error: expected platform: ios, macos or *; found 'linux'"),
        ("expect ios/soon/* crash\n", "case:2:12: error: expected delivery: "),
        ("expect ios/* crash\n", "case:2:"),
        // What is a step.
        ("\ntouch \"Clear\"\n", "case:3:1: error: expected a step: press, open, "),
        ("\n  Press \"Clear\"\n", "case:3:3: error: expected a step: "),
        ("\npress\"Clear\"\n", "case:3:1: error: expected a step: "),
        ("\n\"Clear\"\n", "case:3:1: error: expected a step: "),
        // What a person does.
        ("\npress\n", "case:3:6: error: expected a label in quotation marks; found the end of the line"),
        ("\npress Clear\n", "case:3:7: error: expected a label in quotation marks; found 'Clear'"),
        (
            "\npress \"Clear\n",
            "case:3:13: error: expected a quotation mark at the end of the text; found the end of the line"
        ),
        ("\npress \"Cl\\ear\"\n", "case:3:10: error: expected an escape of JSON: "),
        ("\npress \"\\ud83d\"\n", "case:3:8: error: expected an escape of JSON: "),
        ("\npress \"é🐤\\x\"\n", "case:3:10: error: expected an escape of JSON: "),
        (
            "\npress \"Clear\"in row 1\n",
            "case:3:14: error: expected a blank after a text in quotation marks; found 'in'"
        ),
        ("\ntype \"abc\"\n", "case:3:11: error: expected 'into' and a label; found the end of the line"),
        ("\ntype \"abc\" in \"Name\"\n", "case:3:12: error: expected 'into' and a label; found 'in'"),
        ("\nchoose \"Bell\" into \"Sound\"\n", "case:3:15: error: expected 'in' and a label; found 'into'"),
        ("\nset \"Volume\" 0.5\n", "case:3:14: error: expected 'to' and a number; found '0.5'"),
        ("\nset \"Volume\" to 1.5\n", "case:3:17: error: expected a number 0…1; found '1.5'"),
        ("\nset \"Volume\" to half\n", "case:3:17: error: expected a number 0…1; found 'half'"),
        ("\nset \"Volume\" to -0\n", "case:3:17: error: expected a number 0…1; found '-0'"),
        ("\nmove 3\n", "case:3:6: error: expected 'to' and a position; found '3'"),
        ("\nmove to 0.5 in row 1\n", "case:3:9: error: expected a number 0…9999; found '0.5'"),
        ("\nscroll to 10000\n", "case:3:11: error: expected a number 0…9999; found '10000'"),
        ("\npress \"Clear\" number 0\n", "case:3:23: error: expected a number from 1 on before this"),
        ("\npress \"Clear\" number 1000\n", "case:3:22: error: expected a number 0…999; found '1000'"),
        ("\npress \"Clear\" in 2\n", "case:3:18: error: expected 'row' and a position; found '2'"),
        ("\npress \"Clear\" in row\n", "case:3:21: error: expected a number 0…9999; found the end of the line"),
        ("\npress \"Clear\" in row 1 in row 2\n", "case:3:24: error: expected the end of the line; found 'in'"),
        ("\npress \"Clear\" in row 1 number 2\n", "case:3:24: error: expected the end of the line; found 'number'"),
        ("\nback \"Clear\"\n", "case:3:6: error: expected the end of the line; found "),
        // What comes from outside, the loop, and the clock.
        ("\nbackground\n", "case:3:11: error: expected 'post', 'send', 'call'; found the end of the line"),
        ("\nbackground press \"Clear\"\n", "case:3:12: error: expected 'post', 'send', 'call'; found 'press'"),
        ("\npost mailboxChanged\n", "case:3:6: error: expected a name in quotation marks; found 'mailboxChanged'"),
        (
            "\nsend \"used\" 0\n",
            "case:3:14: error: expected a number from 2 on before"
        ),
        (
            "\nsend \"used\" 1\n",
            "case:3:14: error: expected a number from 2 on before"
        ),
        ("\nsend \"used\" two\n", "case:3:13: error: expected a number 0…9999; found 'two'"),
        ("\nwait\n", "case:3:5: error: expected a number 0…31536000; found the end of the line"),
        ("\nwait -1\n", "case:3:6: error: expected a number 0…31536000; found '-1'"),
        ("\nwait 1e3\n", "case:3:6: error: expected a number 0…31536000; found '1e3'"),
        ("\nwait .\n", "case:3:6: error: expected a number 0…31536000; found '.'"),
        ("\nwait nan\n", "case:3:6: error: expected a number 0…31536000; found 'nan'"),
        ("\nidle now\n", "case:3:6: error: expected the end of the line; found 'now'"),
    ])
    func `is said with its line and column`(text: String, message: String) {
        do {
            _ = try InboxFile(text: "bindfuzz 1\n" + text)
            Issue.record("is a case: \(text)")
        } catch {
            #expect(error.description.hasPrefix(message), "\(error)")
        }
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
