import Foundation
import HeadlessUI
import Testing

@Suite struct `What one touch opens and another chooses from` {
    @Test(arguments: [UserAction.Verb.swipe, .contextMenu])
    func `lets the loop run in between, and shows what it was opened with`(verb: UserAction.Verb) async throws {
        try await onMainRunLoop {
            let host = Host { OpenedRows() }
            #expect(verb.touchCount == 2)
            let (texts, notes) = Self.texts(of: host, verb, while: ["renamed"])
            #expect(texts == ["renamed"])
            #expect(notes == ["first"])
        }
    }

    @Test(arguments: [UserAction.Verb.swipe, .contextMenu])
    func `is gone with the row that goes in between`(verb: UserAction.Verb) async throws {
        try await onMainRunLoop {
            let host = Host { OpenedRows() }
            let (texts, notes) = Self.texts(of: host, verb, while: [])
            #expect(texts == [])
            #expect(notes == [])
        }
    }

    /// Opens and chooses, while the rows change in between; returns the texts before the choice, and what was noted.
    @MainActor private static func texts(
        of host: HeadlessUI.Host, _ verb: UserAction.Verb, while names: [String]
    ) -> (texts: [String], notes: [String]) {
        let touches = UserTouches(UserAction(verb, "Note", rows: [0]))
        var texts: [String] = []
        OpenedRows.notes.value = []
        host.run(
            .event, .action { try? host.perform(touches, 0) }, .async { OpenedRows.change.send(names) }, .idle, .event,
            .action {
                texts = host.texts
                try? host.perform(touches, 1)
            }, .idle)
        return (texts, OpenedRows.notes.value)
    }

    @Test func `tracks on a Mac while the menu is open, where the default mode does not run`() async throws {
        try await onMainRunLoop {
            for (platform, hears) in [(HostPlatform.iOS, true), (.macOS, false)] {
                let host = Host(platform: platform) { MenuView() }
                try host.open("Menu")
                host.run(.source, .action { NotificationCenter.default.post(name: .menuHears, object: nil) }, .idle)
                #expect(MenuView.notes.value == (hears ? ["heard"] : []), "\(platform)")
                #expect(!host.isTracking)
                try host.click("Choose")
                #expect(MenuView.notes.value.sorted() == ["chosen", "heard"], "\(platform)")
                MenuView.notes.value = []
            }
        }
    }

    @Test(arguments: [(HostPlatform.iOS, ["sheet"]), (.macOS, ["first"])])
    func `lets a sheet wait on a Mac until the context menu is closed`(
        platform: HostPlatform, meanwhile: [String]
    ) async throws {
        try await onMainRunLoop {
            let host = Host(platform: platform) { OpenedRows() }
            let touches = UserTouches(UserAction(.contextMenu, "Note", rows: [0]))
            var texts: [String] = []
            OpenedRows.notes.value = []
            host.run(
                .event, .action { try? host.perform(touches, 0) }, .idle, .source,
                .action { OpenedRows.show.send() }, .idle, .event,
                .action {
                    texts = host.texts
                    try? host.perform(touches, 1)
                }, .idle)
            #expect(texts == meanwhile)
            #expect(OpenedRows.notes.value == ["first"])
            #expect(host.texts == ["sheet"])
        }
    }

    @Test func `keeps its items on a Mac`() async throws {
        try await onMainRunLoop {
            let mac = Host(platform: .macOS) { MenuView() }
            try mac.open("Menu")
            mac.run(.source, .action { MenuView.rename.send("later") }, .idle)
            #expect(mac.texts == ["Choose", "at first"])
            let phone = Host { MenuView() }
            try phone.open("Menu")
            phone.run(.source, .action { MenuView.rename.send("later") }, .idle)
            #expect(phone.texts == ["Choose", "later"])
        }
    }
}

private struct OpenedRows: View {
    static let notes = Notes()
    static let change = PassthroughSubject<[String], Never>()
    static let show = PassthroughSubject<Void, Never>()
    @State private var names = ["first"]
    @State private var isShown = false

    var body: some View {
        List(Array(names.enumerated()), id: \.offset) { _, name in
            Text(name)
                .swipeActions { Button("Note") { Self.notes.value.append(name) } }
                .contextMenu { Button("Note") { Self.notes.value.append(name) } }
        }
        .onReceive(Self.change) { names = $0 }
        .onReceive(Self.show) { isShown = true }
        .sheet(isPresented: $isShown) { Text("sheet") }
    }
}

private struct MenuView: View {
    static let notes = Notes()
    static let rename = PassthroughSubject<String, Never>()
    @State private var name = "at first"

    var body: some View {
        Menu("Menu") {
            Button("Choose") { Self.notes.value.append("chosen") }
            Button(name) {}
        }
        .onReceive(NotificationCenter.default.publisher(for: .menuHears).receive(on: RunLoop.main)) { _ in
            Self.notes.value.append("heard")
        }
        .onReceive(Self.rename) { name = $0 }
    }
}

extension Notification.Name {
    fileprivate static let menuHears = Notification.Name("TwoTouchTests.menuHears")
}
