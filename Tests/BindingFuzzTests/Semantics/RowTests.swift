import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// Rules: `semantics`, section 3.
@Suite struct `Rows` {
    @Test func `the first update makes a row for every element before the first step`() throws {
        let trace = Trace(Interleaving(items: 2), under: try configuration("ios/eager/*/*/*/*"))
        let beginning: [TraceEvent.Kind] = [
            .flush, .rowMade(TraceRow(id: 1, index: 0)), .rowMade(TraceRow(id: 2, index: 1)),
        ]
        #expect(trace.events.prefix { $0.step == .start }.map(\.kind) == beginning)
    }

    @Test(arguments: [("eager", "gone"), ("animated", "leaving"), ("lazy", "parked")])
    func `an update lets a row go in the way of its container`(container: String, state: String) throws {
        let rows = try story("remove 0; idle", items: 2, under: "*/\(container)/*/*/*/*", of: .rows)
        #expect(rows == "1 \(state); 2 from 1 to 0")
    }

    @Test func `an update gives every wanted row a new index`() throws {
        let rows = try story("move 0 2; idle", items: 3, under: "ios/eager/*/*/*/*", of: .rows)
        #expect(rows == "1 from 0 to 2; 2 from 1 to 0; 3 from 2 to 1")
    }

    @Test func `new rows are made in the order of their indices, after all older ones`() throws {
        let rows = try story("insert 1; insert 0; idle; post", items: 1, under: "ios/eager/*/*/*/*", of: .rows)
        #expect(rows == "1 from 0 to 1; 3 made at 0; 2 made at 2")
        #expect(
            try story("insert 1; insert 0; idle; post", under: "ios/eager/*/*/identity/*", of: .deliveries)
                == "post@event to 1 3 2; 1 reads at 1; 3 reads at 0; 2 reads at 2")
    }

    @Test func `an element that comes back to an eager container gets a new row, after all others`() throws {
        let steps = "remove 0; idle; restore 0; idle; post"
        #expect(
            try story(steps, items: 2, under: "ios/eager/*/*/*/*", of: .rows, .deliveries)
                == "1 gone; 2 from 1 to 0; 2 from 0 to 1; 1 made at 0; post@event to 2 1; 2 reads at 1; 1 reads at 0")
    }

    @Test(arguments: [("animated", "leaving"), ("lazy", "parked")])
    func `a row that still exists is taken up again in its old place`(container: String, state: String) throws {
        let steps = "remove 0; idle; restore 0; idle; post"
        #expect(
            try story(steps, items: 2, under: "ios/\(container)/*/*/*/*", of: .rows, .deliveries)
                == "1 \(state); 2 from 1 to 0; 1 back at 0; 2 from 0 to 1; "
                + "post@event to 1 2; 1 reads at 0; 2 reads at 1")
    }

    @Test(arguments: ["animated", "lazy"])
    func `a row that is not live keeps the binding of its last update`(container: String) throws {
        let stale = try #require(
            try outcome("remove 1; idle; insert 0; insert 0; idle; post", items: 2, under: "ios/\(container)/*/*/*/*")
                .stale)
        #expect(stale.row == 2)
        #expect(stale.index == 1)
        #expect(stale.found == 3)
    }

    @Test func `a lazy container makes three rows at most`() throws {
        let rows = try story("reload 5; idle", items: 0, under: "ios/lazy/*/*/*/*", of: .rows)
        #expect(rows == "1 made at 0; 2 made at 1; 3 made at 2")
    }

    @Test func `a lazy window starts where it is asked to`() throws {
        let rows = try story("scroll 1; idle", items: 5, under: "ios/lazy/*/*/*/*", of: .rows)
        #expect(rows == "1 parked; 4 made at 3")
    }

    @Test func `a lazy window ends with the last element`() throws {
        let rows = try story("scroll 4; idle", items: 5, under: "ios/lazy/*/*/*/*", of: .rows)
        #expect(rows == "1 parked; 2 parked; 4 made at 3; 5 made at 4")
    }

    @Test func `the asked start is kept until the next scroll`() throws {
        let steps = "scroll 4; idle; insert 0; insert 0; idle"
        let rows = try story(steps, items: 5, under: "ios/lazy/*/*/*/*", of: .rows)
        #expect(rows.hasSuffix("5 made at 4; 3 from 2 to 4; 4 from 3 to 5; 5 from 4 to 6"))
    }

    @Test func `scroll takes its index modulo the count, and 0 when there is nothing`() throws {
        let four = try trace("scroll 6", items: 4, under: "ios/lazy/*/*/*/*")
        #expect(four.events.contains { $0.kind == .scrolled(to: 2) })
        let none = try trace("scroll 6", items: 0, under: "ios/lazy/*/*/*/*")
        #expect(none.events.contains { $0.kind == .scrolled(to: 0) })
    }

    @Test func `a row that was scrolled away is taken up again`() throws {
        let rows = try story("scroll 1; idle; scroll 0; idle", items: 4, under: "ios/lazy/*/*/*/*", of: .rows)
        #expect(rows == "1 parked; 4 made at 3; 1 back at 0; 4 parked")
    }

    @Test(arguments: ["eager", "animated"])
    func `other containers do not scroll`(container: String) throws {
        #expect(try story("scroll 1; idle", items: 5, under: "ios/\(container)/*/*/*/*", of: .rows) == "")
    }

    @Test(arguments: [("animated", "leaving"), ("lazy", "parked")])
    func `reap ends what is held on to, and what comes back is a new row`(container: String, state: String) throws {
        let steps = "remove 0; idle; reap; restore 1; idle"
        #expect(
            try story(steps, items: 2, under: "ios/\(container)/*/*/*/*", of: .rows)
                == "1 \(state); 2 from 1 to 0; 1 ended; 1 made at 1")
    }

    @Test(arguments: ["eager", "animated", "lazy"])
    func `reap leaves rows alone that no update has let go`(container: String) throws {
        #expect(try story("clear; reap; edit 0", items: 2, under: "ios/\(container)/*/*/*/*", of: .rows) == "")
        #expect(try outcome("clear; reap; post", items: 2, under: "ios/\(container)/*/*/*/*").verdict == .outOfRange)
    }

    @Test func `a reaped row hears no post`() throws {
        let deliveries = try story("clear; idle; reap; post", under: "ios/lazy/*/*/*/*", of: .deliveries)
        #expect(deliveries == "post@event to nobody")
    }
}
