import HeadlessUI

struct Mail: Identifiable, Equatable {
    let id: Int
    var subject: String
    var isRead = false
    var isFlagged = false
}

/// Rows with swipes at both sides, which capture the binding to the element, and a menu.
struct MailboxView: View {
    @State var mails = (0..<3).map { Mail(id: $0, subject: "mail \($0)") }
    @State private var copied = ""

    var body: some View {
        List {
            ForEach($mails) { $mail in
                Text(mail.subject + (mail.isRead ? " read" : "") + (mail.isFlagged ? " flagged" : ""))
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button("Read") { mail.isRead = true }
                    }
                    .swipeActions {
                        Button("Delete", role: .destructive) { mails.removeAll { $0.id == mail.id } }
                        Button {
                            mail.isFlagged.toggle()
                        } label: {
                            Label("Flag", systemImage: "flag")
                        }
                        .tint(.orange)
                    }
                    .contextMenu {
                        Button("Copy") { copied = mail.subject }
                        Section {
                            Button("Delete and flag") {
                                mails.remove(at: 0); mail.isFlagged = true
                            }
                        }
                    }
            }
        }
        Text(copied)
    }
}

/// A selection of rows, by id and by tag, and what can be done to it.
struct SelectionView: View {
    @State private var selection: Set<Int> = []
    @State private var current: String?
    let names = ["Ada", "Bob", "Cleo"]

    var body: some View {
        List(0..<3, selection: $selection) { index in
            Text(names[index]).selectionDisabled(index == 2)
        }
        .contextMenu(forSelectionType: Int.self) { ids in
            Button("Clear \(ids.count)") { selection.subtract(ids) }
        } primaryAction: { ids in
            current = names[ids.first ?? 0]
        }
        List(selection: $current) {
            ForEach(Array(names.enumerated()), id: \.offset) { _, name in Text(name).tag(name) }
            Text("Nobody").tag("nobody" as String?)
        }
        Text("\(selection.sorted()) \(current ?? "none")")
    }
}

struct WrongSelectionView: View {
    @State private var selection: String?

    var body: some View {
        List([Mail(id: 1, subject: "mail")], selection: $selection) { Text($0.subject) }
    }
}

enum Place: Hashable { case inbox, drafts, archive }

/// A sidebar of rows that are no elements.
struct SidebarView: View {
    @State private var place: Place? = .inbox

    var body: some View {
        List(selection: $place) {
            Label("Inbox", systemImage: "tray").tag(Place.inbox)
            Section("Others") {
                Text("Drafts").tag(Place.drafts)
                ForEach([Place.archive], id: \.self) { Text("\($0)") }
            }
        }
        .listStyle(.sidebar)
        Text("at \(place.map { "\($0)" } ?? "none")")
    }
}
