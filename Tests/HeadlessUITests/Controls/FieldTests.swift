import HeadlessUI
import XCTest

final class FieldTests: XCTestCase {
    func testSubmittingMovesTheFocusToTheNextFieldAndThenTakesItAway() throws {
        try onMainRunLoop {
            let host = Host { RegistrationView() }
            try host.type("Ada", into: "Name")
            XCTAssertEqual(host.texts, ["Ada", "Name", "", "Mail", "Jump", "Done", "focus name", ""])
            try host.submit("Name")
            XCTAssertEqual(host.focusedLabel, "Mail")
            XCTAssertEqual(host.texts.suffix(2), ["focus mail", "name form"])
            try host.type("abc", into: "Mail")
            try host.submit("Mail")
            XCTAssertEqual(host.focusedLabel, nil)
            XCTAssertEqual(
                host.texts,
                [
                    "Ada", "Name", "•••", "Mail", "Jump", "Done", "focus none", "name form mail form",
                ])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAFieldForNumbersOffersThoseAtTheBounds() throws {
        try onMainRunLoop {
            let host = Host {
                AmountView()
                TextField("Name", text: .constant(""))
                TextField("Count", text: .constant("")).keyboardType(.numberPad)
            }
            let typed = host.offeredActions.filter { $0.verb == .type }
            for label in ["Amount", "Count", "Width"] {
                let texts = typed.filter { $0.label == label && $0.ordinal == 1 }.map(\.text)
                XCTAssertEqual(texts, [nil, "0", "1", "-1"], label)
            }
            XCTAssertEqual(typed.filter { $0.label == "Name" }.map(\.text), [nil])
            XCTAssertEqual(typed.filter { $0.label == "Count" && $0.ordinal == 2 }.map(\.text), [nil, "0", "1", "-1"])
        }
    }

    func testAWriteToAFocusStateMovesTheFocusInTheNextUpdate() throws {
        try onMainRunLoop {
            let host = Host { RegistrationView() }
            try host.focus("Name")
            try host.click("Jump")
            XCTAssertEqual(host.focusedLabel, "Mail")
            try host.click("Done")
            XCTAssertEqual(host.focusedLabel, nil)
            XCTAssertEqual(host.texts[6], "focus none")
        }
    }

    func testAFieldGetsTheFocusOnAppearAndLosesItWhenItIsRemoved() throws {
        try onMainRunLoop {
            let host = Host { FocusOnAppearView() }
            XCTAssertEqual(host.focusedLabel, "Note")
            XCTAssertEqual(host.texts.last, "focused")
            try host.click("Remove")
            XCTAssertEqual(host.focusedLabel, nil)
            XCTAssertEqual(host.texts.last, "not focused")
            try host.click("Ask")
            XCTAssertEqual(host.texts.last, "not focused")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAFormattedValueIsWrittenWhileItIsTypedAndShownInItsFormatAfterwards() throws {
        try onMainRunLoop {
            let host = Host { AmountView() }
            try host.type("2500", into: "Amount")
            XCTAssertEqual(host.texts[0], "2500")
            XCTAssertEqual(host.texts[8], "2500.000000 3 10")
            try host.type("x", into: "Count")
            XCTAssertEqual(host.texts[0], "2,500")
            XCTAssertEqual(host.texts[8], "2500.000000 nil 10")
            try host.type("12", into: "Width")
            XCTAssertEqual(host.texts[8], "2500.000000 nil 10")
            try host.submit("Width")
            XCTAssertEqual(host.texts[8], "2500.000000 nil 12")
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAFormattedValueIsWrittenWhenTheEditEndsWhereThatIsAsked() throws {
        try onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.formattedField = .whenEditEnds }) { AmountView() }
            try host.type("2", into: "Amount")
            XCTAssertEqual(host.texts[8], "1.500000 3 10")
            try host.endEditing("Amount")
            XCTAssertEqual(host.texts[8], "2.000000 3 10")
        }
    }

    func testAnOldFieldSaysWhenAnEditBeginsAndEnds() throws {
        try onMainRunLoop {
            let host = Host { AmountView() }
            try host.focus("Old")
            try host.submit("Old")
            XCTAssertEqual(host.texts.last, "true commit false")
        }
    }
}
