import HeadlessUI
import TestSupport
import XCTest

final class RuntimeIssueTests: XCTestCase {
    func testStateThatIsModifiedDuringAnUpdateStaysWhatItWas() throws {
        try onMainRunLoop {
            let host = Host { ModifyingView() }
            XCTAssertEqual(host.texts, ["count 0"])
            XCTAssertEqual(host.issues.map(\.kind), [.stateModifiedDuringUpdate])
            XCTAssertEqual(
                host.issues.first?.message,
                "Modifying state during view update, this will cause undefined behavior.")
        }
    }

    func testAnObjectThatPublishesDuringAnUpdateIsReported() throws {
        try onMainRunLoop {
            let host = Host { PublishingView(model: Observed()) }
            XCTAssertEqual(host.issues.map(\.kind), [.publishedDuringUpdate])
        }
    }

    func testAnObjectThatPublishesOnAnotherThreadIsReported() throws {
        try onMainRunLoop {
            let model = Observed()
            let host = Host { PublishingView(model: model) }
            nonisolated(unsafe) let publisher = model.objectWillChange
            host.run(.background { publisher.send() }, .idle)
            XCTAssertEqual(host.issues.last?.kind, .publishedOffMain("Observed"))
            XCTAssertEqual(host.issues.last?.isOnMainThread, false)
            XCTAssertEqual(host.issues.last?.place, .wait)
        }
    }

    func testTwoElementsWithOneIDAreReported() throws {
        try onMainRunLoop {
            let host = Host { DuplicateView() }
            XCTAssertEqual(host.texts, ["1", "2"])
            XCTAssertEqual(host.issues.map(\.kind), [.duplicateID("1")])
            XCTAssertEqual(host.issues.first?.action?.description, "ForEach of DuplicateView")
        }
    }

    func testARangeThatChangedIsReportedAndTheFirstOneIsKept() throws {
        try onMainRunLoop {
            let host = Host { RangeView() }
            try host.click("Less")
            XCTAssertEqual(host.texts, ["Less", "row 0", "row 1"])
            XCTAssertEqual(host.issues.map(\.kind), [.constantRangeChanged(count: 1, initialCount: 2)])
        }
    }

    func testAnUpdateThatNeverSettlesIsEndedAndReported() throws {
        try onMainRunLoop {
            let host = Host { RestlessView() }
            XCTAssertEqual(host.issues.map(\.kind), [.neverSettles])
        }
    }

    func testABindingToTheContentOfAnOptionalIsStaleOnceThatIsNil() throws {
        try onMainRunLoop {
            let host = Host { OptionalView() }
            try host.click("Drop")
            XCTAssertEqual(OptionalView.binding?.wrappedValue, 1)
            XCTAssertEqual(host.issues.map(\.kind), [.staleDereference(.foundNil, id: nil)])
        }
    }

    func testABindingWhoseIndexNamesAnotherElementGoesOnWithThatAsOnADevice() throws {
        try onMainRunLoop {
            let host = Host { ShiftingView() }
            let first = ShiftingView.bindings[1]
            try host.click("Drop first")
            XCTAssertEqual(first?.wrappedValue.name, "second")
            host.run(.event, .action { first?.wrappedValue.name = "changed" }, .idle)
            XCTAssertEqual(host.texts, ["Drop first", "changed"])
            let found = RuntimeIssue.Staleness.wrongElement(index: 0, found: AnyHashableID(2))
            XCTAssertEqual(host.issues.first?.kind, .staleDereference(found, id: AnyHashableID(1)))
        }
    }

    func testAWriteOfAPartIsOneIssue() throws {
        try onMainRunLoop {
            let host = Host { ShiftingView() }
            let second = ShiftingView.bindings[2]
            try host.click("Drop first")
            second?.wrappedValue.name = "changed"
            XCTAssertEqual(host.issues.map(\.access), [.write])
            XCTAssertEqual(host.texts, ["Drop first", "second"])
            _ = second?.wrappedValue
            XCTAssertEqual(host.issues.map(\.access), [.write, .read])
        }
    }

    func testAnIssueSaysWhereItComesFrom() throws {
        try onMainRunLoop {
            let host = Host { PostingView() }
            try host.click("Clear")
            let issue = try XCTUnwrap(host.issues.first)
            XCTAssertEqual(issue.access, .read)
            XCTAssertEqual(issue.action?.name, "onReceive")
            XCTAssertEqual(issue.action?.view, "PostedRow")
            XCTAssertEqual(issue.action?.file, "Tests/HeadlessUITests/RuntimeIssueViews.swift")
            XCTAssertEqual(issue.action?.line, PostedRow.line)
            XCTAssertEqual(
                issue.description,
                "Index out of range: a binding to the element at index 0 was dereferenced, but the collection has 0 elements "
                    + "now. [a read, in onReceive of PostedRow at Tests/HeadlessUITests/RuntimeIssueViews.swift:\(PostedRow.line), "
                    + "in step 2, in the callout of a touch or click]")
        }
    }
}
