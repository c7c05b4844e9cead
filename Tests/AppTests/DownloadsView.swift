import HeadlessUI

final class Download: ObservableObject, Identifiable {
    enum State: Equatable {
        case waiting, running, paused, finished
    }

    let id: String
    @Published private(set) var progress = 0.0
    @Published private(set) var state = State.waiting

    private var connection: AnyCancellable?

    init(id: String) {
        self.id = id
    }

    func start(_ chunks: some Publisher<Double, Never>) {
        state = .running
        connection =
            chunks
            .scan(progress) { min(1, $0 + $1) }
            .receive(on: RunLoop.main)
            .sink { [weak self] value in
                guard let self else { return }
                progress = value
                if value >= 1 {
                    state = .finished
                    connection = nil
                }
            }
    }

    func pause() {
        connection?.cancel()
        connection = nil
        state = .paused
    }
}

final class DownloadQueue: ObservableObject {
    @Published private(set) var downloads = ["Map.zip", "Movie.mp4", "Song.mp3"].map(Download.init)
    @Published private(set) var finishedCount = 0

    let chunks = PassthroughSubject<Double, Never>()
    private var cancellables = Set<AnyCancellable>()

    init() {
        let states = downloads.map { $0.$state.map { $0 == .finished } }
        Publishers.CombineLatest3(states[0], states[1], states[2])
            .map { [$0, $1, $2].filter { $0 }.count }
            .removeDuplicates()
            .sink { [weak self] in self?.finishedCount = $0 }
            .store(in: &cancellables)
    }

    func remove(at offsets: IndexSet) {
        offsets.forEach { downloads[$0].pause() }
        downloads.remove(atOffsets: offsets)
    }
}

struct DownloadsView: View {
    @ObservedObject var queue: DownloadQueue

    var body: some View {
        List {
            Section(footer: Text("\(queue.finishedCount) finished")) {
                ForEach(queue.downloads) { download in
                    DownloadRow(download: download) {
                        download.start(queue.chunks)
                    }
                }
                .onDelete(perform: queue.remove)
            }
        }
    }
}

private struct DownloadRow: View {
    @ObservedObject var download: Download
    let onStart: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(download.id)
                    .lineLimit(1)
                    .truncationMode(.middle)
                Spacer()
                button
            }
            ProgressView(value: download.progress)
                .progressViewStyle(.linear)
                .animation(.linear, value: download.progress)
            Text("\(download.id): \(download.progress, format: .percent)")
                .font(.caption)
        }
    }

    @ViewBuilder
    private var button: some View {
        switch download.state {
        case .waiting: Button("Start \(download.id)", action: onStart)
        case .running: Button("Pause \(download.id)") { download.pause() }
        case .paused: Button("Resume \(download.id)", action: onStart)
        case .finished: Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        }
    }
}
