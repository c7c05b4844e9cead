import HeadlessUI
import Testing

/// Controls of every kind, each in a line of its own.
private struct PlacedControls: View {
    static let firstLine = #line + 17
    let note: @MainActor () -> Void

    private func noting<Value: Sendable>(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in note() })
    }

    var body: some View {
        ScrollView { controls }
            .environment(
                \.openURL,
                OpenURLAction { _ in
                    note()
                    return .handled
                })
    }
    @ViewBuilder private var controls: some View {
        Toggle("Toggle", isOn: noting(false))
        TextField("TextField", text: noting(""))
        SecureField("SecureField", text: noting(""))
        TextEditor(text: noting("")).accessibilityLabel("TextEditor")
        Slider(value: noting(0)).accessibilityLabel("Slider")
        HeadlessUI.Stepper("Stepper", value: noting(0))
        DatePicker("DatePicker", selection: noting(.distantPast))
        ColorPicker("ColorPicker", selection: noting(.red))
        Picker("Picker", selection: noting(1)) { ForEach(1..<3, id: \.self) { Text("\($0)") } }
        DisclosureGroup("DisclosureGroup", isExpanded: noting(false)) { Text("content") }
        TabView(selection: noting(1)) { ForEach(1..<3, id: \.self) { Text("\($0)").tabItem { Text("tab") }.tag($0) } }
        Button("Button") { note() }
        Link("Link", destination: URL(fileURLWithPath: "/"))
        Toggle("styled", isOn: noting(false)).toggleStyle(.button)
    }
}

@Suite struct `Places of controls` {
    @Test func `what a control runs is told apart by the line where the control is`() async throws {
        try await onMainRunLoop {
            var places: [String] = []
            let host = Host {
                PlacedControls {
                    // A field writes again when its edit ends.
                    let place = ViewAction.running?.description ?? "nowhere"
                    if places.last != place { places.append(place) }
                }
            }
            try host.click("Toggle")
            try host.type("a", into: "TextField")
            try host.type("a", into: "SecureField")
            try host.type("a", into: "TextEditor")
            try host.set("Slider", to: 1)
            try host.increment("Stepper")
            try host.pick(.distantFuture, in: "DatePicker")
            try host.pick(.blue, in: "ColorPicker")
            try host.choose(2, in: "Picker")
            try host.click("DisclosureGroup")
            try host.select(tab: 2)
            try host.click("Button")
            try host.click("Link")
            try host.click("styled")
            let names = [
                "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "DatePicker", "ColorPicker",
                "Picker", "DisclosureGroup", "TabView", "Button", "Link", "Toggle",
            ]
            let file = "Tests/HeadlessUITests/Controls/ControlPlaceTests.swift"
            let expected = names.enumerated().map { index, name in
                "\(name) of PlacedControls at \(file):\(PlacedControls.firstLine + index)"
            }
            #expect(places == expected)
        }
    }
}
