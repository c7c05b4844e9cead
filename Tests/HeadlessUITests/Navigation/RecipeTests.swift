import HeadlessUI
import XCTest

final class RecipeTests: XCTestCase {
    @MainActor private static func host() throws -> HeadlessUI.Host {
        let host = Host { RecipesView() }
        try host.click("Next")
        try host.click("Begin")
        return host
    }

    func testThePagesOfAWelcomeAreDismissedFromWithin() throws {
        try onMainRunLoop {
            let host = Host { RecipesView() }
            XCTAssertEqual(host.texts, ["Welcome", "Next"])
            try host.select(tab: 1)
            XCTAssertEqual(host.texts, ["Cook", "Begin", "Next"])
            try host.click("Next")
            try host.click("Begin")
            XCTAssertEqual(host.texts, ["Soup", "Pie", "Add", "All", "Favourites"])
            host.endAnimations()
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testADismissalEndsThePageOrTheSheetThatItIsAskedForIn() throws {
        try onMainRunLoop {
            let host = try Self.host()
            try host.click("Add")
            XCTAssertEqual(host.navigationTitle, "New")
            try host.click("Tips")
            XCTAssertEqual(host.texts, ["Understood"])
            try host.click("Understood")
            try host.type("Bread", into: "Name")
            XCTAssertThrowsError(try host.dismiss())
            try host.click("Save")
            XCTAssertEqual(host.texts, ["Soup", "Pie", "Bread", "Add", "All", "Favourites"])
            XCTAssertEqual(host.navigationTitle, "Recipes")
            try host.click("Add")
            XCTAssertEqual(host.texts, ["", "Name", "Tips", "Cancel", "Save"])
            try host.dismiss()
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAnElementOfAStoreIsEditedOnAPageAndSeenInAnotherTab() throws {
        try onMainRunLoop {
            let host = try Self.host()
            try host.click("Pie")
            try host.click("Favourite")
            try host.type("Tart", into: "Name")
            XCTAssertEqual(host.navigationTitle, "Tart")
            try host.select(tab: "Favourites")
            XCTAssertEqual(host.texts, ["Tart", "All", "Favourites"])
            try host.select(tab: "All")
            XCTAssertEqual(host.navigationTitle, "Tart")
            try host.back()
            XCTAssertEqual(host.texts.prefix(2), ["Soup", "Tart"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testThePageOfADeletedElementHasAStaleBindingWhileItGoes() throws {
        try onMainRunLoop {
            let host = try Self.host()
            try host.click("Pie")
            try host.click("More")
            try host.click("Delete")
            XCTAssertEqual(host.texts, ["Delete Pie?", "Delete it", "Cancel"])
            try host.click("Delete it")
            XCTAssertEqual(host.texts, ["Soup", "Add", "All", "Favourites"])
            XCTAssertEqual(host.issues.map(\.kind), [])
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(
                host.issues.map(\.kind), [.staleDereference(.outOfRange(index: 1, count: 1), id: AnyHashableID(2))])
            XCTAssertEqual(host.issues.first?.action?.view, "RecipePage")
            host.endAnimations()
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(host.issues.count, 1)
        }
    }
}
