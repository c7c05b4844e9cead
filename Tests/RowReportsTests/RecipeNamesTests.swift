import BindingFuzz
import RowReports
import Testing

/// The code of a recipe in the names of an app.
@Suite struct `A recipe in an app's names` {
    @Test func `has a binding to the collection of a model, which has no name with a period`() {
        var names = RecipeNames()
        (names.row, names.element, names.item, names.items) = ("BoatRow", "Boat", "boat", "store.boats")
        names.call = ".task {"
        names.statements = ["await read(boat)"]
        let text = RecipeCode(.unguarded, .identity, .read).text(names)
        #expect(
            text == """
                ForEach(store.boats) { boat in BoatRow(boat: boat, boats: $store.boats) }

                struct BoatRow: View {
                    let boat: Boat
                    @Binding var boats: [Boat]

                    var body: some View {
                        …
                            .task {
                                guard let found = boats.firstIndex(where: { $0.id == boat.id }) else { return }
                                await read(boats[found])
                            }
                    }
                }
                """)
    }

    @Test func `keeps the other arguments of a row, and puts the lookup before the line that uses the element`() {
        var names = RecipeNames()
        (names.row, names.element, names.item, names.items) = ("BookRow", "Book", "book", "model.books")
        names.otherArguments = ["size: 2"]
        let text = RecipeCode(.unguarded, .identity, .read).declaration(
            names, before: "book.size = new", at: "BookRow.grow, line 9")
        #expect(
            text == """
                ForEach(model.books) { book in BookRow(book: book, books: $model.books, size: 2) }

                struct BookRow: View {
                    let book: Book
                    @Binding var books: [Book]
                    …

                    // BookRow.grow, line 9:
                    guard let found = books.firstIndex(where: { $0.id == book.id }) else { return }
                    books[found].size = new
                }
                """)
    }
}
