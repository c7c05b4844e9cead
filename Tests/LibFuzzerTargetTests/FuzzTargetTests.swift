import BindingFuzz
import LibFuzzerTarget
import TestSupport
import Testing

@Suite struct `What the fuzz target checks` {
    @Test func `generated cases hold`() {
        var check = CaseCheck(crashOn: nil)
        let generator = InterleavingGenerator(CaseFamily(seed: 11))
        for index in 0..<200 as Range<UInt64> {
            let problem = check.problem(of: generator.testCase(at: index).fuzzBytes)
            #expect(problem == nil)
        }
    }

    @Test func `a stale dereference is a problem only under a configuration that was asked for`() throws {
        let bytes = try interleaving("event; clear; post").fuzzBytes
        var check = CaseCheck(crashOn: nil)
        let problemByDefault = check.problem(of: bytes)
        #expect(problemByDefault == nil)
        var checkOfIndex = CaseCheck(
            crashOn: try ConfigurationPattern<Configuration>("ios/eager/immediate/unguarded/index/read"))
        let found = checkOfIndex.problem(of: bytes)
        let problem = try #require(found)
        #expect(problem.hasPrefix("out-of-range-event-live under ios/eager/immediate/unguarded/index/read:\n"))
        #expect(problem.hasSuffix("event\n  clear\n  post\n"))
        var checkOfIdentity = CaseCheck(crashOn: try ConfigurationPattern<Configuration>("*/*/*/*/identity/*"))
        let problemOfIdentity = checkOfIdentity.problem(of: bytes)
        #expect(problemOfIdentity == nil)
    }

    @Test(arguments: [
        "", "bindfuzz 1\n", "bindfuzz 1\r\nitems 2\r\n\r\nevent\r\n\tmove 1 2 # why\r\n",
        "bindfuzz 1\n---\nbindfuzz 1\n",
        "bindfuzz 1\nnote  a # b \nexpect */*/*/*/*/* stale\n\nasync post", "bindfuzz 1\nitems 9\n",
        "\u{0}\u{FFFF}",
        "ios/eager/immediate/unguarded/index/read stale found/a.case",
        "ios/eager/immediate/unguarded/index/read clean seed 01 cases +2",
    ]) func `texts that are read, and texts that are refused, are no problem`(_ text: String) {
        #expect(ParserCheck.problem(of: Array(text.utf8)) == nil)
        #expect(ParserCheck.problemOfTable(Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        "", "seeds.case\nbindfuzz 1\n\u{0}canary/a.case\nbindfuzz 1\n\npost\n",
        "a.case\n\u{0}found/b.case\nno case\n",
        "../../a.case\nbindfuzz 1\n", "..\nbindfuzz 1\n", "verdicts.txt\nnothing\n\u{0}a.case\nbindfuzz 1\n",
    ]) func `the files of a corpus are all read, or their problems name them`(_ text: String) {
        let check = CorpusCheck()
        let problem = check.problem(of: Array(text.utf8))
        #expect(problem == nil)
        // A name that is not UTF-8, and ones in which a sign combines with the dot or the slash.
        let problemOfName = check.problem(of: [0x6D, 0x80, 0xD8] + Array(".case\n\(text)".utf8))
        #expect(problemOfName == nil)
        for name in ["x\u{600}.case", "canary/\u{301}x.case"] {
            let problemOfSign = check.problem(of: Array("\(name)\nbindfuzz 1\n\u{0}\(text)".utf8))
            #expect(problemOfSign == nil)
        }
    }
}
