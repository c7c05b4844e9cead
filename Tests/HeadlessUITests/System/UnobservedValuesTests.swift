import Testing

@testable import HeadlessUI

/// What the advice of `stale-screen` says of the objects of a view.
struct UnobservedValuesTests {
    private class Store: ObservableObject {
        let limit = 3
        var hidden = 0
        @Published var shown = 0
    }

    private final class BigStore: Store {
        let name = "big"
        var size = 1
    }

    @MainActor private struct StoreView<Model: Store>: View {
        @ObservedObject var store: Model
        var body: some View { EmptyView() }
    }

    @Test @MainActor func `name variables that publish nothing, and no constants`() {
        #expect(
            UnobservedValues(of: StoreView(store: Store())).sentences
                == ["A change of `store.hidden` updates no view: not @Published."])
        #expect(
            UnobservedValues(of: StoreView(store: BigStore())).sentences
                == ["A change of `store.size` updates no view: not @Published."])
    }
}
