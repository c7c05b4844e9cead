import SwiftUI
import Testing
import UIKit

/// The controls of UIKit and AppKit that representables wrap: people operate them, and so do verbs and a fuzzer.
@Suite struct `A wrapped control` {
    private struct FormView: View {
        @State private var name = ""
        @State private var isOn = false
        @State private var notes = ""
        var body: some View {
            NameField(name: $name)
            SwitchView(isOn: $isOn)
            NotesView(text: $notes)
            TextField("Plain", text: .constant(""))
            Text("\(name)|\(isOn)|\(notes)")
        }
    }

    @Test func `of UIKit is typed into, submitted, flipped and left`() async throws {
        try await onMainRunLoop {
            let host = Host { FormView() }
            try host.type("Ada", into: "Name")
            #expect(host.texts.last == "Ada|false|")
            #expect(host.focusedLabel == "Name")
            try host.type("Ada!", into: "Name")
            #expect(host.texts.last == "Ada|false|")
            try host.submit("Name")
            #expect(host.texts.last == "Ada.|false|")
            #expect(host.focusedLabel == nil)
            try host.click("Alarm")
            #expect(host.texts.last == "Ada.|true|")
            try host.type("milk", into: "notes")
            try host.submit("notes")
            try host.focus("Plain")
            #expect(host.texts.last == "Ada.|true|milk\n (done)")
            #expect(host.issues.map(\.kind) == [])
            try host.close()
        }
    }

    @Test func `is offered to a fuzzer`() async throws {
        try await onMainRunLoop {
            let host = Host { FormView() }
            let offers = host.offeredActions
            #expect(offers.contains(UserAction(.type, "Name")))
            #expect(offers.contains(UserAction(.press, "Alarm")))
            #expect(offers.filter { $0.verb == .type }.count == 3)
            try host.perform(UserAction(.type, "Name", text: "b"))
            try host.perform(UserAction(.press, "Alarm"))
            #expect(host.texts.last == "b|true|")
            #expect(host.offeredActions.contains(UserAction(.submit, "Name")))
            try host.perform(UserAction(.leave, "Name"))
            #expect(host.texts.last == "b.|true|")
            try host.close()
        }
    }

    @Test func `is disabled by its environment or by itself`() async throws {
        struct Disabled: View {
            @State private var name = ""
            var body: some View { NameField(name: $name).disabled(true) }
        }
        try await onMainRunLoop {
            let host = Host { Disabled() }
            #expect(host.offeredActions.filter { $0.verb == .type } == [])
            try host.type("a", into: "Name")
            #expect(host.texts == [""])
            try host.close()
        }
    }

    /// The delegate of a row writes through a binding that captured an index.
    @Test func `that goes during an edit ends the edit, through a stale binding`() async throws {
        struct Rows: View {
            @State private var items = [Item(id: 1), Item(id: 2)]
            var body: some View {
                Button("Delete") { items.removeLast() }
                ForEach($items) { NameField(name: $0.name, label: "Name \($0.wrappedValue.id)") }
            }
        }
        try await onMainRunLoop {
            let host = Host { Rows() }
            try host.type("a", into: "Name 2")
            #expect(host.texts == ["Delete", "", "a"])
            try host.click("Delete")
            #expect(
                host.issues.map(\.kind) == [.staleDereference(.outOfRange(index: 1, count: 1), id: AnyHashableID(2))])
            #expect(host.issues.map(\.action?.view) == ["NameField"])
            try host.close()
        }
    }

    @Test func `with pages is turned`() async throws {
        struct Book: View {
            @State private var dot = 0
            @State private var page = 0
            var body: some View {
                Dots(page: $dot)
                Pages(titles: ["one", "two"], page: $page)
                Text("\(dot) \(page)")
            }
        }
        try await onMainRunLoop {
            let host = Host { Book() }
            host.run(.idle)
            #expect(host.texts == ["one 10", "0 0"])
            #expect(host.offeredActions.filter { $0.verb == .nextPage }.count == 2)
            #expect(host.offeredActions.filter { $0.verb == .previousPage }.count == 1)
            try host.perform(UserAction(.nextPage))
            #expect(host.texts == ["one 10", "1 0"])
            try host.perform(UserAction(.nextPage, ordinal: 2))
            #expect(host.texts == ["two 10", "1 1"])
            try host.click("two 10")
            #expect(host.texts == ["two 11", "1 1"])
            try host.perform(UserAction(.nextPage, ordinal: 2))
            #expect(host.texts == ["two 11", "1 1"])
            try host.perform(UserAction(.previousPage, ordinal: 2))
            #expect(host.texts.last == "1 0")
            #expect(host.issues.map(\.kind) == [])
            try host.close()
        }
    }

    @Test func `of AppKit is typed into and flipped`() async throws {
        struct MacForm: View {
            let wifi: NSSwitch
            @State private var text = ""
            var body: some View {
                SearchField(text: $text)
                SwitchView(wifi: wifi)
                Text("found \(text)")
            }
        }
        struct SwitchView: NSViewRepresentable {
            let wifi: NSSwitch
            func makeNSView(context: Context) -> NSSwitch {
                wifi.accessibilityLabel = "Wi-Fi"
                return wifi
            }
            func updateNSView(_ nsView: NSSwitch, context: Context) {}
        }
        try await onMainRunLoop {
            let wifi = NSSwitch()
            let host = Host(platform: .macOS) { MacForm(wifi: wifi) }
            try host.type("swift", into: "Search")
            #expect(host.texts == ["swift", "found swift"])
            try host.click("Wi-Fi")
            #expect(wifi.state == .on)
            #expect(host.offeredActions.contains(UserAction(.type, "Search")))
            try host.close()
        }
    }
}
