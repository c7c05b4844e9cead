import HeadlessUI

struct Track: Identifiable, Hashable {
    let id: Int
    let title: String
    let artist: String
    let seconds: Double
}

@MainActor
final class MusicPlayer: ObservableObject {
    @Published private(set) var queue = [
        Track(id: 1, title: "Morning", artist: "The Larks", seconds: 180),
        Track(id: 2, title: "Noon", artist: "The Larks", seconds: 240),
        Track(id: 3, title: "Night", artist: "Owl", seconds: 200),
    ]
    @Published private(set) var index = 0
    @Published var position = 0.0
    @Published var volume = 0.7
    @Published var isPlaying = false
    @Published var repeats = false

    private var cancellables: Set<AnyCancellable> = []

    var track: Track { queue[index] }

    init() {
        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .filter { [unowned self] _ in isPlaying }
            .sink { [unowned self] _ in advance(by: 1) }
            .store(in: &cancellables)
    }

    func skip(by offset: Int) {
        index = (index + offset + queue.count) % queue.count
        position = 0
    }

    private func advance(by seconds: Double) {
        position += seconds
        guard position >= track.seconds else { return }
        if repeats {
            position = 0
        } else {
            skip(by: 1)
        }
    }
}

struct MusicPlayerView: View {
    @StateObject private var player = MusicPlayer()
    @State private var isSeeking = false
    @State private var showsQueue = false

    var body: some View {
        VStack(spacing: 24) {
            RoundedRectangle(cornerRadius: 12)
                .fill(.linearGradient(colors: [.pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
                .aspectRatio(1, contentMode: .fit)
                .scaleEffect(player.isPlaying ? 1 : 0.85)
                .shadow(color: .black.opacity(0.3), radius: 12, x: 0, y: 6)
                .animation(.interpolatingSpring(stiffness: 120, damping: 12), value: player.isPlaying)

            VStack {
                Text(player.track.title).font(.title2.bold())
                Text(player.track.artist).foregroundStyle(.secondary)
            }

            VStack {
                Slider(value: $player.position, in: 0...player.track.seconds, step: 1) {
                    Text("Position")
                } onEditingChanged: {
                    isSeeking = $0
                }
                HStack {
                    Text(time(player.position))
                    Spacer()
                    Text(isSeeking ? "Seeking" : time(player.track.seconds))
                }
                .font(.caption.monospacedDigit())
            }

            HStack(spacing: 40) {
                Button("Previous", systemImage: "backward.fill") { player.skip(by: -1) }
                Button(player.isPlaying ? "Pause" : "Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill")
                {
                    player.isPlaying.toggle()
                }
                .font(.largeTitle)
                Button("Next", systemImage: "forward.fill") { player.skip(by: 1) }
            }
            .labelStyle(.iconOnly)

            Slider(value: $player.volume) { Text("Volume") }
                .tint(.gray)
            Text("Volume \(player.volume, format: .percent.precision(.fractionLength(0)))")

            Toggle("Repeat", isOn: $player.repeats)
            Button("Queue") { showsQueue = true }
        }
        .padding()
        .sheet(isPresented: $showsQueue) {
            List(player.queue) { track in
                Label(track.title, systemImage: track == player.track ? "speaker.wave.2" : "music.note")
            }
            .presentationDetents([.fraction(0.4), .large])
        }
    }

    private func time(_ seconds: Double) -> String {
        String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60)
    }
}
