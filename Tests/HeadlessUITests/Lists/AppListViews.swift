import HeadlessUI

struct Contact: Identifiable, Hashable {
    let name: String
    var isFavorite = false
    var id: String { name }
}

/// Contacts in sections by their first letters, each of which deletes its own.
struct ContactsView: View {
    @State private var contacts = ["Ada", "Alan", "Barbara", "Grace"].map { Contact(name: $0) }

    private var groups: [String: [Contact]] { Dictionary(grouping: contacts) { String($0.name.prefix(1)) } }

    var body: some View {
        List {
            ForEach(groups.keys.sorted(), id: \.self) { letter in
                Section(header: Text(letter)) {
                    ForEach(groups[letter] ?? []) { contact in
                        Label(contact.name, systemImage: contact.isFavorite ? "star.fill" : "star")
                    }
                    .onDelete { offsets in delete(at: offsets, of: letter) }
                }
            }
        }
        .listStyle(.plain)
    }

    private func delete(at offsets: IndexSet, of letter: String) {
        let names = offsets.compactMap { groups[letter]?[$0].name }
        contacts.removeAll { names.contains($0.name) }
    }
}

struct Question: Identifiable {
    let id: Int
    let text: String
    var isExpanded = false
}

/// Questions whose answers are disclosed, each by a part of its element.
struct QuestionsView: View {
    @State private var questions = [Question(id: 1, text: "Why?"), Question(id: 2, text: "How?")]

    var body: some View {
        Button("Collapse all") { for index in questions.indices { questions[index].isExpanded = false } }
        Button("Drop first") { questions.removeFirst() }
        List($questions) { $question in
            DisclosureGroup(question.text, isExpanded: $question.isExpanded) {
                Text("Answer \(question.id)")
                    .onReceive(NotificationCenter.default.publisher(for: .sync)) { _ in
                        question.isExpanded = false
                    }
            }
        }
    }
}

struct Song: Identifiable {
    let id: Int
    var plays = 0
}

struct SongRow: View {
    @Binding var song: Song

    var body: some View {
        HStack {
            Text("song \(song.id): \(song.plays)")
            Button("Play") { song.plays += 1 }
        }
        .onReceive(NotificationCenter.default.publisher(for: .sync)) { _ in song.plays += 1 }
    }
}

/// Rows by index, as many apps have them.
struct PlaylistView: View {
    @State private var songs = (0..<3).map { Song(id: $0) }

    var body: some View {
        List {
            ForEach(songs.indices, id: \.self) { index in
                SongRow(song: $songs[index])
            }
            .onDelete { songs.remove(atOffsets: $0) }
            .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

/// Two columns between which cards go.
struct BoardView: View {
    @State private var open = ["write", "test"]
    @State private var done: [String] = []

    var body: some View {
        HStack {
            column("Open", $open, to: $done)
            column("Done", $done, to: $open)
        }
    }

    private func column(_ title: String, _ cards: Binding<[String]>, to other: Binding<[String]>) -> some View {
        List {
            Section(title) {
                ForEach(cards.wrappedValue, id: \.self) { card in
                    Text(card).swipeActions(edge: .trailing) {
                        Button("Move") {
                            withAnimation {
                                cards.wrappedValue.removeAll { $0 == card }
                                other.wrappedValue.append(card)
                            }
                        }
                    }
                }
            }
        }
    }
}

struct Photo: Identifiable {
    let id: Int
    var isHidden = false
}

/// A grid of photos, with a menu at each, in a view that can be pulled down.
struct GalleryView: View {
    @State private var photos = (0..<4).map { Photo(id: $0) }

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
                ForEach($photos) { $photo in
                    Text(photo.isHidden ? "hidden" : "photo \(photo.id)")
                        .contextMenu {
                            Button("Hide", role: .destructive) { photo.isHidden = true }
                        } preview: {
                            Text("large \(photo.id)")
                        }
                }
            }
        }
        .refreshable { photos = [Photo(id: 9)] }
    }
}

/// A list that is disabled while it is locked.
struct LockedListView: View {
    @State private var isLocked = true

    var body: some View {
        List {
            ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete { _ in isLocked = true }
        }
        .disabled(isLocked)
    }
}
