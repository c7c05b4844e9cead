import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz
@testable import inbox

@Suite struct `The order of cases` {
    private static let cases: [String] = [
        "", "idle", "event", "evict-rows", "wait 0.1", "wait 5", #"press "A""#, #"press "B""#, #"press "A" number 2"#,
        #"press "A" in row 1"#, #"press "A" in row 1 row 2"#, #"type "" into "A""#, #"type "abc" into "A""#,
        #"type "abd" into "A""#, #"set "A" to 0.25"#, #"set "A" to 1"#, "move to 3 in row 4", "scroll to 9",
        #"post "a""#,
        #"post "b""#, #"send "a" 3"#, #"background call "a""#, #"async send "a" 2"#, #"perform post "a""#, "idle;idle",
        #"press "A";idle"#, #"idle;press "A""#, #"tap "A";press "A";wait 1;send "a" 2"#, #"choose "x" in "A""#,
    ]

    private func all() throws -> [InboxCase] {
        try ["", "inbox", "settings"].flatMap { view in try Self.cases.map { try inboxCase($0, of: view) } }
    }

    @Test func `is a total one`() throws {
        let all = try all()
        #expect(Set(all).count == all.count)
        for left in all {
            for right in all {
                #expect([left < right, left == right, left > right].count { $0 } == 1, "\(left) | \(right)")
            }
        }
        let sorted = all.sorted()
        for (position, left) in sorted.enumerated() {
            for right in sorted[(position + 1)...] { #expect(left < right, "\(left) | \(right)") }
        }
    }

    @Test func `has fewer steps first, and what is smaller in them`() throws {
        #expect(try inboxCase(#"background call "z""#) < inboxCase("idle;idle"))
        #expect(try inboxCase(#"press "z""#) < inboxCase(#"press "a" in row 0"#))
        #expect(try inboxCase(#"type "z" into "A""#) < inboxCase(#"type "aa" into "A""#))
        #expect(try inboxCase("wait 1") < inboxCase("wait 2"))
        #expect(try inboxCase(#"post "a""#) < inboxCase(#"background post "a""#))
    }

    @Test func `has before a case each that is simpler by one, which is a case of a file`() throws {
        for testCase in try all() {
            for simpler in testCase.simplerByOne {
                #expect(simpler < testCase, "\(simpler) | \(testCase)")
                #expect(simpler.view == testCase.view)
                #expect(try InboxFile(text: InboxFile(simpler).text).testCase == simpler)
            }
        }
    }

    @Test func `begins with no steps, from every case and by whatever is dropped`() throws {
        for testCase in try all() {
            var current = testCase
            while let simpler = current.simplerByOne.last { current = simpler }
            #expect(current.steps.isEmpty)
        }
    }

    @Test func `lowers what is in a step`() throws {
        func simpler(_ step: String) throws -> [String] { try inboxCase(step).simplerByOne.map(\.description) }
        #expect(try simpler("idle") == ["no steps"])
        #expect(
            try simpler(#"type "abc" into "A" number 2 in row 1"#) == [
                "no steps", #"type "" into "A" number 2 in row 1"#, #"type "a" into "A" number 2 in row 1"#,
                #"type "abc" into "A" in row 1"#, #"type "abc" into "A" number 2 in row 0"#,
            ])
        #expect(try simpler(#"choose "abc" in "A""#) == ["no steps"])
        #expect(try simpler(#"set "A" to 1"#) == ["no steps", #"set "A" to 0"#, #"set "A" to 0.5"#])
        #expect(try simpler("move to 2 in row 0") == ["no steps", "move to 0 in row 0", "move to 1 in row 0"])
        #expect(try simpler("wait 0.2") == ["no steps", "wait 0.05", "wait 0.1"])
        #expect(
            try simpler(#"async send "a" 2"#) == [
                "no steps", #"send "a" 2"#, #"perform send "a" 2"#, #"async send "a""#,
            ])
    }

    @Test func `has every subsequence, which is a case`() throws {
        let steps = #"press "A" in row 1;post "a";idle;wait 1;background call "b";track"#
        let whole = try inboxCase(steps, of: "settings")
        for kept in 0..<(1 << whole.steps.count) {
            let part = whole.dropping(Set(whole.steps.indices.filter { kept >> $0 & 1 == 0 }))
            #expect(try InboxFile(text: InboxFile(part).text).testCase == part)
            #expect(part == whole || part < whole)
        }
    }
}
