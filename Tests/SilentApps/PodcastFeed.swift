import HeadlessUI

struct PodcastFeedError: Error {}

@MainActor
protocol PodcastFeedService: AnyObject {
    func page(_ number: Int) async throws -> [String]
}

@MainActor
final class PodcastFeedFakeService: PodcastFeedService {
    static weak var current: PodcastFeedFakeService?
    var pending: [CheckedContinuation<[String], Error>] = []

    init() { Self.current = self }

    func page(_ number: Int) async throws -> [String] {
        try await withCheckedThrowingContinuation { continuation in
            pending.append(continuation)
        }
    }

    func deliver(_ titles: [String]) {
        pending.removeFirst().resume(returning: titles)
    }

    func fail() {
        pending.removeFirst().resume(throwing: PodcastFeedError())
    }
}

@MainActor
final class PodcastFeedModel: ObservableObject {
    @Published var episodes: [String] = []
    @Published var favourites: Set<String> = []
    @Published var isLoading = false
    @Published var reachedEnd = false
    @Published var message: String?
    var nextPage = 1
    let service: PodcastFeedService = PodcastFeedFakeService()

    func loadMore() {
        guard !isLoading else { return }
        isLoading = true
        message = nil
        Task {
            do {
                let titles = try await service.page(nextPage)
                guard !titles.isEmpty else {
                    reachedEnd = true
                    return
                }
                episodes += titles
                nextPage += 1
                isLoading = false
            } catch {
                message = "Could not load episodes"
                isLoading = false
            }
        }
    }

    func toggleFavourite(_ title: String) {
        if favourites.contains(title) {
            favourites.remove(title)
        } else {
            favourites.insert(title)
        }
    }
}

struct PodcastFeed: View {
    @StateObject var model = PodcastFeedModel()

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.episodes, id: \.self) { title in
                    Button(model.favourites.contains(title) ? "Unstar \(title)" : "Star \(title)") {
                        model.toggleFavourite(title)
                    }
                }
                if let message = model.message {
                    Text(message)
                }
                if model.isLoading {
                    ProgressView("Loading episodes")
                } else if model.reachedEnd {
                    Text("No more episodes")
                } else {
                    Button("Load more") { model.loadMore() }
                }
            }
            .navigationTitle("Podcast")
        }
    }
}
