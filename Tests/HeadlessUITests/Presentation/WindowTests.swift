import HeadlessUI
import TestSupport
import Testing

/// Windows that an app opens for values, with ids, and without either.
@Suite(.serialized) struct `The windows of an app` {
    @Test func `one window for each value, which comes to the front if it is open`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MailApp())
            #expect(host.windowCount == 1)
            try host.click("Open 1")
            #expect(host.windowCount == 2)
            #expect(host.texts.first == "Message 1")
            try host.click("Count")
            #expect(host.texts[1] == "counted 1")
            try host.click("Open 2")
            #expect(host.windowCount == 3)
            #expect(host.texts[1] == "counted 0")
            try host.click("Open 1 here")
            #expect(host.windowCount == 3)
            // It is the same window, with its state.
            #expect(host.texts.prefix(2) == ["Message 1", "counted 1"])
        }
    }

    @Test func `settings and the menu bar, which a person opens at any time`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MenuBarApp())
            #expect(host.texts == ["Hot"])
            try host.openWindow("Settings")
            try host.click("presets 0")
            try host.openWindow("MenuBarExtra")
            try host.openWindow("Settings")
            #expect(host.windowCount == 2 && host.texts == ["presets 1"])
        }
    }

    @Test func `settings that a link opens`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MenuBarApp(hasWindow: true))
            #expect(host.windowCount == 1)
            try host.click("Settings…")
            #expect(host.texts == ["presets 0"])
        }
    }

    @Test func `a window for nil, of which there may be several`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MailApp())
            try host.openWindow("Int")
            #expect(host.texts.first == "No message")
            try host.openWindow("Int")
            #expect(host.windowCount == 3)
        }
    }

    @Test func `the content changes the value of its window`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MailApp())
            try host.openWindow("Int")
            try host.click("Show 2")
            #expect(host.texts.first == "Message 2")
            try host.bringNextWindow()
            try host.click("Open 2")
            #expect(host.windowCount == 2)
            #expect(host.texts.first == "Message 2")
        }
    }

    @Test func `the group with an id, and its default value`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MailApp())
            try host.click("Open draft")
            #expect(host.texts.first == "Draft a")
            try host.bringNextWindow()
            try host.click("Open drafts")
            #expect(host.texts.first == "Draft new")
            try host.bringNextWindow()
            try host.bringNextWindow()
            try host.click("Open drafts")
            #expect(host.windowCount == 3)
            #expect(host.texts.first == "Draft new")
        }
    }

    @Test func `a Window opens once`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MailApp())
            try host.click("Open activity")
            #expect(host.texts == ["Activity"])
            try host.bringNextWindow()
            try host.click("Open activity")
            #expect(host.windowCount == 2)
        }
    }

    @Test func `a person, the app and the window itself close windows, but not the last one`() async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(app: MailApp(log: log))
            try host.click("Open 1")
            #expect(log.events == ["appeared 1"])
            try host.closeWindow()
            #expect(log.events == ["appeared 1", "disappeared 1"])
            #expect(throws: ControlError.self) { try host.closeWindow() }
            #expect(throws: ControlError.self) { try host.bringNextWindow() }

            try host.click("Open 1")
            try host.click("Done")
            #expect(host.windowCount == 1)
            try host.click("Open 1")
            try host.click("Count")
            try host.bringNextWindow()
            try host.click("Close 1")
            #expect(host.windowCount == 1)
            // Another window for the value has a new state.
            try host.click("Open 1")
            #expect(host.texts[1] == "counted 0")
            try host.click("Close")
            #expect(host.texts.first == "Inbox")
            try host.click("Close this")
            #expect(host.windowCount == 1)
        }
    }

    @Test func `each window has its own presentations`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MailApp())
            try host.click("Open 1")
            try host.click("Reply")
            #expect(host.texts == ["Your reply"])
            #expect(throws: ControlError.self) { try host.closeWindow() }
            try host.bringNextWindow()
            #expect(host.texts.first == "Inbox")
            try host.bringNextWindow()
            #expect(host.texts == ["Your reply"])
        }
    }

    @Test func `all windows show the state of the app, and follow it`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MailApp())
            try host.click("Open 1")
            try host.click("Add")
            #expect(host.texts.contains("2 messages"))
            try host.bringNextWindow()
            #expect(host.texts.contains("2 messages"))
        }
    }

    @Test func `an action of a scene runs once, however many windows are open`() async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(app: MailApp(log: log))
            try host.click("Open 1")
            try host.click("Open 2")
            log.events = []
            try host.click("Add")
            #expect(log.events == ["count 2"])
        }
    }

    @Test func `a person opens, closes and orders windows only where the app has others`() async throws {
        try await onMainRunLoop {
            let plain = Host(app: PlainApp())
            #expect(plain.offeredActions == [])
            let host = Host(app: MailApp())
            try host.click("Open 1")
            #expect(
                host.offeredActions.filter { [.closeWindow, .nextWindow, .newWindow].contains($0.verb) } == [
                    UserAction(.newWindow, "Int"), UserAction(.newWindow, "draft"), UserAction(.closeWindow),
                    UserAction(.nextWindow),
                ])
        }
    }

    @Test func `a scene that the app lacks is reported`() async throws {
        try await onMainRunLoop {
            let host = Host(app: MailApp())
            try host.click("Open settings")
            try host.click("Open date")
            #expect(host.windowCount == 1)
            #expect(
                host.issues.map(\.kind) == [
                    .missingScene("with the id “settings”"), .missingScene("for values of Double"),
                ])
        }
    }

    @Test func `a host of a view has no windows to open`() async throws {
        try await onMainRunLoop {
            let host = Host { MailboxWindow(count: .constant(1)) }
            try host.click("Open 1")
            #expect(host.windowCount == 1)
            #expect(host.texts.first == "Inbox")
            #expect(throws: ControlError.self) { try host.openWindow("Int") }
        }
    }
}

