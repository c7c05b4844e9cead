import HeadlessUI
import XCTest

/// What a test asks for that cannot be had.
final class MisuseTests: XCTestCase {
    func testAStepThatRunsAScriptSaysThatItCannot() throws {
        try onMainRunLoop {
            let host = Host { OptionsView() }
            host.run(.action { host.settle(limit: 60) }, .action { host.wait(60) })
            XCTAssertEqual(host.issues.map(\.kind), [Self.inScript, Self.inScript])
        }
    }

    func testAHostThatIsClosedSaysThatItCannotRun() throws {
        try onMainRunLoop {
            let closed = Host { OptionsView() }
            let open = Host { OptionsView() }
            closed.wait(1)
            XCTAssertEqual(closed.issues.count, 1)
            XCTAssertThrowsError(try closed.click("Next"))
            XCTAssertEqual(open.issues.count, 0)
        }
    }

    func testAnOptionThatIsNotThereFailsWithThoseThatAre() throws {
        try onMainRunLoop {
            let host = Host { OptionsView() }
            try host.choose(2, in: "Sort")
            XCTAssertEqual(host.texts.last, "sort 2, key one")
            XCTAssertThrowsError(try host.choose("Size", in: "Sort")) { error in
                XCTAssertEqual("\(error)", "the picker \"Sort\" has no option Size: there are \"Name\", \"Date\"")
            }
        }
    }

    func testAStoredValueIsThatOfItsKey() throws {
        try onMainRunLoop {
            let host = Host { OptionsView() }
            try host.click("Next")
            XCTAssertEqual(host.texts.last, "sort 1, key two")
        }
    }

    func testPositionsAreThoseThatThereAre() throws {
        try onMainRunLoop {
            let host = Host(containers: .init(visibleRows: -1)) { List(0..<100) { Text("\($0)") } }
            XCTAssertEqual(host.texts, ["0"])
            host.scroll(to: .min)
            host.run(.idle)
            XCTAssertEqual(host.texts, ["0"])
            host.scroll(to: .max)
            host.run(.idle)
            XCTAssertEqual(host.texts, ["99"])
        }
    }

    func testNumbersAreShownAsInATextThatIsTranslated() throws {
        try onMainRunLoop {
            let host = Host { Text("\(1_234_567) \(-1000) \(999) \(1.5) \("\(2024)")") }
            XCTAssertEqual(host.texts, ["1,234,567 -1,000 999 1.500000 2024"])
        }
    }

    private static var inScript: RuntimeIssue.Kind {
        .cannotRunScript("a step of a script runs this code, and the loop runs that script")
    }
}

private struct OptionsView: View {
    @State private var sort = 1
    @State private var key = "one"

    var body: some View {
        Picker("Sort", selection: $sort) {
            Text("Name").tag(1)
            Text("Date").tag(2)
        }
        Button("Next") { key = "two" }
        KeyedText(key: key, sort: sort)
    }
}

private struct KeyedText: View {
    let sort: Int
    @AppStorage private var shown: String

    init(key: String, sort: Int) {
        self.sort = sort
        _shown = AppStorage(wrappedValue: key, "MisuseTests \(key)")
    }

    var body: some View { Text("sort \(sort), key \(shown)") }
}
