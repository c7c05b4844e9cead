import HeadlessUI
import TestSupport
import Testing

/// What is assumed of views that an update removes, each value in turn.
@Suite(.serialized) struct `A view that is removed under each assumption` {
    @Test(arguments: SystemAssumptions.RemovedChild.allCases)
    func `a picker on an unwrapped binding is evaluated as it goes, or not`(value: SystemAssumptions.RemovedChild)
        async throws
    {
        try await onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.removedChild = value }) { UnwrappedPickerView() }
            try host.click("Clear")
            let isStale = host.issues.contains { $0.isStaleDereference }
            #expect(isStale == (value == .evaluatedOnceMore))
        }
    }

    @Test(arguments: SystemAssumptions.RemovedChild.allCases)
    func `the content of a ForEach runs for an element that goes, or not`(value: SystemAssumptions.RemovedChild)
        async throws
    {
        try await onMainRunLoop {
            let seen = SeenElements()
            let host = Host(assuming: SystemAssumptions { $0.removedChild = value }) { SeenElementsView(seen: seen) }
            seen.elements = []
            try host.click("Remove last")
            #expect(seen.elements == (value == .evaluatedOnceMore ? [1, 2] : [1]))
        }
    }

    @Test(arguments: SystemAssumptions.Removal.allCases)
    func `a view that an animation removes stays, or goes at once`(value: SystemAssumptions.Removal) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.animatedRemoval = value }) { FadingView(log: log) }
            try host.click("Hide")
            #expect(log.events == (value == .atOnce ? ["gone"] : []))
            host.endAnimations()
            #expect(log.events == ["gone"])
        }
    }

    @Test(arguments: SystemAssumptions.ControlReads.allCases)
    func `controls of a removed row read at the next layout, or not`(value: SystemAssumptions.ControlReads) async throws
    {
        try await onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.controlReads = value }) { ControlRowsView() }
            try host.click("Remove last")
            let names = host.issues.filter { $0.isStaleDereference }.compactMap { $0.action?.name }
            let all = ["Toggle", "Slider", "Stepper", "Picker", "TextField", "DatePicker", "ColorPicker"]
            #expect(names == (value == .atLayout ? all : []))
        }
    }

    @Test func `controls that leave read at the end of the animation, too`() async throws {
        try await onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.controlReads = .atLayout }) { ControlRowsView() }
            try host.click("Fade last")
            let before = host.issues.count
            #expect(before > 0)
            host.endAnimations()
            #expect(host.issues.count == 2 * before)
        }
    }

    @Test(arguments: SystemAssumptions.RemovedField.allCases, HostPlatform.allCases)
    func `a field that is removed during an edit writes once more, or not`(
        value: SystemAssumptions.RemovedField, platform: HostPlatform
    ) async throws {
        for isAnimated in [false, true] {
            try await onMainRunLoop {
                let log = EventLog()
                let host = Host(platform: platform, assuming: SystemAssumptions { $0.removedField = value }) {
                    EditedFieldView(log: log)
                }
                try host.type("a", into: "Name")
                log.events = []
                try host.click(isAnimated ? "Fade" : "Hide")
                host.endAnimations()
                let writes =
                    switch value {
                    case .writes: true
                    case .writesUnlessAnimated: !isAnimated
                    case .writesOnIOS: platform == .iOS
                    case .writesOnMacOS: platform == .macOS
                    case .neverWrites: false
                    }
                #expect(log.events == (writes ? ["wrote a"] : []))
            }
        }
    }
}

@MainActor final class EventLog {
    var events: [String] = []
}

private struct UnwrappedPickerView: View {
    @State private var choice: String? = "a"

    var body: some View {
        Button("Clear") { choice = nil }
        if choice != nil, let binding = Binding($choice) {
            Picker("Choice", selection: binding) { Text("a").tag("a") }
        }
    }
}

@MainActor private final class SeenElements {
    var elements: [Int] = []

    func see(_ element: Int) -> String {
        elements.append(element)
        return "\(element)"
    }
}

private struct SeenElementsView: View {
    let seen: SeenElements
    @State private var elements = [1, 2]

    var body: some View {
        VStack {
            Button("Remove last") { elements.removeLast() }
            ForEach(elements, id: \.self) { Text(seen.see($0)) }
        }
    }
}

private struct FadingView: View {
    let log: EventLog
    @State private var isShown = true

    var body: some View {
        Button("Hide") { withAnimation { isShown = false } }
        if isShown { Text("shown").onDisappear { log.events.append("gone") } }
    }
}

private struct Setting: Identifiable {
    let id: Int
    var isOn = true
    var level = 0.5
    var count = 1
    var name = "a"
    var day = Date.distantPast
    var color = Color.red
}

private struct ControlRowsView: View {
    @State private var settings = [Setting(id: 1), Setting(id: 2)]

    var body: some View {
        VStack {
            Button("Remove last") { settings.removeLast() }
            Button("Fade last") {
                withAnimation { _ = settings.removeLast() }
            }
            ForEach($settings) { $setting in
                HStack {
                    Toggle("On", isOn: $setting.isOn)
                    Slider(value: $setting.level)
                    HeadlessUI.Stepper("Count", value: $setting.count)
                    Picker("Pick", selection: $setting.name) { Text("a").tag("a") }
                    TextField("Name", text: $setting.name)
                    DatePicker("Day", selection: $setting.day)
                    ColorPicker("Color", selection: $setting.color)
                }
            }
        }
    }
}

private struct EditedFieldView: View {
    let log: EventLog
    @State private var isShown = true
    @State private var name = ""

    var body: some View {
        Button("Hide") { isShown = false }
        Button("Fade") { withAnimation { isShown = false } }
        if isShown {
            TextField(
                "Name",
                text: Binding {
                    name
                } set: {
                    name = $0
                    log.events.append("wrote \($0)")
                })
        }
    }
}
