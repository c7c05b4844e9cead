import ViewFuzz

/// The state of an app, which only actions change.
@MainActor final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reduce: (inout State, Action) -> Void

    init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
    }

    /// Sends an action. The caller decides whether an animation wraps it.
    func send(_ action: Action, animation: Animation? = nil) {
        withAnimation(animation) { reduce(&state, action) }
    }
}
