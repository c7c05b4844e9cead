import SwiftUIMacros

/// The books that have been taken from a shelf.
final class ShelfStore: ObservableObject {
    @Published var taken: [String] = []
}

/// Two views that read the same object in their actions.
struct ShelfView: View {
    var body: some View {
        TakeButton()
        ReturnButton()
    }
}

private struct TakeButton: View {
    @EnvironmentObject private var store: ShelfStore

    var body: some View { Button("Take") { store.taken.append("a book") } }
}

private struct ReturnButton: View {
    @EnvironmentObject private var store: ShelfStore

    var body: some View { Button("Return") { store.taken.removeAll() } }
}

#Preview("Without a store") { ShelfView() }
