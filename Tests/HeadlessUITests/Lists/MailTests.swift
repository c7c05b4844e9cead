import HeadlessUI
import XCTest

final class MailTests: XCTestCase {
    func testASwipeRevealsButtonsThatAreNotOnTheScreenOtherwise() throws {
        try onMainRunLoop {
            let host = Host { MailboxView() }
            XCTAssertEqual(host.screen.labels, [])
            try host.row(1).swipe("Read")
            try host.row(1).swipe("Flag", edge: .trailing)
            XCTAssertEqual(host.texts, ["mail 0", "mail 1 read flagged", "mail 2", ""])
            XCTAssertEqual(host.screen.labels, [])
            assertFails(
                try host.row(1).swipe("Read", edge: .trailing),
                "no control in host.row(1).swipeActions has the label \"Read\": there are \"Delete\", \"Flag\"")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAFullSwipeDoesWhatTheFirstButtonDoes() throws {
        try onMainRunLoop {
            let host = Host { MailboxView() }
            try host.row(0).fullSwipe()
            XCTAssertEqual(host.texts, ["mail 1", "mail 2", ""])
            assertFails(
                try host.row(0).fullSwipe(.leading),
                "host.row(0) cannot be swiped: allowsFullSwipe forbids a full swipe")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    /// The action removes another element first, so that its binding names the next one.
    func testAMenuItemUsesTheBindingOfTheLastUpdate() throws {
        try onMainRunLoop {
            let host = Host { MailboxView() }
            try host.row(1).contextMenu("Copy")
            XCTAssertEqual(host.texts.last, "mail 1")
            try host.row(1).contextMenu("Delete and flag")
            XCTAssertEqual(
                host.issues.map(\.kind),
                [.staleDereference(.wrongElement(index: 1, found: AnyHashableID(2)), id: AnyHashableID(1))])
            XCTAssertEqual(host.texts, ["mail 1", "mail 2 flagged", "mail 1"])
            assertFails(
                try host.row(0).contextMenu("Cut"),
                "no control in host.row(0).contextMenu has the label \"Cut\": there are \"Copy\", \"Delete and flag\"")
        }
    }

    func testRowsAreSelectedByTheirIdsOrTags() throws {
        try onMainRunLoop {
            let host = Host { SelectionView() }
            let numbers = host.container(0)
            try numbers.row(0).select()
            try numbers.row(1).select()
            XCTAssertEqual(host.texts.last, "[0, 1] none")
            try numbers.row(0).deselect()
            assertFails(
                try numbers.row(2).select(), "host.container(0).row(2) cannot be selected: selectionDisabled forbids it"
            )
            try host.container(1).row(0).select()
            XCTAssertEqual(host.texts.last, "[1] Ada")
            try host.container(1).row(0).deselect()
            XCTAssertEqual(host.texts.last, "[1] none")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testRowsOfNoElementAreSelectedByWhatTheyStandFor() throws {
        try onMainRunLoop {
            let host = Host { SidebarView() }
            try host.select(Place.drafts)
            XCTAssertEqual(host.texts.last, "at drafts")
            try host.select(Place.archive)
            XCTAssertEqual(host.texts.last, "at archive")
            try host.deselect(Place.archive)
            XCTAssertEqual(host.texts.last, "at none")
            assertFails(
                try host.select("spam"), "no row in host stands for spam: there are inbox, drafts, archive")
            try host.close()

            let other = Host { SelectionView() }
            try other.select("nobody")
            XCTAssertEqual(other.texts.last, "[] nobody")
            try other.close()
        }
    }

    func testAMenuForASelectionIsForTheRowsThatAreSelected() throws {
        try onMainRunLoop {
            let host = Host { SelectionView() }
            let numbers = host.container(0)
            try numbers.row(0).select()
            try numbers.row(1).select()
            try numbers.row(2).contextMenu("Clear 1")
            XCTAssertEqual(host.texts.last, "[0, 1] none")
            try numbers.row(1).contextMenu("Clear 2")
            XCTAssertEqual(host.texts.last, "[] none")
            try numbers.row(2).performPrimaryAction()
            XCTAssertEqual(host.texts.last, "[] Cleo")
        }
    }

    func testARowWhoseIdIsOfAnotherTypeThanTheSelectionCannotBeSelected() throws {
        try onMainRunLoop {
            let host = Host { WrongSelectionView() }
            assertFails(
                try host.row(0).select(),
                "host.row(0) cannot be selected: its id or tag is of the type Int, unlike the selection")
            let other = Host { TodoListView("Wash") }
            assertFails(try other.row(0).select(), "host.row(0) cannot be selected: its List has no selection")
            try other.close()
        }
    }
}
