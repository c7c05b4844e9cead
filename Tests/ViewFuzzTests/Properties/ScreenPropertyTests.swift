import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// What a property sees of the screen.
@Suite struct `A property of the screen` {
    private func outcome(_ steps: String) async throws -> ViewOutcome {
        let testCase = try read(steps, of: "rows", in: PropertyApp.self)
        let chosen = try #require(configuration("ios/written/index", of: PropertyApp.self))
        return try await onMainRunLoop { ViewRunner<PropertyApp>(under: []).run(testCase, under: chosen) }
    }

    @Test func `sees rows and their controls`() async throws {
        #expect(try await outcome(#"press "More";press "Delete" in row 0"#).mechanism == nil)
        let locked = try await outcome(#"press "Locked""#)
        #expect(locked.mechanism == TextMechanism(.broken, "each row can be deleted"))
        #expect(locked.violation?.hasValues == false)
        #expect(try await outcome(#"press "Delete" in row 1;press "Locked""#).mechanism == nil)
    }

    @Test func `says what is wrong with the values of the screen`() async throws {
        let long = try await outcome(#"press "More";press "More";idle"#)
        #expect(long.mechanism == TextMechanism(.broken, "a row has few lines the row has lines"))
        #expect(long.detail == "The property 'a row has few lines' does not hold: the row has 4 lines")
    }

    @Test func `sees each control with its value`() async throws {
        try await onMainRunLoop {
            let host = Host { ControlsView() }
            let screen = host.reading
            #expect(screen.labels == ["Save", "Loud", "Name", "Sound", "Volume", "Copies"])
            #expect(screen.controls.map(\.kind) == [.button, .toggle, .field, .picker, .slider, .stepper])
            #expect(screen.controls.map(\.value) == ["", "off", "Ann", "Horn", "0.5", "2"])
            #expect(screen.control("the name")?.label == "Name")
            #expect(screen.control("Save")?.isEnabled == false)
            #expect(screen.control("Other") == nil)
            try host.click("Loud")
            try host.type("Bob", into: "Name")
            #expect(screen.control("Loud")?.value == "on")
            #expect(screen.control("Name")?.value == "Bob")
            #expect(screen.controls.filter(\.isFocused).map(\.label) == ["Name"])
            #expect(screen.control("Save")?.isEnabled == true)
        }
    }

    @Test func `sees rows by position, id and text, and containers`() async throws {
        try await onMainRunLoop {
            let screen = Host { ListsView() }.reading
            #expect(screen.rows.map(\.texts) == [["a"], ["b"], ["c"]])
            #expect(screen.row(1).texts == ["b"] && screen.row(1).exists && !screen.row(3).exists)
            #expect(screen.row(id: "c").texts == ["c"])
            #expect(screen.row(showing: "b").exists && !screen.row(showing: "d").exists)
            #expect(screen.container(1).rows.map(\.texts) == [["c"]])
            #expect(screen.shows("a") && !screen.shows("A"))
        }
    }

    @Test func `sees what is presented, and the window behind`() async throws {
        try await onMainRunLoop {
            let host = Host { CoveredView() }
            let screen = host.reading
            #expect(screen.presentations.isEmpty)
            try host.click("Open")
            try host.click("Delete")
            #expect(screen.presentations.map(\.kind) == [.sheet, .alert])
            #expect(screen.presentations.map(\.title) == ["details", "Delete all?"])
            #expect(screen.presentations.last?.content.labels == ["OK"])
            #expect(screen.shows("Delete all?") && !screen.shows("behind"))
            #expect(screen.window.shows("behind") && !screen.window.shows("details"))
        }
    }

    @Test func `changes nothing and reports no issue as it reads`() async throws {
        try await onMainRunLoop {
            let host = Host { ListsView() }
            _ = (host.reading.texts, host.reading.controls, host.reading.rows, host.reading.presentations)
            #expect(host.issues.isEmpty)
        }
    }
}

private struct ControlsView: View {
    @State private var isLoud = false
    @State private var name = "Ann"
    @State private var sound = "Horn"
    @State private var volume = 0.5
    @State private var copies = 2

    var body: some View {
        Button("Save") {}.disabled(!isLoud)
        Toggle("Loud", isOn: $isLoud)
        TextField("Name", text: $name).accessibilityIdentifier("the name")
        Picker("Sound", selection: $sound) {
            Text("Bell").tag("Bell")
            Text("Horn").tag("Horn")
        }
        Slider(value: $volume) { Text("Volume") }
        Stepper("Copies", value: $copies)
    }
}

private struct ListsView: View {
    var body: some View {
        List(["a", "b"], id: \.self) { Text($0) }
        List(["c"], id: \.self) { Text($0) }
    }
}

private struct CoveredView: View {
    @State private var isOpen = false
    @State private var asks = false

    var body: some View {
        Text("behind")
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                Text("details")
                Button("Delete") { asks = true }
                    .alert("Delete all?", isPresented: $asks) {}
            }
    }
}
