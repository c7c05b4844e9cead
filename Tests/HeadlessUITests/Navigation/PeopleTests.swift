import HeadlessUI
import XCTest

final class PeopleTests: XCTestCase {
    func testAPageIsPushedByValueAndTheOneBeneathLivesOn() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { PeopleView() }
            XCTAssertEqual(host.texts, ["Ada", "Bo", "Add", "0 saves"])
            XCTAssertEqual(host.navigationTitle, "People")
            try host.click("Add")
            try host.click("Ada")
            XCTAssertEqual(host.navigationTitle, "Ada")
            XCTAssertEqual(host.texts, ["Ada 0", "Count", "Friend", "Leave", "To root", "Star"])
            XCTAssertEqual(Chronicle.read(), ["people appears", "people disappears", "Ada appears"])
            try host.click("Count")
            try host.click("Star")
            XCTAssertEqual(host.texts.last, "Unstar")
            host.run(.event, .post(.save), .idle)
            try host.back()
            XCTAssertEqual(host.texts, ["Ada", "Bo", "New", "Add", "1 saves"])
            XCTAssertEqual(Chronicle.read(), ["Ada saves", "people appears"])
            host.run(.event, .post(.save), .idle)
            host.endAnimations()
            XCTAssertEqual(Chronicle.read(), ["Ada saves", "Ada disappears"])
            try host.click("Ada")
            XCTAssertEqual(host.texts.first, "Ada 0")
        }
    }

    func testThePageBeneathDisappearsWhenTheAnimationEndsWhereTheHostSaysSo() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host(
                assuming: SystemAssumptions {
                    $0.pageRemoval = .atOnce
                    $0.coveredPage = .afterAnimation
                }
            ) { PeopleView() }
            try host.click("Ada")
            XCTAssertEqual(Chronicle.read(), ["people appears", "Ada appears"])
            host.endAnimations()
            XCTAssertEqual(Chronicle.read(), ["people disappears"])
            try host.back()
            XCTAssertEqual(Chronicle.read(), ["Ada disappears", "people appears"])
        }
    }

    func testAPageCanBeLeftFromWithinAndSeveralAtOnce() throws {
        try onMainRunLoop {
            let host = Host { PeopleView() }
            XCTAssertThrowsError(try host.back()) { error in
                XCTAssertEqual("\(error)", "there is no page to go back from")
            }
            try host.click("Bo")
            try host.click("Count")
            try host.click("Friend")
            XCTAssertEqual(host.texts.first, "Friend of Bo 0")
            try host.click("Leave")
            XCTAssertEqual(host.texts.first, "Bo 1")
            try host.click("Friend")
            try host.click("Friend")
            _ = Chronicle.read()
            try host.click("To root")
            XCTAssertEqual(host.texts, ["Ada", "Bo", "Add", "0 saves"])
            host.endAnimations()
            XCTAssertEqual(
                Chronicle.read(),
                ["people appears", "Friend of Bo disappears", "Friend of Friend of Bo disappears"])
        }
    }

    func testALinkFromOutsideSetsThePath() throws {
        try onMainRunLoop {
            let host = Host { PeopleView() }
            host.run(.event, .post(.openLink, 2), .idle)
            XCTAssertEqual(host.texts.first, "Bo 0")
            host.run(.event, .post(.openLink, 1), .idle)
            XCTAssertEqual(host.texts.first, "Ada 0")
            try host.back()
            XCTAssertEqual(host.texts.first, "Ada")
        }
    }

    func testThePageOfALinkWritesThroughTheBindingOfItsRow() throws {
        try onMainRunLoop {
            let host = Host { EditedPeopleView() }
            XCTAssertEqual(host.texts, ["Ada", "Bo", "Clear"])
            try host.click("Bo")
            XCTAssertEqual(host.texts.first, "page of Bo")
            try host.click("Rename")
            XCTAssertEqual(host.texts.first, "page of Bo!")
            XCTAssertThrowsError(try host.back()) { error in
                XCTAssertEqual("\(error)", "the page has navigationBarBackButtonHidden")
            }
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testThePageOfARemovedLinkGoesAndItsBindingIsStaleUntilItsAnimationEnds() throws {
        try onMainRunLoop {
            let host = Host { EditedPeopleView() }
            try host.click("Bo")
            try host.click("Delete")
            XCTAssertEqual(host.texts, ["Ada", "Clear"])
            let before = host.issues.count
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(
                host.issues.dropFirst(before).map(\.kind),
                [.staleDereference(.outOfRange(index: 1, count: 1), id: AnyHashableID(2))])
            host.endAnimations()
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(host.issues.count, before + 1)
        }
    }

    func testThePageOfARemovedLinkStaysWhereTheHostSaysSo() throws {
        try onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.removedLink = .keepsPage }) { EditedPeopleView() }
            try host.click("Bo")
            try host.click("Delete")
            XCTAssertEqual(host.texts.first, "page of Bo")
            try host.back()
            XCTAssertEqual(host.texts, ["Ada", "Clear"])
        }
    }

    func testTheRowsBehindARemovedOneLeadToTheirOwnElements() throws {
        try onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.pageRemoval = .atOnce }) { EditedPeopleView() }
            try host.click("Ada")
            host.run(.event, .post(.openLink), .idle)
            XCTAssertEqual(host.texts, ["Bo", "Clear"])
            try host.click("Bo")
            try host.click("Rename")
            XCTAssertEqual(host.texts.first, "page of Bo!")
        }
    }
}
