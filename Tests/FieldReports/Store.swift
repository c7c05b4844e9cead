import ViewFuzz

/// The state of an app, which changes by actions only.
@MainActor final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reduce: (inout State, Action) -> Void

    init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
    }

    /// What happens under an animation is up to who sends the action.
    func send(_ action: Action, animation: Animation? = nil) {
        withAnimation(animation) { reduce(&state, action) }
    }
}
