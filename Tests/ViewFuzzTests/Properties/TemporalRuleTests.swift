import Testing

@testable import ViewFuzz

/// Timelines of sleeps: at each, `b` begins the rule, `h` is its condition, `e` ends it, and `-` is none of them.
@Suite struct `A rule over the sleeps of a case` {
    typealias Rule = TemporalRule<Int>

    struct Timeline: CustomTestStringConvertible, Sendable {
        let form: Rule.Form
        let sleeps: String
        /// The sleeps at which the rule is violated, each with the one at which it began, such as `2<0`; `end` is the end of the case.
        let violations: [String]
        var testDescription: String { "\(form) \(sleeps)" }
    }

    private static let timelines = [
        Timeline(form: .eventually, sleeps: "- h -", violations: []),
        Timeline(form: .eventually, sleeps: "b - h", violations: []),
        Timeline(form: .eventually, sleeps: "bh -", violations: []),
        Timeline(form: .eventually, sleeps: "- b - -", violations: ["end<1"]),
        Timeline(form: .eventually, sleeps: "h b", violations: ["end<1"]),
        Timeline(form: .eventually, sleeps: "b h - b", violations: ["end<3"]),
        Timeline(form: .eventually, sleeps: "b b h", violations: []),
        Timeline(form: .never, sleeps: "h h -", violations: []),
        Timeline(form: .never, sleeps: "h b -", violations: []),
        Timeline(form: .never, sleeps: "b - h - h", violations: ["2<0", "4<0"]),
        Timeline(form: .never, sleeps: "- bh", violations: ["1<1"]),
        Timeline(form: .neverAgain, sleeps: "- h h -", violations: []),
        Timeline(form: .neverAgain, sleeps: "h - h", violations: ["2<0"]),
        Timeline(form: .neverAgain, sleeps: "- h - - h h", violations: ["4<1", "5<1"]),
        Timeline(form: .until, sleeps: "- - e", violations: []),
        Timeline(form: .until, sleeps: "bh h e -", violations: []),
        Timeline(form: .until, sleeps: "bh h h", violations: []),
        Timeline(form: .until, sleeps: "b", violations: ["0<0"]),
        Timeline(form: .until, sleeps: "be -", violations: []),
        Timeline(form: .until, sleeps: "bh - he - bh -", violations: ["1<0", "5<4"]),
    ]

    @Test(arguments: timelines)
    func `is violated where its form says`(timeline: Timeline) {
        #expect(Self.violations(of: timeline.form, over: timeline.sleeps.split(separator: " ")) == timeline.violations)
    }

    @Test(arguments: timelines)
    func `is violated alike however often the loop sleeps while nothing changes`(timeline: Timeline) {
        var rule = Rule(timeline.form)
        var violations: [String] = []
        for (number, sleep) in timeline.sleeps.split(separator: " ").enumerated() {
            let first = rule.observe(.init(sleep), at: number)
            let second = rule.observe(.init(sleep), at: number)
            #expect(first?.since == second?.since)
            if let first { violations.append("\(number)<\(first.since)") }
        }
        if let violation = rule.end() { violations.append("end<\(violation.since)") }
        #expect(violations == timeline.violations)
    }

    private static func violations(of form: Rule.Form, over sleeps: [Substring]) -> [String] {
        var rule = Rule(form)
        let during = sleeps.enumerated().compactMap { number, sleep in
            rule.observe(.init(sleep), at: number).map { "\(number)<\($0.since)" }
        }
        return during + (rule.end().map { ["end<\($0.since)"] } ?? [])
    }
}

extension TemporalRule.Observation {
    fileprivate init(_ sleep: Substring) {
        self.init(begins: sleep.contains("b"), holds: sleep.contains("h"), ends: sleep.contains("e"))
    }
}
