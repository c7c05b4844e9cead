import ViewFuzz

/// Depth 8. A download starts, pauses, continues, retries and so on. The user, time and the network drive it. The loss of the
/// connection arrives on another thread.
struct TimersView: View, PlantedView {
    nonisolated static let depth = 8
    nonisolated static let smallest = [
        #"press "Start or pause""#, "wait 0.3", #"call "connected""#, #"background call "lost""#,
        #"press "Start or pause""#, #"call "connected""#, #"press "Verify""#, "wait 0.3",
    ]

    @MainActor final class Model: ObservableObject {
        enum State: String { case idle, connecting, running, paused, lost, resumed, checking, done }

        @Published var state = State.idle
        private var timer: AnyCancellable?

        func press() {
            switch state {
            case .idle: later(.connecting)
            case .running: state = .paused
            case .lost: state = .resumed
            case .paused, .done: state = .idle
            default: break
            }
        }

        func connected() {
            switch state {
            case .connecting: state = .running
            case .resumed: state = .checking
            default: break
            }
        }

        func lost() {
            switch state {
            case .running, .paused: state = .lost
            case .checking: state = .idle
            default: break
            }
        }

        func verify() { if state == .checking { later(.done) } }

        private func later(_ state: State) {
            timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().first().sink { [weak self] _ in
                self?.state = state
            }
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("Download: \(model.state.rawValue)")
            Button("Start or pause") { model.press() }
            Button("Verify") { model.verify() }
            Button("Reset") { model.state = .idle }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("timers") { setup in
            let model = Model()
            setup.call("connected") { model.connected() }
            setup.call("lost", from: .anotherThread) { model.lost() }
            setup.property("what is done was verified") { model.state != .done }
            return TimersView(model: model)
        }
    }
}
