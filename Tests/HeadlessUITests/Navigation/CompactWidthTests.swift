import HeadlessUI
import Testing

/// A split view on a narrow screen of iOS, which is the usual one, and one whose width changes.
@Suite(.serialized) struct `A split view at a compact width` {
    @Test func `shows the sidebar, and the detail of what is selected`() async throws {
        try await onMainRunLoop {
            let host = Host { MailSplitView() }
            #expect(host.texts == ["Inbox", "Sent"])
            try host.click("Sent")
            #expect(host.texts == ["Letters of Sent", "tapped 0", "Tap", "Close", "Delete"])
            try host.back()
            #expect(host.texts == ["Inbox", "Sent"])
            #expect(throws: ControlError.self) { try host.back() }
            // The selection has ended, so that the same row can be selected again.
            try host.click("Sent")
            #expect(host.texts.first == "Letters of Sent")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `is side by side on a Mac and at a regular width`() async throws {
        try await onMainRunLoop {
            let mac = Host(platform: .macOS) { MailSplitView() }
            #expect(mac.texts.prefix(3) == ["Inbox", "Sent", "Letters of none"])
            let pad = Host { MailSplitView().environment(\.horizontalSizeClass, .regular) }
            #expect(pad.texts.prefix(3) == ["Inbox", "Sent", "Letters of none"])
            #expect(pad.offeredActions.contains(UserAction(.back)) == false)
        }
    }

    @Test func `shows the detail of what is selected from the beginning`() async throws {
        try await onMainRunLoop {
            let host = Host { MailSplitView(box: "Inbox") }
            #expect(host.texts.first == "Letters of Inbox")
            #expect(host.offeredActions.contains(UserAction(.back)))
        }
    }

    @Test func `goes back as the detail dismisses itself, or its selection ends`() async throws {
        try await onMainRunLoop {
            let host = Host { MailSplitView() }
            try host.click("Sent")
            try host.click("Close")
            #expect(host.texts == ["Inbox", "Sent"])
            try host.click("Sent")
            try host.click("Delete")
            #expect(host.texts == ["Inbox"])
        }
    }

    @Test func `keeps the selection and the state of its columns as the width changes`() async throws {
        try await onMainRunLoop {
            let host = Host { MailSplitView() }
            try host.click("Sent")
            try host.click("Tap")
            host.setEnvironment(\.horizontalSizeClass, .regular)
            #expect(host.texts == ["Inbox", "Sent", "Letters of Sent", "tapped 1", "Tap", "Close", "Delete"])
            try host.click("Inbox")
            try host.click("Tap")
            host.setEnvironment(\.horizontalSizeClass, .compact)
            #expect(host.texts == ["Letters of Inbox", "tapped 2", "Tap", "Close", "Delete"])
            try host.back()
            host.setEnvironment(\.horizontalSizeClass, .regular)
            #expect(host.texts.prefix(4) == ["Inbox", "Sent", "Letters of none", "tapped 2"])
        }
    }

    @Test func `calls onAppear and onDisappear of the columns that come and go`() async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host { MailSplitView(log: log) }
            #expect(log.take() == ["sidebar appears"])
            try host.click("Sent")
            #expect(Set(log.take()) == ["sidebar disappears", "detail appears"])
            host.setEnvironment(\.horizontalSizeClass, .regular)
            #expect(log.take() == ["sidebar appears"])
            host.setEnvironment(\.horizontalSizeClass, .compact)
            #expect(log.take() == ["sidebar disappears"])
            try host.back()
            #expect(Set(log.take()) == ["sidebar appears", "detail disappears"])
        }
    }

    @Test func `has the preferred column on top, and writes the one that the user reaches`() async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host { PreferredColumnView(log: log) }
            #expect(host.texts == ["nothing", "Sidebar"])
            try host.click("Sidebar")
            #expect(host.texts == ["a", "b", "Detail"])
            try host.click("Detail")
            #expect(host.texts.first == "nothing")
            log.events = []
            try host.back()
            #expect(host.texts == ["a", "b", "Detail"])
            #expect(log.events == ["sidebar"])
            try host.select("b")
            #expect(host.texts.first == "b")
            #expect(log.events == ["sidebar", "detail"])
        }
    }

    @Test func `goes through three columns, and back through them`() async throws {
        try await onMainRunLoop {
            let host = Host { ThreeColumnsView() }
            #expect(host.texts == ["Work", "Home"])
            try host.select("Work")
            #expect(host.texts == ["Work 1", "Work 2"])
            try host.select("Work 2")
            #expect(host.texts == ["Work 2 of Work", "Other folder"])
            // Another selection in the first list ends that of the second, whose column is then on top.
            try host.click("Other folder")
            #expect(host.texts == ["Home 1", "Home 2"])
            try host.select("Home 1")
            try host.back()
            try host.back()
            #expect(host.texts == ["Work", "Home"])
        }
    }

    @Test func `pushes what a link in the sidebar leads to`() async throws {
        try await onMainRunLoop {
            let host = Host { LinkedColumnsView() }
            #expect(host.texts == ["Page", "Value"])
            try host.click("Page")
            #expect(host.texts == ["page", "Further"])
            try host.click("Further")
            #expect(host.texts == ["further"])
            try host.back()
            #expect(host.texts == ["page", "Further"])
            try host.back()
            #expect(host.texts == ["Page", "Value"])
            try host.click("Value")
            #expect(host.texts == ["value 1"])
            host.setEnvironment(\.horizontalSizeClass, .regular)
            #expect(host.texts == ["Page", "Value", "value 1"])
        }
    }
}

