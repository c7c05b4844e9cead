import HeadlessUI
import TestSupport
import XCTest

final class ControlTests: XCTestCase {
    func testControlsAreFoundByLabelAndWriteThroughTheirBindings() throws {
        try onMainRunLoop {
            let host = Host { FormView() }
            try host.click("Sound")
            try host.choose("lemon", in: "Flavour")
            try host.type("Ada", into: "Name")
            XCTAssertEqual(host.texts.suffix(2), ["true lemon Ada", "tint lemon true"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testADisabledControlCannotBeOperated() throws {
        try onMainRunLoop {
            let host = Host { FormView() }
            try host.click("Lock")
            try host.choose("lemon", in: "Flavour")
            XCTAssertEqual(host.texts.suffix(2), ["false vanilla ", "tint vanilla false"])
        }
    }

    func testALabelThatIsNotThereFailsWithThoseThatAre() throws {
        try onMainRunLoop {
            let host = Host { NamedRowsView() }
            XCTAssertThrowsError(try host.click("Claer")) { error in
                XCTAssertEqual(
                    "\(error)",
                    "no control in host has the label \"Claer\": there are \"Clear\", \"Delete\", \"Delete\"")
            }
            XCTAssertThrowsError(try host.click("Delete")) { error in
                XCTAssertEqual(
                    "\(error)",
                    "2 controls in host have the label \"Delete\": name one by its row, as in host.row(0)")
            }
            XCTAssertThrowsError(try host.row(2).click("Delete")) { error in
                XCTAssertEqual("\(error)", "there is no host.row(2)")
            }
            XCTAssertEqual(host.texts, ["Clear", "first", "Delete", "second", "Delete"])
            try host.row(1).click("Delete")
            XCTAssertEqual(host.texts, ["Clear", "first", "Delete"])
            try host.container(0).row(id: 1).click("Delete")
            XCTAssertEqual(host.texts, ["Clear"])
        }
    }

    func testAnObservableObjectUpdatesOnlyWhereTheChangedPropertyWasRead() throws {
        try onMainRunLoop {
            let settings = Settings()
            let host = Host { FormView(settings: settings) }
            FormView.evaluationCount = 0
            host.run(.event, .action { settings.ignored += 1 }, .idle)
            XCTAssertEqual(FormView.evaluationCount, 0)
            host.run(.event, .action { settings.isOn = true }, .idle)
            XCTAssertEqual(FormView.evaluationCount, 1)
        }
    }

    func testAModifierHasStateOfItsOwn() throws {
        try onMainRunLoop {
            let host = Host { EmphasisedView() }
            try host.click("Emphasise")
            try host.click("Emphasise")
            XCTAssertEqual(host.texts, ["text", "Emphasise", "!!"])
        }
    }

    func testAFieldThatIsRemovedWhileItIsEditedWritesThroughAStaleBinding() throws {
        try onMainRunLoop {
            let host = Host { EditorView() }
            try host.type("changed", into: "Name of 1")
            XCTAssertEqual(host.issues.map(\.kind), [])
            try host.click("Clear")
            XCTAssertEqual(
                host.issues.first?.kind, .staleDereference(.outOfRange(index: 0, count: 0), id: AnyHashableID(1)))
        }
    }
}
