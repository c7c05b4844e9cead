import HeadlessUI
import XCTest

final class AppListTests: XCTestCase {
    func testAContactIsDeletedByItsPositionInItsOwnSection() throws {
        try onMainRunLoop {
            let host = Host { ContactsView() }
            try host.row(1).delete()
            XCTAssertEqual(host.texts, ["A", "Ada", "B", "Barbara", "G", "Grace"])
            try host.row(id: "Ada").delete()
            XCTAssertEqual(host.texts, ["B", "Barbara", "G", "Grace"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testADisclosedAnswerOutlivesItsQuestionAndWritesToTheNext() throws {
        try onMainRunLoop {
            let host = Host { QuestionsView() }
            try host.click("Why?")
            try host.click("How?")
            XCTAssertEqual(host.texts.suffix(4), ["Why?", "Answer 1", "How?", "Answer 2"])
            try host.click("Collapse all")
            host.endAnimations()
            try host.click("How?")
            try host.click("Why?")
            try host.click("Drop first")
            XCTAssertEqual(host.texts.suffix(2), ["How?", "Answer 2"])
            NotificationCenter.default.post(name: .sync, object: nil)
            let outOfRange = RuntimeIssue.Kind.staleDereference(.outOfRange(index: 1, count: 1), id: AnyHashableID(2))
            let wrongElement = RuntimeIssue.Kind.staleDereference(
                .wrongElement(index: 0, found: AnyHashableID(2)), id: AnyHashableID(1))
            XCTAssertTrue(host.issues.map(\.kind).contains(wrongElement))
            XCTAssertFalse(host.issues.map(\.kind).contains(outOfRange), "the row that is there has its new index")
            XCTAssertEqual(host.issues.first?.action?.view, "QuestionsView")
        }
    }

    func testARowByIndexTrapsOnceItsIndexIsGone() throws {
        try onMainRunLoop {
            let host = Host { PlaylistView() }
            try host.row(0).click("Play")
            try host.move(from: 0, to: 3)
            XCTAssertEqual(host.row(2).texts.first, "song 0: 1")
            try host.row(1).delete()
            XCTAssertEqual(host.texts, ["song 1: 0", "Play", "song 0: 1", "Play"])
            XCTAssertEqual(host.issues.map(\.kind), [])
            NotificationCenter.default.post(name: .sync, object: nil)
            XCTAssertEqual(
                host.issues.map(\.kind),
                [.staleDereference(.outOfRange(index: 2, count: 2), id: AnyHashableID(0))])
            XCTAssertEqual(host.issues.first?.action?.view, "SongRow")
        }
    }

    func testCardsGoFromOneListToAnother() throws {
        try onMainRunLoop {
            let host = Host { BoardView() }
            try host.row(0).swipe("Move")
            XCTAssertEqual(host.texts, ["Open", "test", "Done", "write"])
            try host.container(1).row(0).swipe("Move")
            XCTAssertEqual(host.texts, ["Open", "test", "write", "Done"])
        }
    }

    func testAMenuOfACellUsesItsBinding() throws {
        try onMainRunLoop {
            let host = Host { GalleryView() }
            try host.row(2).contextMenu("Hide")
            XCTAssertEqual(host.texts, ["photo 0", "photo 1", "hidden", "photo 3"])
            assertFails(try host.row(2).swipe("Hide"), "host.row(2) cannot be swiped: it is in no List")
            assertFails(
                try host.contextMenu("Hide"),
                "4 controls in host.contextMenu have the label \"Hide\": name one by its row, "
                    + "as in host.row(0).contextMenu")
            try host.refresh()
            host.settle()
            XCTAssertEqual(host.texts, ["photo 9"])
        }
    }

    func testADisabledListCannotBeEdited() throws {
        try onMainRunLoop {
            let host = Host { LockedListView() }
            assertFails(try host.row(0).delete(), "host.row(0) cannot be deleted: it is disabled")
        }
    }
}
