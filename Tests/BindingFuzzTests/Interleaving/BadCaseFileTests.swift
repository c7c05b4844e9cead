import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// What is said of a text that is no case: `semantics`, section 7.
@Suite struct `Bad case files` {
    @Test(arguments: [
        ("", "1:1: error: expected 'bindfuzz 1'; found the end of the file"),
        ("# nothing\n", "2:1: error: expected 'bindfuzz 1'; found the end of the file"),
        ("\nbindfuzz 1\n", "1:1: error: expected 'bindfuzz 1'; found the end of the line"),
        ("Bindfuzz 1\n", "1:1: error: expected 'bindfuzz 1'; found 'Bindfuzz'"),
        ("bindfuzz\n", "1:9: error: expected version 1; found the end of the line"),
        ("bindfuzz 2\n", "1:10: error: expected version 1; found '2'"),
        ("bindfuzz 1 2\n", "1:12: error: expected the end of the line; found '2'"),
    ])
    func `a bad first line`(text: String, description: String) {
        expect(text, description)
    }

    @Test(arguments: [
        (
            "event",
            "2:1: error: expected 'items', 'note', 'expect' or a blank line before the first step; found 'event'"
        ),
        ("items", "2:6: error: expected a number 0…8; found the end of the line"),
        ("items 9", "2:7: error: expected a number 0…8; found '9'"),
        ("items 01", "2:7: error: expected a number 0…8; found '01'"),
        ("items -1", "2:7: error: expected a number 0…8; found '-1'"),
        ("items +1", "2:7: error: expected a number 0…8; found '+1'"),
        ("items ١", "2:7: error: expected a number 0…8; found '١'"),
        ("items 1 1", "2:9: error: expected the end of the line; found '1'"),
        ("items 1\nitems 1", "3:1: error: expected one 'items' line at most; found 'items'"),
        ("note", "2:5: error: expected text after 'note'; found the end of the line"),
        ("\tnote \t", "2:8: error: expected text after 'note'; found the end of the line"),
        ("expect", "2:7: error: expected a pattern of configurations; found the end of the line"),
        ("expect linux/*/*/*/*/* clean", "2:8: error: expected platform: ios, ios-observer, macos or *; found 'linux'"),
        (
            "expect ios/*/*/*/*/reads clean",
            "2:20: error: expected handler: read, write, remove, async, await or *; found 'reads'"
        ),
        (
            "expect ios/lazy clean",
            "2:16: error: expected six parts, platform/container/delivery/guard/access/handler; found '2 parts'"
        ),
        (
            "expect */*/*/*/*/*",
            "2:19: error: expected a verdict: clean, out-of-range, wrong-element, stale, starved, delivered; "
                + "found the end of the line"
        ),
        (
            "expect */*/*/*/*/* broken",
            "2:20: error: expected a verdict: clean, out-of-range, wrong-element, stale, starved, delivered; "
                + "found 'broken'"
        ),
        ("expect */*/*/*/*/* clean up", "2:26: error: expected the end of the line; found 'up'"),
    ])
    func `a bad header`(header: String, description: String) {
        expect("bindfuzz 1\n\(header)\n", description)
    }

    @Test(arguments: [("jump", "3:1", "jump"), ("  é jump", "3:3", "é"), ("items 1", "3:1", "items")])
    func `a word that begins no step`(step: String, position: String, found: String) {
        expect(
            "bindfuzz 1\n\n\(step)\n",
            "\(position): error: expected a step: post, clear, remove, insert, restore, move, replace, reload, edit, "
                + "scroll, reap, event, source, timer, idle, track, release, perform, async, background post, resume; "
                + "found '\(found)'")
    }

    @Test(arguments: [
        ("remove", "3:7: error: expected a number 0…7; found the end of the line"),
        ("remove # 1", "3:8: error: expected a number 0…7; found the end of the line"),
        ("remove 8", "3:8: error: expected a number 0…7; found '8'"),
        ("reload 9", "3:8: error: expected a number 0…8; found '9'"),
        ("scroll 00", "3:8: error: expected a number 0…7; found '00'"),
        ("move 1", "3:7: error: expected a number 0…7; found the end of the line"),
        ("move 1 -0", "3:8: error: expected a number 0…7; found '-0'"),
        ("event\n  post 1", "4:8: error: expected the end of the line; found '1'"),
        (
            "perform",
            "3:8: error: expected what to perform: post, or a mutation other than scroll; found the end of the line"
        ),
        ("async reap", "3:7: error: expected what to async: post, or a mutation other than scroll; found 'reap'"),
        ("background", "3:11: error: expected 'post' after 'background'; found the end of the line"),
        ("background clear", "3:12: error: expected 'post' after 'background'; found 'clear'"),
        (
            "remove " + String(repeating: "x", count: 41),
            "3:8: error: expected a number 0…7; found '\(String(repeating: "x", count: 40))…'"
        ),
    ])
    func `a bad step`(step: String, description: String) {
        expect("bindfuzz 1\n\n\(step)\n", description)
    }

