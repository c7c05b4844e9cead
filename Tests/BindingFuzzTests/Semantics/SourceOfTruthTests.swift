import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// Rules: `semantics`, section 2.
@Suite struct `The source of truth` {
    @Test func `a case starts with the elements 1 to n`() throws {
        #expect(try elements("edit 0", items: 3) == [1, 2, 3])
    }

    @Test func `clear removes all`() throws {
        #expect(try elements("clear", items: 3) == [])
    }

    @Test func `remove takes its index modulo the count`() throws {
        #expect(try elements("remove 1", items: 3) == [1, 3])
        #expect(try elements("remove 4", items: 3) == [1, 3])
    }

    @Test func `insert puts a new element at its index modulo the count and one`() throws {
        #expect(try elements("insert 1", items: 2) == [1, 3, 2])
        #expect(try elements("insert 2", items: 2) == [1, 2, 3])
        #expect(try elements("insert 3", items: 2) == [3, 1, 2])
        #expect(try elements("insert 7", items: 0) == [1])
    }

    @Test func `restore brings back the most recently removed element with its old id`() throws {
        #expect(try elements("remove 1; remove 0; restore 0", items: 3) == [1, 3])
        #expect(try elements("remove 1; remove 0; restore 0; restore 5", items: 3) == [1, 3, 2])
        #expect(try elements("remove 0; restore 0; restore 0", items: 2) == [1, 2])
    }

    @Test func `clear and reload remove in order so that the last element comes back first`() throws {
        #expect(try elements("clear; restore 0", items: 3) == [3])
        #expect(try elements("clear; restore 0; restore 0; restore 2", items: 3) == [2, 3, 1])
        #expect(try elements("reload 1; restore 0; restore 0", items: 2) == [1, 2, 3])
    }

    @Test func `move takes both indices modulo the count from before`() throws {
        #expect(try elements("move 0 2", items: 3) == [2, 3, 1])
        #expect(try elements("move 2 0", items: 3) == [3, 1, 2])
        #expect(try elements("move 4 5", items: 3) == [1, 3, 2])
    }

    @Test func `replace puts a new element in the place of one that restore brings back`() throws {
        #expect(try elements("replace 1", items: 2) == [1, 3])
        #expect(try elements("replace 3; restore 0", items: 2) == [2, 1, 3])
    }

    @Test func `reload makes so many new elements`() throws {
        #expect(try elements("reload 3", items: 2) == [3, 4, 5])
        #expect(try elements("reload 8", items: 8) == Array(9...16))
        #expect(try elements("reload 0", items: 2) == [])
    }

    @Test func `what a handler removes is remembered in the order of the removals`() throws {
        let pattern = "ios/eager/immediate/unguarded/identity/remove"
        #expect(try elements("post; restore 0", items: 2, under: pattern) == [2])
        #expect(try elements("post; restore 0; restore 0", items: 2, under: pattern) == [1, 2])
    }

    @Test(arguments: [
        (0, "clear"), (0, "remove 0"), (0, "move 0 1"), (0, "replace 0"), (0, "edit 0"), (0, "restore 0"),
        (3, "restore 0"), (8, "insert 0"), (8, "restore 0"),
    ])
    func `a mutation without an effect leaves the state clean`(items: Int, mutation: String) throws {
        let steps = "source; \(mutation); idle"
        #expect(try story(steps, items: items, under: "ios/*/*/*/*/*", of: .loop) == "source{; }; sleep")
    }

    @Test func `restore has no effect when full, whatever was removed`() throws {
        let steps = "source; replace 0; idle; source; restore 0; idle"
        let loop = "source{; }; flush@before-waiting; sleep; source{; }; sleep"
        #expect(try story(steps, items: 8, under: "ios/*/*/*/*/*", of: .loop) == loop)
    }

    @Test(arguments: [
        (0, "reload 0"), (0, "scroll 0"), (0, "insert 0"), (8, "clear"), (8, "remove 0"), (8, "move 0 0"),
        (8, "move 0 1"), (8, "replace 0"), (8, "edit 0"), (8, "reload 8"), (8, "scroll 7"),
    ])
    func `a mutation with an effect makes the state dirty`(items: Int, mutation: String) throws {
        let steps = "source; \(mutation); idle"
        let loop = "source{; }; flush@before-waiting; sleep"
        #expect(try story(steps, items: items, under: "ios/*/*/*/*/*", of: .loop) == loop)
    }

    @Test func `every order of a few mutations does what plain arrays do`() throws {
        let alphabet: [Mutation] = [
            .clear, .remove(0), .remove(5), .insert(0), .insert(3), .restore(0), .restore(7), .move(0, 2), .move(7, 1),
            .replace(0), .replace(4), .reload(0), .reload(2), .reload(8), .edit(1),
        ]
        let configuration = try configuration("ios/eager/*/*/*/*")
        try withEvery("items", in: [0, 1, 3, 8]) { items in
            try withEvery("mutations", in: sequences(of: alphabet, lengths: 1...orderLength)) { mutations in
                var plain = PlainItems(count: items)
                let expected = mutations.map { mutation in plain.apply(mutation) }
                let steps = mutations.map(Step.mutate)
                let trace = Trace(Interleaving(items: items, steps: steps), under: configuration)
                try demand(trace.mutations.map(\.hadEffect), equals: expected.map(\.hadEffect), "effect")
                try demand(trace.mutations.map(\.elements), equals: expected.map(\.elements), "elements")
            }
        }
    }
}

private let orderLength = TestSize.of(small: 2, usual: 3, full: 3)

/// The elements after the last mutation.
private func elements(_ steps: String, items: Int, under pattern: String = "ios/*/*/*/*/*") throws -> [Int] {
    try #require(try trace(steps, items: items, under: pattern).mutations.last).elements
}

extension Trace {
    fileprivate var mutations: [(hadEffect: Bool, elements: [Int])] {
        events.compactMap {
            if case .mutated(_, _, let hadEffect, _) = $0.kind { (hadEffect, $0.elements) } else { nil }
        }
    }
}
