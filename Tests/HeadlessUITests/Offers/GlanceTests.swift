import XCTest

@testable import HeadlessUI

/// What is remembered of a screen.
final class GlanceTests: XCTestCase {
    private struct Controls: View {
        @State private var isOn = false
        @State private var volume = 0.0
        @State private var count = 1
        @State private var color = "red"
        @State private var name = ""
        @State private var other = ""

        var body: some View {
            Toggle("Loud", isOn: $isOn)
            Slider(value: $volume, in: 0...10) { Text("Volume") }
            HeadlessUI.Stepper("Count", value: $count)
            Picker("Color", selection: $color) { ForEach(["red", "blue"], id: \.self) { Text($0) } }
            TextField("Name", text: $name)
            TextField("Other", text: $other)
        }
    }

    private func glance(after actions: [UserAction]) throws -> [String] {
        try onMainRunLoop {
            let host = Host { Controls() }
            for action in actions { try host.perform(action) }
            host.run(.idle)
            return host.glance.words
        }
    }

    func testItIsTheTextsAndTheValuesOfControlsThatNoBodyReads() throws {
        XCTAssertEqual(
            try glance(after: []),
            [
                "off", "Loud", "least", "Volume", "1", "Count", "option 0", "Color", "red", "blue", "empty", "Name",
                "empty", "Other",
            ])
        let changed = try glance(after: [
            UserAction(.press, "Loud"), UserAction(.set, "Volume", number: 0.3), UserAction(.increment, "Count"),
            UserAction(.choose, "Color", text: "blue"), UserAction(.type, "Name", text: "a"),
        ])
        XCTAssertEqual(
            changed,
            [
                "on", "Loud", "lower half", "Volume", "2", "Count", "option 1", "Color", "red", "blue", "filled",
                "Name",
                "empty", "Other",
            ])
    }

    func testOfFieldsItIsOnlyWhetherTheyAreFilledAndWhichHaveTheSame() throws {
        func fields(_ name: String, _ other: String) throws -> [String] {
            try glance(after: [
                UserAction(.type, "Name", text: name), UserAction(.type, "Other", text: other),
            ]).suffix(4).filter { $0 != "Name" && $0 != "Other" }
        }
        XCTAssertEqual(try fields("a", "b"), try fields("one", "two"))
        XCTAssertEqual(try fields("a", "a"), ["filled", "as 0"])
        XCTAssertEqual(try fields("a", ""), ["filled", "empty"])
        XCTAssertNotEqual(try fields("a", "b"), try fields("a", "a"))
    }

    func testOfASliderItIsTheEndOrTheHalf() throws {
        let halves = try [0, 0.2, 0.4, 0.6, 1].map { part in
            try glance(after: [UserAction(.set, "Volume", number: part)])[2]
        }
        XCTAssertEqual(halves, ["least", "lower half", "lower half", "upper half", "greatest"])
    }
}