private struct MailApp: App {
    var log = EventLog()
    @State private var count = 1

    init() {}
    init(log: EventLog) { self.log = log }

    var body: some Scene {
        WindowGroup { MailboxWindow(count: $count) }
            .onChange(of: count) { log.events.append("count \(count)") }
        WindowGroup(for: Int.self) { $number in MessageWindow(number: $number, count: $count, log: log) }
        WindowGroup("Draft", id: "draft", for: String.self) { $draft in
            Text("Draft \(draft)")
        } defaultValue: {
            "new"
        }
        Window("Activity", id: "activity") { Text("Activity") }
    }
}

/// An app of the menu bar, whose only other window is that of its settings (matthewnitschke/EmberMate).
private struct MenuBarApp: App {
    var hasWindow = false

    @SceneBuilder var body: some Scene {
        if hasWindow { WindowGroup { SettingsLink() } }
        MenuBarExtra("Mug", systemImage: "cup") { Text("Hot") }
        HeadlessUI.Settings { SettingsPage() }
    }
}

private struct SettingsPage: View {
    @State private var count = 0
    var body: some View { Button("presets \(count)") { count += 1 } }
}

private struct PlainApp: App {
    var body: some Scene { WindowGroup { Text("plain") } }
}

private struct MailboxWindow: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text("Inbox")
        Text("\(count) messages")
        Button("Open 1") { openWindow(value: 1) }
        Button("Open 2") { openWindow(value: 2) }
        Button("Open draft") { openWindow(id: "draft", value: "a") }
        Button("Open drafts") { openWindow(id: "draft") }
        Button("Open activity") { openWindow(id: "activity") }
        Button("Open settings") { openWindow(id: "settings") }
        Button("Open date") { openWindow(value: 1.5) }
        Button("Close 1") { dismissWindow(value: 1) }
        Button("Close this") { dismissWindow() }
    }
}

private struct MessageWindow: View {
    @Binding var number: Int?
    @Binding var count: Int
    let log: EventLog
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @State private var counted = 0
    @State private var isReplying = false

    var body: some View {
        Text(number.map { "Message \($0)" } ?? "No message")
            .onAppear { log.events.append("appeared \(number ?? 0)") }
            .onDisappear { log.events.append("disappeared \(number ?? 0)") }
            .sheet(isPresented: $isReplying) { Text("Your reply") }
        Text("counted \(counted)")
        Text("\(count) messages")
        Button("Count") { counted += 1 }
        Button("Open 2") { openWindow(value: 2) }
        Button("Open 1 here") { openWindow(value: 1) }
        Button("Show 2") { number = 2 }
        Button("Add") { count += 1 }
        Button("Reply") { isReplying = true }
        Button("Done") { dismissWindow() }
        Button("Close") { dismiss() }
    }
}
