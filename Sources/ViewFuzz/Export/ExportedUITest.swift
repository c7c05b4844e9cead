import FuzzEngine
import HeadlessUI

/// A case as a test for XCUITest, which performs the steps of the user in a simulator.
struct ExportedUITest<App: FuzzedApp> {
    let testCase: ViewCase<App>
    let outcome: ViewOutcome

    private var view: String { testCase.view.isEmpty ? App.allViews.first?.name ?? "" : testCase.view }

    private var name: String {
        let words = view.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return outcome.verdict.rawValue.capitalizedFirst + "In" + (words.isEmpty ? "View" : words.joined())
    }

    var text: String {
        let steps = testCase.steps.enumerated().flatMap { number, step in
            ["// \(number + 1). \("\(step)".visible)"] + step.uiTestLines
        }
        let byHand = testCase.steps.filter { $0.uiTestLines.allSatisfy { $0.hasPrefix("//") } && $0.isFromOutside }
        let remark =
            byHand.isEmpty
            ? []
            : [
                "// A UI test runs in a process of its own and cannot do what comes from outside: let the app do it at these steps,",
                "// for example from a button that only this test shows.",
            ]
        return """
            import XCTest

            // \(outcome.mechanism == nil ? "Nothing fails." : outcome.detail.visible)
            final class \(name): XCTestCase {
                @MainActor func testSteps() {
                    let app = XCUIApplication()
                    app.launch()
            \((["// Go to \(JSONStringLiteral.of(view)) here."] + remark + steps).map { "        \($0)" }.joined(separator: "\n"))
                    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5), "the app has ended")
            \(unchecked.map { "        \($0)" }.joined(separator: "\n"))\(unchecked.isEmpty ? "" : "\n")    }
            \(helpers)
            }

            """
    }

    /// The lines about what no UI test can see by itself; empty where the failure ends the app.
    private var unchecked: [String] {
        switch outcome.verdict {
        case .clean, .crash, .trap, .exit, .hang, .unsettled: []
        case .corrupt, .issue, .silent, .broken:
            [
                "// The failure does not end the app: assert here what the screen has to show, in place of the next line.",
                "XCTFail(\(JSONStringLiteral.of(outcome.detail.visible)))",
            ]
        }
    }

    /// The functions that find elements, as far as the steps use them.
    private var helpers: String {
        let lines = testCase.steps.flatMap(\.uiTestLines).joined(separator: "\n")
        let all = [
            (
                "element(",
                """

                    /// Finds an element by its label or its accessibility identifier.
                    @MainActor private func element(_ label: String, _ number: Int = 1, in part: XCUIElement) -> XCUIElement {
                        part.descendants(matching: .any).matching(identifier: label).element(boundBy: number - 1)
                    }
                """
            ),
            (
                "row(",
                """

                    /// Finds a row by a text in it.
                    @MainActor private func row(_ text: String, _ number: Int = 1, in app: XCUIApplication) -> XCUIElement {
                        let shows = NSPredicate(format: "label == %@ OR identifier == %@", text, text)
                        return app.cells.containing(shows).element(boundBy: number - 1)
                    }
                """
            ),
            (
                "swipe(",
                """

                    /// Presses a button behind a row, at whichever edge it is.
                    @MainActor private func swipe(_ row: XCUIElement, to label: String, in app: XCUIApplication) {
                        row.swipeLeft()
                        if !app.buttons[label].waitForExistence(timeout: 1) {
                            // The first swipe closes what the other one has opened.
                            row.swipeRight()
                            if !app.buttons[label].exists { row.swipeRight() }
                        }
                        app.buttons[label].firstMatch.tap()
                    }
                """
            ),
            (
                "replaceText(",
                """

                    /// Types in place of the content of a field.
                    @MainActor private func replaceText(in field: XCUIElement, by text: String) {
                        field.tap()
                        let count = (field.value as? String)?.count ?? 0
                        field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count) + text)
                    }
                """
            ),
        ]
        return all.filter { lines.contains($0.0) }.map(\.1).joined(separator: "\n")
    }
}

extension ViewStep {
    fileprivate var isFromOutside: Bool {
        if case .outside = self { true } else { false }
    }

    /// The lines of a UI test that perform the step; a comment if a UI test cannot.
    fileprivate var uiTestLines: [String] {
        switch self {
        case .user(let action): action.uiTestLines
        case .outside: ["// (by the app)"]
        case .job, .past, .compare: []
        case .loop(.idle): ["_ = app.wait(for: .runningForeground, timeout: 1)"]
        case .loop: ["// (the run loop of the app does this by itself)"]
        case .wait(let seconds): ["Thread.sleep(forTimeInterval: \(seconds.short))"]
        case .endAnimations: ["Thread.sleep(forTimeInterval: 1)"]
        case .stall: ["// (the main thread of the app is busy until the next touch)"]
        case .evictRows: ["// (by a list that scrolls far enough)"]
        }
    }
}

