import Testing

@testable import HeadlessUI

/// Where a screen differs first from what it shows after another evaluation.
struct FirstChangeTests {
    @Test(arguments: [
        (["a", "b"], ["a", "c"], 1, 1),
        (["a", "searching", "player"], ["a", "player"], 1, nil),
        (["a", "player"], ["a", "nothing found", "player"], nil, 1),
        (["a"], [], 0, nil),
        ([], ["a"], nil, 0),
        (["a", "b", "c"], ["x", "b"], 0, 0),
    ])
    func `is what was replaced, has gone or has come`(
        old: [String], new: [String], removal: Int?, insertion: Int?
    ) throws {
        let change = try #require(FirstChange(from: old, to: new))
        #expect(change.removal == removal)
        #expect(change.insertion == insertion)
    }

    @Test func `is none between equal lists`() {
        #expect(FirstChange(from: ["a"], to: ["a"]) == nil)
    }
}
