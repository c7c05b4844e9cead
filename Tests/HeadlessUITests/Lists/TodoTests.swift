import HeadlessUI
import XCTest

final class TodoTests: XCTestCase {
    func testRowsOfSectionsAreDeletedAndMovedByTheirPositionsInTheirForEach() throws {
        try onMainRunLoop {
            let host = Host { TodoListView("Wash", "Cook", "Read") }
            XCTAssertEqual(host.texts, ["Open", "Wash", "Cook", "Read", "Done", "Sleep", "1 done", ""])
            try host.row(1).delete()
            XCTAssertEqual(host.texts, ["Open", "Wash", "Read", "Done", "Sleep", "1 done", "delete [1] "])
            try host.container(0).move(from: 0, to: 2)
            XCTAssertEqual(
                host.texts, ["Open", "Read", "Wash", "Done", "Sleep", "1 done", "delete [1] move [0] to 2 "])
            try host.row(2).delete()
            XCTAssertEqual(host.texts.prefix(5), ["Open", "Read", "Wash", "Done", "0 done"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testARowThatCannotBeDeletedOrMovedSaysWhy() throws {
        try onMainRunLoop {
            let host = Host { TodoListView("Wash", "Pinned") }
            assertFails(try host.row(1).delete(), "host.row(1) cannot be deleted: deleteDisabled forbids it")
            assertFails(try host.move(from: 1, to: 0), "host.row(1) cannot be moved: moveDisabled forbids it")
            assertFails(try host.move(from: 2, to: 3), "host.row(2) cannot be moved: its ForEach has no onMove")
            assertFails(
                try host.move(from: 0, to: 3), "host.row(0) cannot be moved to 3: it would leave its ForEach")
            assertFails(try host.row(7).delete(), "there is no host.row(7)")
            assertFails(
                try host.screen.delete(), "host cannot be deleted: name a row, as in host.row(0)")
            XCTAssertEqual(host.texts.first, "Open")
        }
    }

    func testAMoveIsToldElementsWhereEachHasTwoRows() throws {
        try onMainRunLoop {
            let host = Host { PairsView() }
            try host.move(from: 0, to: 4)
            XCTAssertEqual(host.texts.last, "Cook Wash Read")
            try host.move(from: 4, to: 2)
            XCTAssertEqual(host.texts.last, "Cook Read Wash")
            assertFails(
                try host.move(from: 0, to: 7), "host.row(0) cannot be moved to 7: it would leave its ForEach")
        }
    }

    func testARowOutsideOfAListCannotBeDeleted() throws {
        try onMainRunLoop {
            let host = Host {
                VStack { ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete { _ in } }
            }
            assertFails(try host.row(1).delete(), "host.row(1) cannot be deleted: it is in no List")
        }
    }

    func testEditActionsChangeTheCollectionThroughItsBinding() throws {
        try onMainRunLoop {
            let host = Host { EditableTodosView() }
            try host.row(2).click("Done")
            try host.row(0).delete()
            XCTAssertEqual(host.texts.last, "Cook READ")
            try host.move(from: 1, to: 0)
            XCTAssertEqual(host.texts, ["Done", "Read", "Done", "Cook", "READ Cook"])
            try host.row(0).click("Done")
            XCTAssertEqual(host.texts.last, "Read Cook")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    /// The row that is gone is kept by the list with its subscription, and its binding names the index that it had.
    func testADeletedRowStillWritesThroughItsBinding() throws {
        try onMainRunLoop {
            let host = Host { SyncedTodosView() }
            try host.row(2).delete()
            NotificationCenter.default.post(name: .sync, object: nil)
            XCTAssertEqual(
                host.issues.map(\.kind), [.staleDereference(.outOfRange(index: 2, count: 2), id: AnyHashableID(2))])
            host.settle()
            XCTAssertEqual(host.texts, ["Wash", "Cook", "WASH COOK"])
        }
    }

    func testADeletedRowInTheMiddleWritesToItsSuccessor() throws {
        try onMainRunLoop {
            let host = Host { SyncedTodosView() }
            try host.row(1).delete()
            host.evictRows()
            NotificationCenter.default.post(name: .sync, object: nil)
            XCTAssertEqual(host.issues.map(\.kind), [], "an evicted row has no subscription any more")
            try host.close()

            let second = Host { SyncedTodosView() }
            try second.row(1).delete()
            NotificationCenter.default.post(name: .sync, object: nil)
            XCTAssertEqual(
                second.issues.first?.kind,
                .staleDereference(.wrongElement(index: 1, found: AnyHashableID(2)), id: AnyHashableID(1)))
            try second.close()
        }
    }

    /// Two touches within one callout: the second delete is told the position that was shown, which is not there any more.
    func testADeleteBeforeTheUpdateIsToldAPositionThatIsGone() throws {
        try onMainRunLoop {
            let host = Host { TodoListView("Wash", "Cook") }
            let row = host.row(1)
            host.run(
                .event, .action { try? row.delete() }, .action { try? row.delete() }, .idle)
            XCTAssertEqual(host.issues.map(\.kind), [.staleOffset(1, count: 1)])
            XCTAssertEqual(host.issues.first?.action?.name, "onDelete")
            XCTAssertEqual(host.texts.prefix(3), ["Open", "Wash", "Done"])
            XCTAssertEqual(host.texts.last, "delete [1] delete [1] ")
        }
    }

    func testTheRowsOfAScrolledListKnowTheirPositionsInTheData() throws {
        try onMainRunLoop {
            let host = Host(containers: Host.Containers(visibleRows: 3)) {
                TodoListView("a", "b", "c", "d", "e", "f")
            }
            host.scroll(to: 4)
            host.settle()
            XCTAssertEqual(host.texts, ["d", "e", "f", ""])
            try host.row(1).delete()
            XCTAssertEqual(host.texts, ["d", "f", "Done", "delete [4] "])
        }
    }

    func testAnEditModeThatAViewProvidesIsThatOfTheViewsWithin() throws {
        try onMainRunLoop {
            let host = Host { OwnEditModeView() }
            XCTAssertEqual(host.texts, ["Edit", "inactive"])
            try host.click("Edit")
            XCTAssertEqual(host.texts, ["Done", "active"])
        }
    }

    func testRowsElsewhereFadeOrGoWithADelete() throws {
        try onMainRunLoop {
            for (animates, received) in [(true, [0, 1]), (false, [0])] {
                let host = Host(assuming: SystemAssumptions { $0.listEdits = animates ? .animated : .notAnimated }) {
                    MirroredTodosView()
                }
                MirroredTodosView.received = []
                try host.row(1).delete()
                XCTAssertEqual(host.texts, ["Wash", "0"])
                NotificationCenter.default.post(name: .sync, object: nil)
                XCTAssertEqual(MirroredTodosView.received.sorted(), received)
                try host.close()
            }
        }
    }

    func testTheEditModeIsThatOfAllViews() throws {
        try onMainRunLoop {
            let host = Host { EditModeView() }
            XCTAssertEqual(host.texts, ["Edit", "Chores", "Wash"])
            assertFails(try host.row(0).delete(), "host.row(0) cannot be deleted: its ForEach has no onDelete")
            try host.click("Edit")
            XCTAssertEqual(host.screen.labels, ["Done", "Title"])
            try host.row(0).delete()
            try host.type("Work", into: "Title")
            try host.click("Done")
            XCTAssertEqual(host.texts, ["Edit", "Work"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}

/// Fails unless a verb fails, and says why.
@MainActor func assertFails(
    _ verb: @autoclosure () throws -> Void, _ message: String, file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertThrowsError(try verb(), file: file, line: line) { error in
        XCTAssertEqual("\(error)", message, file: file, line: line)
    }
}