extension UserAction {
    private func literal(_ text: String?) -> String { String(reflecting: text ?? "") }

    /// The row, or the app if the action is in no row.
    private var part: String {
        switch row {
        case .text(let text, 1): "row(\(literal(text)), in: app)"
        case .text(let text, let number): "row(\(literal(text)), \(number), in: app)"
        case .position(let number, 1): "app.cells.element(boundBy: \(number - 1))"
        case .position(let number, let list):
            "app.collectionViews.element(boundBy: \(list - 1)).cells.element(boundBy: \(number - 1))"
        case nil: rows.last.map { "app.cells.element(boundBy: \($0))" } ?? "app"
        }
    }

    private var target: String {
        "element(\(literal(label)), \(ordinal > 1 ? "\(ordinal), " : "")in: \(part))"
    }

    fileprivate var uiTestLines: [String] {
        let amount = (number ?? 0).short
        return switch verb {
        case .press, .open, .tap, .focus: ["\(target).tap()"]
        case .tab: ["app.tabBars.buttons[\(literal(label))].tap()"]
        case .doubleTap: ["\(target).doubleTap()"]
        case .hold: ["\(target).press(forDuration: 1)"]
        case .drag: ["\(target).swipe\((text ?? "").capitalizedFirst)()"]
        case .magnify: ["\(target).pinch(withScale: \(amount), velocity: \((number ?? 1) < 1 ? "-1" : "1"))"]
        case .rotate: ["\(target).rotate(\(amount) * .pi / 180, withVelocity: \((number ?? 0) < 0 ? "-1" : "1"))"]
        case .type: ["replaceText(in: \(target), by: \(literal(text)))"]
        case .submit: ["\(target).typeText(\"\\n\")"]
        case .leave: ["app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()"]
        case .increment: ["\(target).buttons.element(boundBy: 1).tap()"]
        case .decrement: ["\(target).buttons.element(boundBy: 0).tap()"]
        case .set: ["\(target).adjust(toNormalizedSliderPosition: \(amount))"]
        case .choose: ["\(target).tap()", "app.buttons[\(literal(text))].firstMatch.tap()"]
        case .swipe: ["swipe(\(part), to: \(literal(label)), in: app)"]
        case .fullSwipe: ["\(part).swipeLeft(velocity: .fast)"]
        case .fullSwipeLeading: ["\(part).swipeRight(velocity: .fast)"]
        case .delete: ["\(part).swipeLeft()", "app.buttons[\"Delete\"].firstMatch.tap()"]
        case .move:
            ["\(part).press(forDuration: 0.5, thenDragTo: app.cells.element(boundBy: \(Int(number ?? 0))))"]
        case .select, .deselect, .activate: ["\(part).tap()"]
        case .contextMenu: ["\(part).press(forDuration: 1)", "app.buttons[\(literal(label))].firstMatch.tap()"]
        case .refresh: ["app.cells.firstMatch.press(forDuration: 0, thenDragTo: app.cells.element(boundBy: 5))"]
        case .search: ["replaceText(in: app.searchFields.firstMatch, by: \(literal(text)))"]
        case .submitSearch: ["app.searchFields.firstMatch.typeText(\"\\n\")"]
        case .deleteToken: ["app.searchFields.firstMatch.typeText(XCUIKeyboardKey.delete.rawValue)"]
        case .cancelSearch: ["app.buttons[\"Cancel\"].firstMatch.tap()"]
        case .scroll: ["app.swipeUp()"]
        case .back: ["app.navigationBars.buttons.element(boundBy: 0).tap()"]
        case .dismiss: ["app.swipeDown(velocity: .fast)"]
        case .nextPage: ["app.swipeLeft()"]
        case .previousPage: ["app.swipeRight()"]
        case .closeWindow: ["app.typeKey(\"w\", modifierFlags: .command)"]
        case .nextWindow: ["app.typeKey(\"`\", modifierFlags: .command)"]
        case .leaveApp: ["XCUIDevice.shared.press(.home)"]
        case .returnToApp: ["app.activate()"]
        case .paste, .pick, .key, .hover, .unhover, .lift, .drop, .newWindow: ["// (by hand: \(words.visible))"]
        }
    }
}
