import HeadlessUI
import TestSupport
import XCTest

final class ControlTests: XCTestCase {
    func testControlsAreFoundByLabelAndWriteThroughTheirBindings() throws {
        try onMain {
            let host = Host { FormView() }
            try host.click("Sound")
            try host.choose("lemon", in: "Flavour")
            try host.type("Ada", into: "Name")
            XCTAssertEqual(host.texts.suffix(2), ["true lemon Ada", "tint lemon true"])
            XCTAssertEqual(host.issues.map(\.kind), [])
            host.close()
        }
    }

    func testADisabledControlCannotBeOperated() throws {
        try onMain {
            let host = Host { FormView() }
            try host.click("Lock")
            host.run(.event, .action { XCTAssertTrue(try host.choose("lemon", in: "Flavour")) }, .idle)
            XCTAssertEqual(host.texts.suffix(2), ["false vanilla ", "tint vanilla false"])
            XCTAssertFalse(try host.click("No such control"))
            host.close()
        }
    }

    func testAnObservableObjectUpdatesOnlyWhereTheChangedPropertyWasRead() {
        onMain {
            let settings = Settings()
            let host = Host { FormView(settings: settings) }
            FormView.evaluationCount = 0
            host.run(.event, .action { settings.ignored += 1 }, .idle)
            XCTAssertEqual(FormView.evaluationCount, 0)
            host.run(.event, .action { settings.isOn = true }, .idle)
            XCTAssertEqual(FormView.evaluationCount, 1)
            host.close()
        }
    }

    func testAModifierHasStateOfItsOwn() throws {
        try onMain {
            let host = Host { EmphasisedView() }
            try host.click("Emphasise")
            try host.click("Emphasise")
            XCTAssertEqual(host.texts, ["text", "Emphasise", "!!"])
            host.close()
        }
    }

    func testAFieldThatIsRemovedWhileItIsEditedWritesThroughAStaleBinding() throws {
        try onMain {
            let host = Host { EditorView() }
            try host.type("changed", into: "Name of 1")
            XCTAssertEqual(host.issues.map(\.kind), [])
            try host.click("Clear")
            XCTAssertEqual(
                host.issues.first?.kind, .staleDereference(.outOfRange(index: 0, count: 0), id: AnyHashableID(1)))
            host.close()
        }
    }
}
