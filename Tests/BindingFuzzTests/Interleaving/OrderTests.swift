import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// Rules: `semantics`, section 6.
@Suite struct `The order of cases` {
    @Test func `every step there is comes in the order of steps`() throws {
        #expect(Step.all.count == 362)
        try withEvery("position", in: 1..<Step.all.count) { position in
            try demand(Step.all[position - 1] < Step.all[position], "\(Step.all[position]) is below the one before it")
        }
    }

    @Test func `kinds come in the order of the contract`() throws {
        let steps = try interleaving(
            "post; clear; remove 7; insert 7; restore 7; move 7 7; replace 7; reload 8; edit 7; scroll 7; reap; event; "
                + "source; timer; idle; track; release; perform post; perform edit 7; async post; async edit 7; "
                + "background post; resume"
        ).steps
        #expect(steps.sorted() == steps)
    }

    @Test func `deferred actions come in the order of actions, numbers ascending`() throws {
        let steps = try interleaving(
            "perform post; perform clear; perform remove 0; perform remove 7; perform insert 0; perform move 0 7; "
                + "perform move 1 0; perform reload 8; perform edit 0"
        ).steps
        #expect(steps.sorted() == steps)
    }

    @Test func `fewer steps are smaller, then fewer items, then the first step that differs`() throws {
        let ascending = [
            try interleaving("", items: 8), try interleaving("background post", items: 0),
            try interleaving("post", items: 1), try interleaving("clear", items: 1),
            try interleaving("post; idle", items: 0), try interleaving("clear; post", items: 0),
            try interleaving("post; post", items: 1),
        ]
        #expect(ascending.sorted() == ascending)
        #expect(!(ascending[3] < ascending[3]))
    }
}
