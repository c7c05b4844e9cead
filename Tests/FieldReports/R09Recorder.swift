import ViewFuzz

// R9: a screen whose state exists only while it is shown (swift-composable-architecture#333).

struct RecorderState {
    var seconds = 0
    var isRunning = true
}

enum RecorderAction {
    case second
    case stop
}

enum MemosAction {
    case record
    case close
    case recorder(RecorderAction)
}

typealias MemosStore = Store<RecorderState?, MemosAction>

@MainActor private func makeMemos(toleratesNil: Bool) -> MemosStore {
    Store(nil) { recorder, action in
        switch action {
        case .record: recorder = RecorderState()
        case .close: recorder = nil
        case .recorder(let action):
            if recorder == nil, toleratesNil { return }
            precondition(recorder != nil, "A recorder's action was sent while there is no recorder.")
            switch action {
            case .second: recorder?.seconds += 1
            case .stop: recorder?.isRunning = false
            }
        }
    }
}

struct MemosView: View {
    @ObservedObject var store: MemosStore

    var body: some View {
        VStack {
            if let recorder = store.state {
                RecorderView(state: recorder) { store.send(.recorder($0)) }
                Button("Close") { store.send(.close) }
            } else {
                Button("Record") { store.send(.record) }
            }
        }
    }
}

private struct RecorderView: View {
    let state: RecorderState
    let send: (RecorderAction) -> Void
    private let seconds = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    init(state: RecorderState, send: @escaping (RecorderAction) -> Void) {
        self.state = state
        self.send = send
    }

    var body: some View {
        Text("\(state.seconds) s")
            .onReceive(seconds) { _ in if state.isRunning { send(.second) } }
            .onDisappear { send(.stop) }
    }
}

extension FieldReportsFuzz {
    static var r09: FuzzedView {
        FuzzedView("r09") { _ in MemosView(store: makeMemos(toleratesNil: false)) }
    }

    static var r09Fixed: FuzzedView {
        FuzzedView("r09 fixed") { _ in MemosView(store: makeMemos(toleratesNil: true)) }
    }
}
