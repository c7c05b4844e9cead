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
}
