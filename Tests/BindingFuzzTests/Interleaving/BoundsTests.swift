import BindingFuzz
import Testing

/// What the types do not let anybody make.
@Suite struct `Bounds` {
    @Test func `an argument is within its bounds or is not made`() {
        #expect((-2...300).compactMap { Digit<7>($0) } == Digit<7>.allCases)
        #expect(Digit<7>.allCases.map { Int($0) } == Array(0...7))
        #expect(Digit<8>.allCases.map { Int($0) } == Array(0...8))
        #expect(Digit<7>(Int.min) == nil && Digit<7>(Int.max) == nil)
    }

    @Test(arguments: [0, 1, 8])
    func `an testCase of whatever numbers and steps has 0 to 8 items and at most 256 steps`(items: Int) {
        #expect(Interleaving(items: items, validating: [.post]) == Interleaving(items: items, steps: [.post]))
        #expect(Interleaving(items: items, validating: Array(repeating: .post, count: 256)) != nil)
        #expect(Interleaving(items: items, validating: Array(repeating: .post, count: 257)) == nil)
        #expect(Interleaving(items: items - 9, validating: []) == nil)
        #expect(Interleaving(items: items + 9, validating: []) == nil)
    }

    @Test(arguments: [
        ("seed 5 # index 1, é 👍", "seed 5 # index 1, é 👍"), ("a\tb", "a\tb"), (" \t a \n", "a"),
        ("a\nitems 3", #"a\nitems 3"#), ("a\r\n\r\nclear", #"a\r\n\r\nclear"#),
        ("\u{1B}[31m\u{7F}\0", #"\u{1B}[31m\u{7F}\0"#),
        ("", "(empty)"), (" \n\t", "(empty)"), ("\u{202E}\u{2028}", "\u{202E}\u{2028}"),
    ])
    func `a note is one line that reads as it was written`(text: String, line: String) throws {
        let file = CaseFile<RowModel>(Interleaving(), header: [.note(Note(text))])
        #expect(file.notes == [line])
        #expect(try CaseFile<RowModel>(text: file.text) == file)
    }
}
