import HeadlessUI

struct NotesNote: Identifiable, Hashable {
    let id: Int
    var text: String

    var title: String {
        let line = text.split(separator: "\n").first.map(String.init) ?? ""
        return line.isEmpty ? "New note" : line
    }
}

struct NotesFolder: Identifiable, Hashable {
    let id: String
    var notes: [NotesNote]
}

struct NotesSplitView: View {
    @State private var folders = [
        NotesFolder(
            id: "Personal",
            notes: [NotesNote(id: 1, text: "Groceries\nMilk, eggs"), NotesNote(id: 2, text: "Ideas")]),
        NotesFolder(id: "Work", notes: [NotesNote(id: 3, text: "Meeting\nAgenda")]),
    ]
    @State private var folderID: NotesFolder.ID? = "Personal"
    @State private var noteID: NotesNote.ID?
    @State private var nextID = 4
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(folders, selection: $folderID) { folder in
                Label(folder.id, systemImage: "folder")
                    .badge(folder.notes.count)
            }
            .navigationTitle("Folders")
        } content: {
            if let folder = $folders.first(where: { $0.id == folderID }) {
                NotesList(folder: folder, selection: $noteID)
                    .navigationTitle(folder.id)
                    .toolbar {
                        Button("New note", systemImage: "square.and.pencil") {
                            add(to: folder)
                        }
                    }
            } else {
                Text("Choose a folder")
            }
        } detail: {
            if let note {
                NoteEditor(note: note)
                    .id(note.wrappedValue.id)
            } else {
                ContentUnavailableView(
                    "No note", systemImage: "note.text", description: Text("Choose a note to read it."))
            }
        }
        .navigationSplitViewStyle(.balanced)
        .onChange(of: folderID) { noteID = nil }
    }

    private var note: Binding<NotesNote>? {
        $folders.first { $0.id == folderID }?.notes.first { $0.id == noteID }
    }

    private func add(to folder: Binding<NotesFolder>) {
        folder.wrappedValue.notes.append(NotesNote(id: nextID, text: ""))
        noteID = nextID
        nextID += 1
    }
}

private struct NotesList: View {
    @Binding var folder: NotesFolder
    @Binding var selection: NotesNote.ID?

    var body: some View {
        List(selection: $selection) {
            ForEach(folder.notes) { note in
                NavigationLink(note.title, value: note.id)
            }
            .onDelete { folder.notes.remove(atOffsets: $0) }
        }
        .overlay {
            if folder.notes.isEmpty {
                Text("No notes").foregroundStyle(.secondary)
            }
        }
    }
}

private struct NoteEditor: View {
    @Binding var note: NotesNote

    var body: some View {
        VStack(alignment: .leading) {
            TextEditor(text: $note.text)
                .scrollContentBackground(.hidden)
            Text("\(note.text.count) characters")
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
        .padding()
        .navigationTitle(note.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}
