import ViewFuzz

/// Depth 3. The user selects fruits, filters the list, and deletes what is selected. Hidden ones go, too.
struct FilterView: View, PlantedView {
    nonisolated static let depth = 3
    nonisolated static let smallest = [
        #"press "Select all""#, #"type "a" into "Filter""#, #"press "Delete selected""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var fruits = ["apple", "cherry", "lemon"]
        @Published var selected: Set<String> = []
        @Published var filter = ""
        var hasDeletedHidden = false

        var shown: [String] { filter.isEmpty ? fruits : fruits.filter { $0.contains(filter) } }

        func delete() {
            if selected.contains(where: { !shown.contains($0) }) { hasDeletedHidden = true }
            fruits.removeAll(where: selected.contains)
            selected = []
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            TextField("Filter", text: $model.filter)
            ForEach(model.shown, id: \.self) { fruit in
                Button(model.selected.contains(fruit) ? "✓ \(fruit)" : fruit) {
                    model.selected.formSymmetricDifference([fruit])
                }
            }
            Button("Select all") { model.selected = Set(model.shown) }
            Button("Delete selected") { model.delete() }
            Button("Restore") { model.fruits = ["apple", "cherry", "lemon"] }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("filter") { setup in
            let model = Model()
            setup.property("what is hidden stays") { !model.hasDeletedHidden }
            return FilterView(model: model)
        }
    }
}
