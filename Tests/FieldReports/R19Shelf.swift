import ViewFuzz

// R19: a collection of element stores, each scoped by its index (swift-composable-architecture#2601).

struct ShelfBook: Identifiable {
    let id: Int
    var title: String
    var isRead = false
}

@Observable final class ShelfStore {
    var books = [ShelfBook(id: 1, title: "Emma"), ShelfBook(id: 2, title: "Ulysses"), ShelfBook(id: 3, title: "Momo")]
}

/// The stores of the books, created on access.
struct ScopedBooks: RandomAccessCollection {
    let store: ShelfStore
    let toleratesMissing: Bool
    let startIndex = 0
    let endIndex: Int

    init(_ store: ShelfStore, toleratesMissing: Bool) {
        self.store = store
        self.toleratesMissing = toleratesMissing
        endIndex = store.books.count
    }

    subscript(position: Int) -> BookStore {
        if toleratesMissing, !store.books.indices.contains(position) {
            return BookStore(id: -1 - position, store: store, index: position)
        }
        return BookStore(id: store.books[position].id, store: store, index: position)
    }
}

/// The store of one book. Using it fails if the book is gone.
struct BookStore: Identifiable {
    let id: Int
    let store: ShelfStore
    let index: Int

    var title: String { store.books[index].title }
    var isRead: Bool { store.books[index].isRead }
    func toggle() { store.books[index].isRead.toggle() }
    func remove() { store.books.removeAll { $0.id == id } }
}

struct ShelfView: View {
    let store: ShelfStore
    let toleratesMissing: Bool

    var body: some View {
        VStack {
            if store.books.isEmpty {
                Text("No books")
            } else {
                VStack {
                    ForEach(ScopedBooks(store, toleratesMissing: toleratesMissing)) { BookRow(book: $0) }
                }
                Button("Empty the shelf") {
                    withAnimation { store.books.removeAll() }
                }
            }
        }
    }
}

private struct BookRow: View {
    let book: BookStore

    var body: some View {
        HStack {
            Button(book.isRead ? "✓ \(book.title)" : book.title) { book.toggle() }
            Button("Remove") {
                withAnimation { book.remove() }
            }
        }
    }
}

extension FieldReportsFuzz {
    static var r19: FuzzedView {
        FuzzedView("r19") { _ in ShelfView(store: ShelfStore(), toleratesMissing: false) }
    }

    static var r19Fixed: FuzzedView {
        FuzzedView("r19 fixed") { _ in ShelfView(store: ShelfStore(), toleratesMissing: true) }
    }
}
