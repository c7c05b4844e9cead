import BindingFuzz
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz
@testable import inbox

@Suite struct `A line that assumes something` {
    @Test func `is read and written, in the order of the table`() throws {
        let text = """
            bindfuzz 1
            view "inbox"
            assume lazy-cache none
            assume touch-update by-observer

            idle

            """
        let file = try InboxFile(text: text)
        #expect(file.testCase.assumptions.lazyCache == .none)
        #expect(file.testCase.assumptions.touchUpdate == .byObserver)
        let written = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            file.text.split(separator: "\n", omittingEmptySubsequences: false)
                == written.indices.map {
                    written[[2: 3, 3: 2][$0] ?? $0]
                })
        #expect(try InboxFile(text: file.text) == file)
    }

    @Test func `is wrong at its line and column`() throws {
        var table = ""
        for lines in [
            "assume\n", "assume lazy-cash none\n", "assume whatever none\n", "assume lazy-cache\n",
            "assume lazy-cache nine\n", "assume lazy-cache unlimited\n", "assume lazy-cache none now\n",
            "assume lazy-cache none\nassume lazy-cache eight-updates\n", "assume removed-child evaluated-once-mor\n",
        ] {
            let error = #expect(throws: CaseFileError.self) { try InboxFile(text: "bindfuzz 1\n" + lines) }
            table += "\(lines.debugDescription)\n  \(error.map { "\($0)" } ?? "no error")\n"
        }
        try expectSnapshot(table, named: "assume-errors")
    }
}
