import Foundation
import HeadlessUI

/// Controls of dates, days and colours, and a button that takes what was copied.
struct OfferedValues: View {
    static let first = Date(timeIntervalSince1970: 1_000_000_000)
    static let last = first.addingTimeInterval(1_000_000)
    let diary: Diary
    @State private var due = first
    @State private var start = first
    @State private var days: Set<DateComponents> = []
    @State private var color = Color.green

    var body: some View {
        DatePicker("Due", selection: $due)
        DatePicker("Start", selection: $start, in: Self.first...Self.last)
        MultiDatePicker("Days", selection: $days)
        ColorPicker("Color", selection: $color)
        PasteButton(payloadType: String.self) { diary.lines.append("pasted \($0)") }
        PasteButton(payloadType: URL.self) { diary.lines.append("pasted \($0)") }
        PasteButton(payloadType: Image.self) { _ in diary.lines.append("pasted a picture") }
        Text(verbatim: "due \(Int(due.timeIntervalSince(Self.first)))")
        Text(verbatim: "start \(Int(start.timeIntervalSince(Self.first)))")
        Text("days \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
        Text(color == Color(red: 1, green: 0, blue: 0) ? "red" : "not red")
    }
}

/// What fingers, the pointer and the keys do.
struct OfferedTouches: View {
    let diary: Diary
    @State private var cards = ["one", "two"]
    @State private var done: [String] = []
    @State private var isTargeted = false
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
        Text("map").gesture(MagnifyGesture().onEnded { diary.lines.append("magnified \($0.magnification)") })
        Text("dial").gesture(RotateGesture().onEnded { diary.lines.append("turned \($0.rotation.degrees)") })
        Text("row").onHover { diary.lines.append("over \($0)") }
        Text("other").onHover { diary.lines.append("over other \($0)") }
        ForEach(cards, id: \.self) { card in Text(card).draggable(card) }
        VStack {
            Text("Done")
            ForEach(done, id: \.self) { Text($0) }
        }
        .dropDestination(for: String.self) { items, _ in
            done += items
            cards.removeAll { items.contains($0) }
            return true
        } isTargeted: {
            diary.lines.append("targeted \($0)")
        }
        Text("pictures").dropDestination(for: Color.self) { _, _ in false }
        Button("New") { diary.lines.append("new") }.keyboardShortcut("n")
        Button("Send") { diary.lines.append("send") }.keyboardShortcut(.defaultAction)
        Button("Off") {}.keyboardShortcut("o").disabled(true)
        TextField("Note", text: $text).onKeyPress(.escape) {
            diary.lines.append("escape")
            return .handled
        }
    }
}

/// Pages, and the phase of the app.
struct OfferedCarousel: View {
    @State private var page = 1
    @Environment(\.scenePhase) private var phase
    let diary: Diary

    var body: some View {
        TabView(selection: $page) {
            ForEach(1..<4) { Text("page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
        .onChange(of: phase) { diary.lines.append("\(phase)") }
    }
}

struct OfferedToken: Identifiable, Equatable {
    let id: String
}

/// A search with tokens.
struct OfferedTokens: View {
    @State private var text = ""
    @State private var tokens: [OfferedToken] = []
    @State private var suggested = [OfferedToken(id: "unread"), OfferedToken(id: "flagged")]

    var body: some View {
        Text("looking for \(text) in \(tokens.map(\.id).joined(separator: " "))")
            .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
    }
}

/// Menus within menus, of a button and of a view.
struct OfferedMenus: View {
    let diary: Diary
    @State private var order = "name"

    var body: some View {
        Menu("More") {
            Menu("Share") { Button("Mail") { diary.lines.append("mail") } }
            Picker("Order", selection: $order) { orders }
        }
        Text("by \(order)").contextMenu {
            Menu("Send") { Button("Message") { diary.lines.append("message") } }
            Picker("Order", selection: $order) { orders }
        }
    }

    @ViewBuilder private var orders: some View {
        Text("Name").tag("name")
        Text("Date").tag("date")
    }
}

struct OfferedAlert: View {
    let diary: Diary
    @State private var isShown = true
    @State private var name = "a"

    var body: some View {
        Text("beneath").alert("Rename", isPresented: $isShown) {
            TextField("Name", text: $name)
            Button("Cancel", role: .cancel) {}
            Button("Save") { diary.lines.append("saved") }.keyboardShortcut(.defaultAction)
        }
    }
}