    @Test(
        arguments: [
            ([0xFF], "2:1: error: expected UTF-8 text; found a byte that is not"),
            ([0x23, 0xC3, 0xA9, 0xC3], "2:3: error: expected UTF-8 text; found a byte that is not"),
            ([0x23, 0xED, 0xA0, 0x80], "2:2: error: expected UTF-8 text; found a byte that is not"),
            ([0x00], #"2:1: error: expected text; found the control character \0"#),
            ([0x23, 0x1B], #"2:2: error: expected text; found the control character \u{1B}"#),
            ([0x7F], #"2:1: error: expected text; found the control character \u{7F}"#),
            ([0x23, 0x0D, 0x23], #"2:2: error: expected text; found the control character \r"#),
        ] as [([UInt8], String)])
    func `bytes that are no text`(bytes: [UInt8], description: String) {
        let error = #expect(throws: CaseFileError.self) {
            try CaseFile<RowModel>(bytes: Array("bindfuzz 1\n".utf8) + bytes + [0x0A], file: "case")
        }
        #expect(error?.description == "case:\(description)")
    }

    @Test func `257 steps are too many`() {
        expect(
            "bindfuzz 1\n\n" + String(repeating: "post\n", count: 257),
            "259:1: error: expected the end of a case of at most 256 steps; found 'post'")
    }

    @Test func `of a text of more than 1 MiB no more than that and a byte is looked at`() {
        let long = Array("bindfuzz 1\n#".utf8) + Array(repeating: UInt8(ascii: "#"), count: hugeSize)
        for text in [long, Array(long.prefix(1 << 20 | 1))] {
            let error = #expect(throws: CaseFileError.self) { try CaseFile<RowModel>(bytes: text, file: "case") }
            #expect(
                error?.description == "case:2:1048566: error: expected the end of a file of at most 1 MiB; found more")
        }
        #expect(throws: Never.self) { try CaseFile<RowModel>(bytes: Array(long.prefix(1 << 20)), file: "case") }
    }

    @Test func `columns are counted in Unicode scalars, not in bytes`() {
        // 1 MiB ends after the 11 bytes of the first line, the 5 of the word, and 524280 letters of two bytes.
        expect(
            "bindfuzz 1\nnote " + String(repeating: "é", count: 524_281),
            "2:524286: error: expected the end of a file of at most 1 MiB; found more")
    }

    private static let good = """
        bindfuzz 1
        items 2
        note é # one
        expect ios/eager/*/*/index/* stale

        event
          move 0 1
          perform reload 8
          background post
        idle

        """

    @Test func `a good text that ends anywhere is a case or an error`() throws {
        let bytes = Array(Self.good.utf8)
        try withEvery("length", in: 0...bytes.count) { length in
            try demandCaseOrError(Array(bytes[..<length]))
        }
    }

    @Test func `a good text with any byte changed is a case or an error`() throws {
        let bytes = Array(Self.good.utf8)
        try withEvery("offset", in: bytes.indices) { offset in
            try withEvery("byte", in: [0x00, 0x0A, 0x0D, 0x20, 0x23, 0x2A, 0x2F, 0x39, 0x80, 0xC3, 0xFF] as [UInt8]) {
                var changed = bytes
                changed[offset] = $0
                try demandCaseOrError(changed)
            }
        }
    }

    /// What reads can be written and read again; what does not says where, within the text.
    private func demandCaseOrError(_ bytes: [UInt8]) throws {
        do {
            let file = try CaseFile<RowModel>(bytes: bytes, file: "case")
            try demand(try CaseFile<RowModel>(text: file.text), equals: file, "case")
        } catch let error as CaseFileError {
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            try demand((1...lines.count + 1).contains(error.line), "line of \(error)")
            let length = error.line > lines.count ? 0 : lines[error.line - 1].count
            try demand((1...length + 1).contains(error.column), "column of \(error)")
        }
    }

    private func expect(_ text: String, _ description: String) {
        let error = #expect(throws: CaseFileError.self) { try CaseFile<RowModel>(text: text) }
        #expect(error?.description == "case:\(description)")
    }
}

/// The size of a text that is much too long: 100 MB where looking for the end of its only line takes no time.
private let hugeSize = TestSize.of(small: 2_000_000, usual: 20_000_000, full: 100_000_000)
