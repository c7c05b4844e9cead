import HeadlessUI
import XCTest

final class DialogTests: XCTestCase {
    func testAnAlertShowsAnErrorAndGoesWithAnyButton() throws {
        try onMainRunLoop {
            let host = Host { SyncView() }
            try host.click("Sync")
            XCTAssertEqual(host.texts, ["Offline", "Try again later.", "Retry", "Cancel"])
            XCTAssertThrowsError(try host.click("Merge")) { error in
                XCTAssertEqual(
                    "\(error)",
                    "no control in host has the label \"Merge\": there are \"Retry\", \"Cancel\"")
            }
            XCTAssertThrowsError(try host.dismiss()) { error in
                XCTAssertEqual(
                    "\(error)", "an alert is not dismissed, but answered: there are \"Retry\", \"Cancel\"")
            }
            try host.click("Retry")
            XCTAssertEqual(host.texts.last, "2 attempts, ")
        }
    }

    func testTheActionOfAButtonComesBeforeTheDismissalOrBehindIt() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { SyncView() }
            try host.click("Merge")
            try host.click("Keep")
            XCTAssertEqual(Chronicle.read(), ["keeps milk while presented"])
            XCTAssertEqual(host.texts.first, "Sync")

            let other = Host(assuming: SystemAssumptions { $0.dialogButton = .dismissalFirst }) { SyncView() }
            try other.click("Merge")
            try other.click("Keep")
            XCTAssertEqual(Chronicle.read(), ["keeps milk while dismissed"])
        }
    }

    func testAnAlertWithAFieldStaysUntilAButtonCanBePressed() throws {
        try onMainRunLoop {
            let host = Host { SyncView() }
            try host.click("Name")
            try host.click("Save")
            XCTAssertEqual(host.screen.labels, ["New name", "Save"])
            try host.type("Ada", into: "New name")
            try host.click("Save")
            XCTAssertEqual(host.texts.last, "0 attempts, Ada")
        }
    }

    func testADialogAsksBeforeSomethingIsDeletedAndCanBeCancelled() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { DialogsView() }
            try host.click("Delete Home")
            XCTAssertEqual(host.texts, ["Really?", "Home goes for ever.", "Delete it", "Archive", "Cancel"])
            try host.click("Cancel")
            XCTAssertEqual(host.texts.prefix(3), ["Work", "Delete Work", "Home"])
            try host.click("Delete Work")
            try host.dismiss()
            try host.click("Delete Home")
            try host.click("Delete it")
            XCTAssertEqual(host.texts, ["Work", "Delete Work", "Info", "Warn"])
            XCTAssertEqual(Chronicle.read(), [])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAlertsThatAreValuesHaveTheirButtons() throws {
        try onMainRunLoop {
            let host = Host { DialogsView() }
            try host.click("Info")
            XCTAssertEqual(host.texts, ["Two folders", "OK"])
            try host.click("OK")
            try host.click("Warn")
            XCTAssertEqual(host.texts, ["careful", "of this", "Clear", "Cancel"])
            try host.click("Clear")
            XCTAssertEqual(host.texts, ["Info", "Warn"])
        }
    }

    func testAMenuHasContentOnlyWhileItIsOpen() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { MenusView() }
            XCTAssertEqual(host.screen.labels, ["Sort", "Like"])
            try host.click("Sort")
            XCTAssertEqual(host.screen.labels, ["By name", "By date", "Grouped", "More"])
            try host.click("By date")
            XCTAssertEqual(host.texts.last, "by date, 0 likes")
            try host.open("Sort")
            try host.click("More")
            XCTAssertEqual(host.screen.labels, ["By size"])
            XCTAssertEqual(Chronicle.read(), ["submenu appears"])
            try host.click("By size")
            XCTAssertEqual(host.texts, ["Sort", "Like", "by size, 0 likes"])
            try host.click("Sort")
            try host.click("Grouped")
            try host.open("Sort")
            try host.dismiss()
            XCTAssertEqual(host.texts.last, "by size, grouped, 0 likes")
        }
    }

    func testAMenuWithAnActionIsOpenedByItsOwnVerb() throws {
        try onMainRunLoop {
            let host = Host { MenusView() }
            try host.click("Like")
            XCTAssertEqual(host.texts.last, "by name, 1 likes")
            try host.open("Like")
            try host.click("Like twice")
            XCTAssertEqual(host.texts.last, "by name, 3 likes")
            XCTAssertThrowsError(try host.open("Salt")) { error in
                XCTAssertEqual(
                    "\(error)", "no control in host has the label \"Salt\": there are \"Sort\", \"Like\"")
            }
        }
    }
}
