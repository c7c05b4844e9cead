import HeadlessUI
import XCTest

final class SheetTests: XCTestCase {
    func testASheetIsThereUntilItsAnimationEnds() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { MemosView() }
            XCTAssertEqual(Chronicle.read(), ["list appears"])
            try host.click("Edit last")
            XCTAssertEqual(host.texts, ["presented", "bread", "Text", "Delete", "Done", "0 saves"])
            XCTAssertEqual(Chronicle.read(), ["editor appears"])
            try host.type("butter", into: "Text")
            try host.endEditing("Text")
            try host.dismiss()
            XCTAssertEqual(host.texts, ["milk", "butter", "Edit last"])
            XCTAssertEqual(Chronicle.read(), [])
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(host.texts, ["milk", "butter!", "Edit last"])
            host.endAnimations()
            XCTAssertEqual(Chronicle.read(), ["editor disappears", "onDismiss"])
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(host.texts, ["milk", "butter!", "Edit last"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAPresentedSheetIsAnotherOneEachTime() throws {
        try onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.presentationRemoval = .atOnce }) { MemosView() }
            _ = Chronicle.read()
            try host.click("Edit last")
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(host.texts.last, "1 saves")
            try host.click("Done")
            XCTAssertEqual(Chronicle.read(), ["editor appears", "editor disappears", "onDismiss"])
            try host.click("Edit last")
            XCTAssertEqual(host.texts.last, "0 saves")
        }
    }

    func testTheSheetOfADeletedElementHasAStaleBindingUntilItsAnimationEnds() throws {
        try onMainRunLoop {
            let host = Host { MemosView() }
            try host.click("Edit last")
            try host.click("Delete")
            XCTAssertEqual(host.texts, ["milk", "Edit last"])
            XCTAssertEqual(host.issues.map(\.kind), [])
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(
                host.issues.map(\.kind), [.staleDereference(.outOfRange(index: 1, count: 1), id: AnyHashableID(2))])
            XCTAssertEqual(host.issues.first?.action?.view, "NoteEditor")
            host.endAnimations()
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(host.issues.count, 1)
        }
    }

    func testAnotherItemIsAnotherSheet() throws {
        try onMainRunLoop {
            let host = Host { ChosenNoteView() }
            try host.click("Milk")
            try host.click("Count")
            _ = Chronicle.read()
            XCTAssertEqual(host.texts.first, "milk 1")
            host.run(.event, .post(.openLink, 7), .idle)
            XCTAssertEqual(host.texts.first, "linked 0")
            XCTAssertEqual(Chronicle.read(), ["linked appears"])
            host.endAnimations()
            XCTAssertEqual(Chronicle.read(), ["milk disappears", "onDismiss"])
        }
    }

    func testAnotherItemIsOtherContentOfTheSameSheetWhereTheHostSaysSo() throws {
        try onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.sheetItem = .replacesContent }) { ChosenNoteView() }
            try host.click("Milk")
            try host.click("Count")
            _ = Chronicle.read()
            host.run(.event, .post(.openLink, 7), .idle)
            XCTAssertEqual(host.texts.first, "linked 0")
            XCTAssertEqual(Chronicle.read(), ["milk disappears", "linked appears"])
        }
    }

    func testAnUnwrappedItemIsStaleOnceTheSheetIsDismissed() throws {
        try onMainRunLoop {
            let host = Host { ChosenNoteView() }
            try host.click("Bread")
            try host.dismiss()
            XCTAssertEqual(host.texts.last, "nothing chosen")
            _ = Chronicle.read()
            host.run(.event, .post(.save), .idle)
            XCTAssertEqual(Chronicle.read(), ["saves bread"])
            XCTAssertTrue(host.issues.contains { $0.kind == .staleDereference(.foundNil, id: nil) })
            XCTAssertEqual(host.issues.last?.action?.name, "onReceive")
        }
    }

    func testASheetIsPresentedOutOfASheet() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { NestedSheetsView() }
            XCTAssertThrowsError(try host.dismiss()) { error in
                XCTAssertEqual("\(error)", "no presentation is there to dismiss")
            }
            try host.click("Outer")
            try host.click("Inner")
            XCTAssertEqual(host.texts, ["inner"])
            try host.dismiss()
            XCTAssertEqual(host.texts.first, "outer")
            try host.click("Inner")
            XCTAssertEqual(Chronicle.read(), ["outer appears", "inner appears", "inner appears"])
            try host.dismiss()
            try host.click("Leave")
            XCTAssertEqual(host.texts, ["Outer", "Cover"])
            host.endAnimations()
            XCTAssertEqual(Chronicle.read(), ["outer disappears", "inner disappears", "inner disappears"])
        }
    }

    func testASheetCanRefuseToBeSwipedAway() throws {
        try onMainRunLoop {
            let host = Host { NestedSheetsView() }
            try host.click("Outer")
            try host.click("Lock")
            XCTAssertThrowsError(try host.dismiss()) { error in
                XCTAssertEqual("\(error)", "the sheet has interactiveDismissDisabled")
            }
            try host.click("Lock")
            try host.dismiss()
            try host.click("Cover")
            XCTAssertThrowsError(try host.dismiss()) { error in
                XCTAssertEqual("\(error)", "a full screen cover is dismissed by the app only")
            }
            try host.click("Close")
            XCTAssertEqual(host.texts, ["Outer", "Cover"])
        }
    }

    func testOneSheetIsPresentedAtATime() throws {
        try onMainRunLoop {
            let host = Host { TwoSheetsView() }
            try host.click("Both")
            let first = host.texts
            try host.dismiss()
            XCTAssertEqual(Set([first, host.texts]), [["first"], ["second"]])
            try host.dismiss()
            XCTAssertEqual(host.texts, ["Both"])

            let patient = Host(assuming: SystemAssumptions { $0.nextPresentation = .whenGone }) { TwoSheetsView() }
            try patient.click("Both")
            XCTAssertEqual(patient.texts, first)
            try patient.dismiss()
            XCTAssertEqual(patient.texts, ["Both"])
            patient.endAnimations()
            XCTAssertNotEqual(patient.texts, ["Both"])
        }
    }

    func testAPresentationGoesWithTheViewThatPresentsIt() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { VStack { PopoverRowsView() } }
            try host.click("Ada")
            XCTAssertEqual(host.texts, ["about Ada", "Remove"])
            try host.click("Remove")
            XCTAssertEqual(host.texts, ["Bo"])
            XCTAssertEqual(Chronicle.read(), ["popover appears"])
            host.endAnimations()
            XCTAssertEqual(Chronicle.read(), ["popover disappears"])
        }
    }

    func testAPresentationGoesWithTheRowOfAListThatPresentsIt() throws {
        try onMainRunLoop {
            _ = Chronicle.read()
            let host = Host { PopoverListView() }
            try host.click("Ada")
            try host.click("Remove")
            XCTAssertEqual(host.texts, ["Bo"])
            host.endAnimations()
            XCTAssertEqual(Chronicle.read(), ["popover appears", "popover disappears"])
            try host.click("Bo")
            XCTAssertEqual(host.texts, ["about Bo", "Remove"])
        }
    }

    func testTheContentOfASheetReadsStateAsItWasForTheBody() throws {
        try onMainRunLoop {
            let host = Host { CapturedStateView() }
            try host.click("Milk")
            XCTAssertEqual(host.texts, ["chosen: none"])
            try host.dismiss()
            try host.click("Bread")
            XCTAssertEqual(host.texts, ["chosen: bread"])
        }
    }
}
