import ViewFuzz

/// A list that a server has, too. It is uploaded a second after a change.
@MainActor final class ShoppingModel: ObservableObject {
    @Published private(set) var items = ["Milk", "Bread"]
    private var uploaded = ["Milk", "Bread"]

    func delete(_ item: String) {
        items.removeAll { $0 == item }
        Task {
            try? await Task.sleep(for: .seconds(1))
            uploaded = items
        }
    }

    /// Takes the list of the server, even if a change has not been uploaded.
    func sync() { items = uploaded }
}

struct ShoppingView: View {
    @ObservedObject var model: ShoppingModel

    var body: some View {
        ForEach(model.items, id: \.self) { item in
            HStack {
                Text(item)
                Button("Delete") { model.delete(item) }
            }
        }
    }
}
