import HeadlessUI
import TestSupport
import XCTest

final class ControlTests: XCTestCase {
    func testControlsAreFoundByLabelAndWriteThroughTheirBindings() {
        onMain {
            let host = Host { FormView() }
            host.click("Sound")
            host.run(.event, .action { host.choose("lemon", in: "Flavour") }, .idle)
            host.run(.event, .action { host.type("Ada", into: "Name") }, .idle)
            XCTAssertEqual(host.texts.suffix(2), ["true lemon Ada", "tint lemon true"])
            XCTAssertEqual(host.issues.map(\.kind), [])
            host.close()
        }
    }

    func testADisabledControlCannotBeOperated() {
        onMain {
            let host = Host { FormView() }
            host.click("Lock")
            host.run(.event, .action { XCTAssertTrue(host.choose("lemon", in: "Flavour")) }, .idle)
            XCTAssertEqual(host.texts.suffix(2), ["false vanilla ", "tint vanilla false"])
            XCTAssertFalse(host.press("No such control"))
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

    func testAModifierHasStateOfItsOwn() {
        onMain {
            let host = Host { EmphasisedView() }
            host.click("Emphasise")
            host.click("Emphasise")
            XCTAssertEqual(host.texts, ["text", "Emphasise", "!!"])
            host.close()
        }
    }

    func testAFieldThatIsRemovedWhileItIsEditedWritesThroughAStaleBinding() {
        onMain {
            let host = Host { EditorView() }
            host.run(.event, .action { host.type("changed", into: "Name of 1") }, .idle)
            XCTAssertEqual(host.issues.map(\.kind), [])
            host.click("Clear")
            XCTAssertEqual(
                host.issues.first?.kind, .staleDereference(.outOfRange(index: 0, count: 0), id: AnyHashableID(1)))
            host.close()
        }
    }
}
