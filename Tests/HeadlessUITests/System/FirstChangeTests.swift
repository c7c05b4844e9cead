import Testing

@testable import HeadlessUI

/// Where a screen differs first from what it shows after another evaluation.
struct FirstChangeTests {
    private struct Example: Sendable {
        let old: [String]
        let new: [String]
        var removal: Int?
        var insertion: Int?
    }

    private static let examples = [
        Example(old: ["a", "b"], new: ["a", "c"], removal: 1, insertion: 1),
        Example(old: ["a", "searching", "player"], new: ["a", "player"], removal: 1),
        Example(old: ["a", "player"], new: ["a", "nothing found", "player"], insertion: 1),
        Example(old: ["a"], new: [], removal: 0),
        Example(old: [], new: ["a"], insertion: 0),
        Example(old: ["a", "b", "c"], new: ["x", "b"], removal: 0, insertion: 0),
    ]

    @Test(arguments: examples) private func `is what was replaced, has gone or has come`(example: Example) throws {
        let change = try #require(FirstChange(from: example.old, to: example.new))
        #expect(change.removal == example.removal)
        #expect(change.insertion == example.insertion)
    }

    @Test func `is none between equal lists`() {
        #expect(FirstChange(from: ["a"], to: ["a"]) == nil)
    }
}
