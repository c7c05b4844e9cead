import HeadlessUI
import XCTest

final class FileDialogTests: XCTestCase {
    func testAnImporterAnswersWithAFileAnErrorOrNothing() throws {
        try onMainRunLoop {
            let host = Host { FilesView() }
            try host.click("Import")
            XCTAssertEqual(host.texts, ["Import", "Choose File", "Choose Unreadable File", "Cancel"])
            try host.click("Choose File")
            XCTAssertEqual(host.texts.first, "Sample\n")
            try host.click("Import")
            try host.click("Choose Unreadable File")
            XCTAssertEqual(host.texts.first, "Not imported")
            try host.click("Import several")
            try host.click("Choose Two Files")
            XCTAssertEqual(host.texts.first, #"false ["Sample 1.json", "Sample 2.json"]"#)
            try host.click("Import several")
            try host.dismiss()
            XCTAssertEqual(host.texts.first, "No files")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAnExporterWritesTheDocument() throws {
        try onMainRunLoop {
            let host = Host { FilesView() }
            try host.click("Export")
            XCTAssertTrue(host.offeredActions.contains(UserAction(.dismiss)))
            try host.click("Save")
            XCTAssertEqual(host.texts.first, "Dear reader")
            try host.click("Export")
            try host.click("Save to Locked Folder")
            XCTAssertEqual(host.texts.first, "Not exported")
            try host.click("Move")
            try host.click("Move")
            XCTAssertEqual(host.texts.first, "Moved to a.txt")
            try host.click("Hide the text")
            try host.click("Export")
            try host.click("Save")
            XCTAssertEqual(host.texts.first, "Not exported")
            try host.click("Throw away")
            try host.click("Export")
            XCTAssertEqual(host.texts.first, "Not exported")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testADocumentGroupShowsANewDocumentThatAViewEdits() throws {
        try onMainRunLoop {
            let host = Host(app: LetterApp())
            try host.type("Hello", into: "Letter")
            XCTAssertEqual(host.texts.last, "Hello")
        }
    }

    func testChangesOfADocumentAreUndoneAndRedone() throws {
        try onMainRunLoop {
            let host = Host(app: SketchApp())
            try host.click("Draw")
            try host.click("Draw")
            XCTAssertEqual(host.texts.first, "line 1, line 2")
            try host.click("Undo")
            XCTAssertEqual(host.texts.first, "line 1")
            try host.click("Redo")
            XCTAssertEqual(host.texts.first, "line 1, line 2")
            try host.click("Undo")
            try host.click("Undo")
            XCTAssertEqual(host.texts.first, "")
        }
    }
}
