import HeadlessUI
import XCTest

final class SettingsTests: XCTestCase {
    func testAFormShowsItsSectionsAndCollapsesThem() throws {
        try onMainRunLoop {
            let host = Host { SettingsFormView() }
            XCTAssertEqual(
                host.texts,
                [
                    "Profile", "Ada", "Name", "Shown to others", "More", "Loud", "Advanced", "Own", "Box", "Reset",
                    "Ada false false true",
                ])
            try host.click("Loud")
            try host.click("More")
            try host.click("Own")
            try host.click("Reset")
            XCTAssertEqual(
                host.texts,
                [
                    "Profile", "", "Name", "Shown to others", "More", "Advanced", "Own", "inner", "Box", "Reset",
                    " true false false",
                ])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testTheContentOfAGroupExistsOnlyWhileItIsDisclosed() throws {
        try onMainRunLoop {
            let host = Host { SettingsFormView() }
            try host.click("Advanced")
            try host.click("Count")
            XCTAssertTrue(host.texts.contains("count 1"))
            try host.click("Advanced")
            XCTAssertFalse(host.screen.labels.contains("Count"))
            host.endAnimations()
            try host.click("Advanced")
            XCTAssertTrue(host.texts.contains("count 0"))
        }
    }

    func testStylesOfAnAppMakeTheirGroups() throws {
        try onMainRunLoop {
            let host = Host { StyledGroupsView() }
            XCTAssertEqual(host.texts, ["content", "Title", "closed card", "open group", "More"])
            XCTAssertTrue(host.issues.isEmpty)
            try host.click("More")
            XCTAssertEqual(
                host.texts, ["content", "Title", "closed card", "open group", "More", "Count", "count 0"])
        }
    }

    func testAnOutlineDisclosesChildren() throws {
        try onMainRunLoop {
            let host = Host { FoldersView() }
            XCTAssertEqual(host.texts, ["src", "readme", "none"])
            try host.click("src")
            try host.click("lib")
            XCTAssertEqual(host.texts, ["src", "lib", "a", "main", "readme", "none"])
            try host.row(id: "src").row(id: "main").select()
            XCTAssertEqual(host.texts.last, "main")
        }
    }
}
