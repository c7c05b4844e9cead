import HeadlessUI
import XCTest

final class SpelledPresentationTests: XCTestCase {
    func testPresentationsAsAppsSpellThemBehave() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { SpelledPresentationsView() }
            try host.click("Popover")
            XCTAssertEqual(host.texts, ["popover"])
            try host.dismiss()
            XCTAssertEqual(host.texts.first, "Popover")
            try host.click("Cover")
            XCTAssertEqual(host.texts, ["covered", "Close"])
            try host.click("Close")
            host.endAnimations()
            try host.click("Actions")
            XCTAssertEqual(host.texts, ["Actions", "Which?", "Copy", "Delete", "Cancel"])
            try host.click("Copy")
            try host.open("Options")
            try host.click("Only")
            XCTAssertEqual(Chronicle.read(), ["reset", "reset", "only"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testASheetHasTheEnvironmentOfTheViewThatPresentsIt() throws {
        try onMainRunLoop {
            let host = Host { SpelledPresentationsView() }
            try host.click("Sheet")
            XCTAssertEqual(host.texts, ["tint sheet false", "Close"])
            XCTAssertThrowsError(try host.dismiss())
            try host.click("Close")
            XCTAssertEqual(host.texts.first, "Popover")
        }
    }

    func testAnInspectorCoversNothing() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { SpelledPresentationsView() }
            try host.click("Inspector")
            XCTAssertEqual(host.texts.first, "Popover")
            XCTAssertEqual(host.texts.last, "inspected")
            try host.click("Inspector")
            XCTAssertEqual(Chronicle.read(), ["inspector appears", "inspector disappears"])
        }
    }
}
