import HeadlessUI

struct FeedPost: Identifiable, Hashable, Sendable {
    let id: Int
    let author: String
    let text: String
    var likes = 0
}

protocol FeedService: Sendable {
    func posts(page: Int) async throws -> [FeedPost]
}

@MainActor
final class FeedViewModel: ObservableObject {
    @Published private(set) var posts: [FeedPost] = []
    @Published private(set) var isLoading = false
    @Published private(set) var hasMore = true
    @Published var errorMessage: String?

    private let service: any FeedService
    private var nextPage = 0

    init(service: any FeedService) {
        self.service = service
    }

    func refresh() async {
        nextPage = 0
        hasMore = true
        await load(replacing: true)
    }

    func loadMoreIfNeeded(after post: FeedPost) async {
        guard post.id == posts.last?.id, hasMore, !isLoading else { return }
        await load(replacing: false)
    }

    func like(_ post: FeedPost) {
        guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
        posts[index].likes += 1
    }

    private func load(replacing: Bool) async {
        isLoading = true
        defer { isLoading = false }
        do {
            let page = try await service.posts(page: nextPage)
            posts = replacing ? page : posts + page
            hasMore = !page.isEmpty
            nextPage += 1
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct FeedView: View {
    @StateObject private var viewModel: FeedViewModel

    init(service: any FeedService) {
        _viewModel = StateObject(wrappedValue: FeedViewModel(service: service))
    }

    var body: some View {
        List {
            ForEach(viewModel.posts) { post in
                FeedRow(post: post) { viewModel.like(post) }
                    .listRowSeparator(.hidden)
                    .task { await viewModel.loadMoreIfNeeded(after: post) }
            }
            if viewModel.isLoading {
                ProgressView()
                    .frame(maxWidth: .infinity)
            } else if !viewModel.hasMore {
                Text("You are all caught up")
                    .font(.footnote)
            }
        }
        .listStyle(.plain)
        .refreshable { await viewModel.refresh() }
        .task {
            if viewModel.posts.isEmpty {
                await viewModel.refresh()
            }
        }
        .alert(
            "Could not load",
            isPresented: Binding(
                get: { viewModel.errorMessage != nil },
                set: { if !$0 { viewModel.errorMessage = nil } }
            ),
            presenting: viewModel.errorMessage
        ) { _ in
            Button("OK") {}
        } message: { message in
            Text(message)
        }
    }
}

private struct FeedRow: View {
    let post: FeedPost
    let onLike: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(post.author).font(.headline)
            Text(post.text).lineLimit(3)
            Button(action: onLike) {
                Label("\(post.likes)", systemImage: post.likes > 0 ? "heart.fill" : "heart")
            }
            .buttonStyle(.borderless)
            .symbolEffect(.bounce, value: post.likes)
            .accessibilityLabel("Like post by \(post.author)")
        }
        .padding(.vertical, 8)
    }
}
