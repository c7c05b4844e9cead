import HeadlessUI

struct Book: Identifiable, Hashable {
    var id = UUID()
    var title: String
    var author: String
    var rating = 3
}

struct EditorSheetView: View {
    @State private var books = [
        Book(title: "Dune", author: "Frank Herbert", rating: 5),
        Book(title: "Emma", author: "Jane Austen", rating: 4),
    ]
    @State private var editedBook: Book?
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List(books) { book in
                Button {
                    editedBook = book
                } label: {
                    VStack(alignment: .leading) {
                        Text(book.title)
                            .font(.headline)
                        Text("\(book.author), \(book.rating) stars")
                            .font(.caption)
                    }
                }
                .tint(.primary)
            }
            .navigationTitle("Books")
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .sheet(item: $editedBook) { book in
                BookEditor(book: book, onSave: save)
            }
            .sheet(isPresented: $isAdding) {
                BookEditor(book: Book(title: "", author: ""), onSave: save)
                    .presentationDetents([.medium, .large])
            }
        }
    }

    private func save(_ book: Book) {
        if let index = books.firstIndex(where: { $0.id == book.id }) {
            books[index] = book
        } else {
            books.append(book)
        }
    }
}

private struct BookEditor: View {
    @State private var draft: Book
    private let original: Book
    private let onSave: (Book) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var asksBeforeDiscarding = false

    init(book: Book, onSave: @escaping (Book) -> Void) {
        _draft = State(initialValue: book)
        original = book
        self.onSave = onSave
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $draft.title)
                TextField("Author", text: $draft.author)
                Picker("Rating", selection: $draft.rating) {
                    ForEach(1...5, id: \.self) { stars in
                        Text(String(repeating: "★", count: stars)).tag(stars)
                    }
                }
            }
            .navigationTitle(original.title.isEmpty ? "New book" : "Edit book")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") {
                        if draft == original {
                            dismiss()
                        } else {
                            asksBeforeDiscarding = true
                        }
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(draft)
                        dismiss()
                    }
                    .disabled(draft.title.isEmpty)
                }
            }
            .confirmationDialog("Discard your changes?", isPresented: $asksBeforeDiscarding) {
                Button("Discard", role: .destructive) { dismiss() }
            }
            .interactiveDismissDisabled(draft != original)
        }
    }
}