extension EventLog {
    /// Returns the events, and forgets them.
    fileprivate func take() -> [String] {
        defer { events = [] }
        return events
    }
}

private struct MailSplitView: View {
    @State var box: String?
    var log = EventLog()
    @State private var boxes = ["Inbox", "Sent"]

    init(box: String? = nil, log: EventLog = EventLog()) {
        _box = State(initialValue: box)
        self.log = log
    }

    var body: some View {
        NavigationSplitView {
            List(boxes, id: \.self, selection: $box) { name in NavigationLink(name, value: name) }
                .onAppear { log.events.append("sidebar appears") }
                .onDisappear { log.events.append("sidebar disappears") }
        } detail: {
            LettersView(box: box ?? "none") {
                boxes.removeAll { $0 == box }
                box = nil
            }
            .onAppear { log.events.append("detail appears") }
            .onDisappear { log.events.append("detail disappears") }
        }
    }
}

private struct LettersView: View {
    let box: String
    let delete: () -> Void
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Letters of \(box)")
            Text("tapped \(count)")
            Button("Tap") { count += 1 }
            Button("Close") { dismiss() }
            Button("Delete") { delete() }
        }
    }
}

private struct PreferredColumnView: View {
    let log: EventLog
    @State private var column = NavigationSplitViewColumn.detail
    @State private var letter: String?

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            VStack {
                List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
                Button("Detail") { column = .detail }
            }
        } detail: {
            Text(letter ?? "nothing")
            Button("Sidebar") { column = .sidebar }
        }
        .onChange(of: column) { log.events.append(column == .sidebar ? "sidebar" : "detail") }
    }
}

private struct ThreeColumnsView: View {
    @State private var folder: String?
    @State private var note: String?

    var body: some View {
        NavigationSplitView {
            List(["Work", "Home"], id: \.self, selection: $folder) { Text($0) }
        } content: {
            if let folder {
                List(["\(folder) 1", "\(folder) 2"], id: \.self, selection: $note) { Text($0) }
            }
        } detail: {
            Text("\(note ?? "no note") of \(folder ?? "no folder")")
            Button("Other folder") { folder = "Home" }
        }
        .onChange(of: folder) { note = nil }
    }
}

private struct LinkedColumnsView: View {
    var body: some View {
        NavigationSplitView {
            VStack {
                NavigationLink("Page") {
                    Text("page")
                    NavigationLink("Further") { Text("further") }
                }
                NavigationLink("Value", value: 1)
            }
            .navigationDestination(for: Int.self) { Text("value \($0)") }
        } detail: {
            Text("detail")
        }
    }
}
