import SwiftData
import SwiftUI
import ViewFuzz

// D04: a task captures a note, and reads it when the server has answered. The note may be deleted by then.
// https://github.com/meshtastic/Meshtastic-Apple/pull/1923

@Model final class SharedNote {
    var title: String
    var tags: [String]

    init(title: String, tags: [String]) {
        self.title = title
        self.tags = tags
    }
}

/// A server that makes a link for each note.
struct LinkServer {
    let setup: FuzzSetup

    func link(_ title: String) async throws -> String {
        try await setup.reply("link", title, returning: "a link")
    }
}

/// The list that the view and its fix have in common.
struct SharedNotesPage<Row: View>: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \SharedNote.title) private var notes: [SharedNote]
    @State private var shared: Set<String> = []
    /// Makes the row of a note. The row calls the function with each text that it shares.
    let row: (SharedNote, @escaping (String) -> Void) -> Row

    var body: some View {
        List {
            ForEach(notes) { note in
                row(note) { shared.insert($0) }
                    .swipeActions {
                        Button("Delete", role: .destructive) { delete(note) }
                    }
            }
            Text("Shared: \(shared.sorted().joined(separator: ", "))")
        }
    }

    private func delete(_ note: SharedNote) {
        context.delete(note)
        try? context.save()
    }
}

private struct SharedNoteRow: View {
    let note: SharedNote
    let server: LinkServer
    let share: (String) -> Void

    var body: some View {
        Button("Share \(note.title)") { begin() }
    }

    private func begin() {
        Task {
            guard let link = try? await server.link(note.title) else { return }
            share("\(link) for \(note.tags.joined(separator: " and "))")
        }
    }
}

/// A row that reads the note before its task begins.
private struct CopiedNoteRow: View {
    let note: SharedNote
    let server: LinkServer
    let share: (String) -> Void

    var body: some View {
        Button("Share \(note.title)") { begin() }
    }

    private func begin() {
        guard note.isLive else { return }
        let (title, tags) = (note.title, note.tags)
        Task {
            guard let link = try? await server.link(title) else { return }
            share("\(link) for \(tags.joined(separator: " and "))")
        }
    }
}

@MainActor private func someNotes() -> ModelContainer {
    filledContainer([SharedNote.self]) { context in
        context.insert(SharedNote(title: "Recipe", tags: ["food"]))
        context.insert(SharedNote(title: "Route", tags: ["bike", "summer"]))
    }
}

extension DeletedModelsFuzz {
    static let d04 = FuzzedView("d04") { setup in
        let server = LinkServer(setup: setup)
        return SharedNotesPage { SharedNoteRow(note: $0, server: server, share: $1) }.modelContainer(someNotes())
    }

    static let d04Fixed = FuzzedView("d04 fixed") { setup in
        let server = LinkServer(setup: setup)
        return SharedNotesPage { CopiedNoteRow(note: $0, server: server, share: $1) }.modelContainer(someNotes())
    }
}
