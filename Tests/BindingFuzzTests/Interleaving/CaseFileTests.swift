import BindingFuzz
import FuzzReports
import Testing
import TestSupport

@testable import RowModelReference

/// Case files that are right: `semantics`, section 7. Those that are not: `BadCaseFileTests`.
@Suite struct `Case files` {
    private func read(_ text: String) throws -> CaseFile<RowModel> { try CaseFile<RowModel>(text: text) }

    @Test func `the example of the contract reads and writes as itself`() throws {
        let text = """
            bindfuzz 1
            items 2
            note a free line about where it comes from
            expect ios/eager/immediate/*/index/* wrong-element
            expect */*/*/*/identity/* clean

            event
              remove 0
              post
            idle

            """
        let file = try read(text)
        #expect(file.testCase.items == 2)
        #expect(file.testCase.steps == [.loop(.event), .mutate(.remove(0)), .post, .loop(.idle)])
        #expect(file.notes == ["a free line about where it comes from"])
        #expect(file.expectations.map(\.verdict) == [.wrongElement, .clean])
        #expect(file.text == text)
    }

    @Test func `every step there is reads and writes as itself`() throws {
        try withEvery("step", in: Step.all) { step in
            let file = try read("bindfuzz 1\n\n\(step)\n")
            try demand(file.testCase.steps, equals: [step], "steps")
        }
    }

    @Test func `generated cases with headers give the same case and the same text`() throws {
        try withEvery("index", in: 0..<UInt64(50)) { index in
            let pattern = Configuration.fullMatrix[Int(index) * 7].description
            var file = CaseFile<RowModel>(
                InterleavingGenerator(CaseFamily(seed: 5, length: 64)).testCase(at: index))
            file.header = [
                .expect(Expectation<RowModel>(.all, .stale)), .note("seed 5 # index \(index), é 👍"),
                .expect(Expectation<RowModel>(try ConfigurationPattern<Configuration>(pattern), .outOfRange)),
            ]
            let read = try read(file.text)
            try demand(read, equals: file, "case")
            try demand(read.text, equals: file.text, "text")
        }
    }

    @Test func `only the steps in a callout are indented`() throws {
        let steps = try interleaving("post; source; post; timer; idle; background post; event")
        #expect(
            CaseFile<RowModel>(steps).text.hasSuffix("\n\npost\nsource\n  post\ntimer\nidle\nbackground post\nevent\n"))
    }

    @Test func `items is 1 where it is missing, and the blank line may be missing without steps`() throws {
        #expect(try read("bindfuzz 1") == CaseFile<RowModel>(Interleaving()))
        #expect(try read("bindfuzz 1\nitems 0\n") == CaseFile<RowModel>(Interleaving(items: 0)))
    }

    @Test func `comments, indentation, blank lines and tabs mean nothing`() throws {
        let text = """
            # a comment
              bindfuzz\t1 # the version
            # another
            \titems   3

               \t
            event# a touch

            \t  remove \t 2
            # done

            """
        #expect(
            try read(text) == CaseFile<RowModel>(Interleaving(items: 3, steps: [.loop(.event), .mutate(.remove(2))])))
    }

    @Test func `a line with nothing but a comment does not end the header`() throws {
        #expect(try read("bindfuzz 1\n  # not blank\nitems 2\n\npost\n").testCase.items == 2)
    }

    @Test func `lines end with LF or CRLF, and the last one may lack it`() throws {
        let expected = try read("bindfuzz 1\nitems 2\nnote a b\n\npost\nidle\n")
        #expect(try read("bindfuzz 1\r\nitems 2\r\nnote a b\r\n\r\npost\r\nidle\r\n") == expected)
        #expect(try read("bindfuzz 1\nitems 2\nnote a b\n\npost\nidle") == expected)
    }

    @Test func `a note keeps its number signs and loses the white space around it`() throws {
        #expect(try read("bindfuzz 1\n note \t issue #12 # really  \n").notes == ["issue #12 # really"])
    }

    @Test func `the order of the header is free and kept`() throws {
        let file = try read("bindfuzz 1\nnote b\nexpect */*/*/*/*/* clean\nnote a\nitems 4\n")
        #expect(file.testCase.items == 4)
        #expect(file.notes == ["b", "a"])
        #expect(file.text == "bindfuzz 1\nitems 4\nnote b\nexpect */*/*/*/*/* clean\nnote a\n\n")
    }

    @Test func `where patterns overlap the later line wins`() throws {
        let file = try read(
            "bindfuzz 1\nexpect ios/*/*/*/*/* stale\nexpect */lazy/*/*/*/* clean\nexpect */*/exit/*/*/* out-of-range\n")
        func expected(_ pattern: String) throws -> ExpectedVerdict<VerdictKind>? {
            file.expectedVerdict(under: try configuration(pattern))
        }
        #expect(try expected("ios/eager/immediate/*/*/*") == .stale)
        #expect(try expected("ios/lazy/immediate/*/*/*") == .clean)
        #expect(try expected("macos/lazy/exit/*/*/*") == .outOfRange)
        #expect(try expected("macos/eager/immediate/*/*/*") == nil)
    }

    @Test func `stale allows either verdict, clean what starves too, and every other word its own`() {
        #expect(VerdictKind.allCases.filter(ExpectedVerdict<VerdictKind>.stale.allows) == [.outOfRange, .wrongElement])
        #expect(VerdictKind.allCases.filter(ExpectedVerdict<VerdictKind>.clean.allows) == [.clean, .starved])
        #expect(VerdictKind.allCases.filter(ExpectedVerdict<VerdictKind>.starved.allows) == [.starved])
        #expect(
            ExpectedVerdict<VerdictKind>(rawValue: "delivered").map { VerdictKind.allCases.filter($0.allows) } == [
                .clean
            ])
        #expect(VerdictKind.allCases.filter(ExpectedVerdict<VerdictKind>.outOfRange.allows) == [.outOfRange])
        #expect(VerdictKind.allCases.filter(ExpectedVerdict<VerdictKind>.wrongElement.allows) == [.wrongElement])
    }

    @Test func `256 steps are a case`() throws {
        let text = "bindfuzz 1\n\n" + String(repeating: "post\n", count: 256)
        #expect(try read(text).testCase.steps.count == 256)
    }

    @Test func `a stream is cases with lines of dashes between them`() throws {
        let one = "bindfuzz 1\n\npost\n"
        let two = "bindfuzz 1\nitems 2\n"
        func names(_ stream: String) throws -> [String] {
            try CaseFile<RowModel>.read(stream: Array(stream.utf8)).map { "\($0.name) \($0.case.testCase)" }
        }
        let both = ["-:1 1 item: post", "-:2 2 items"]
        #expect(try names(one + "---\n" + two) == both)
        #expect(try names(one + "---\n" + two + "---\n") == both)
        #expect(try names(one + "--- \r\n" + two + "---\n\n \t\n") == both)
        #expect(try names(one) == ["-:1 1 item: post"])
    }

    @Test func `an error in a stream has the name of its case and the line in it`() {
        let stream = Array("bindfuzz 1\n---\nbindfuzz 1\n\njump\n".utf8)
        let error = #expect(throws: CaseFileError.self) { try CaseFile<RowModel>.read(stream: stream, name: "all") }
        #expect(error?.file == "all:2")
        #expect(error?.line == 3)
        #expect(error?.column == 1)
    }
}
