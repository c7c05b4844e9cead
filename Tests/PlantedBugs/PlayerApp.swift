import ViewFuzz

/// Depth 5. The user adds a song, plays and pauses it, removes it, and plays on.
struct PlayerView: View, PlantedView {
    nonisolated static let depth = 5
    nonisolated static let smallest = [
        #"press "Add a song""#, #"press "Play""#, #"press "Pause""#, #"press "Remove the first""#, #"press "Play""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var songs: [Int] = []
        @Published var current: Int?
        @Published var plays = false
        private var next = 0

        func add() {
            guard songs.count < 3 else { return }
            next += 1
            songs.append(next)
        }

        func play() {
            current = current ?? songs.first
            plays = current != nil
        }

        func remove() {
            guard !songs.isEmpty else { return }
            let song = songs.removeFirst()
            // The bug: a song that is paused is forgotten only while it plays.
            if song == current, plays { (current, plays) = (nil, false) }
        }

        func skip() {
            guard let current, let position = songs.firstIndex(of: current) else { return }
            self.current = songs[(position + 1) % songs.count]
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("\(model.songs.count) songs")
            Button("Add a song") { model.add() }
            if model.plays {
                Button("Pause") { model.plays = false }
                Button("Skip") { model.skip() }
            } else {
                Button("Play") { model.play() }
            }
            Button("Remove the first") { model.remove() }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("player") { setup in
            let model = Model()
            setup.property("what plays is there") {
                !model.plays || model.current.map(model.songs.contains) ?? true
            }
            return PlayerView(model: model)
        }
    }
}
