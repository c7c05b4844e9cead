import SwiftData
import SwiftUI
import ViewFuzz

// D07: a player holds an episode that the deletion of its podcast deletes as well. A write to the episode is lost.
// https://github.com/dustinanglin/vibecast/blob/HEAD/docs/superpowers/specs/2026-04-26-plan-5-followups-design.md

@Model final class PodcastFeed {
    var title: String
    @Relationship(deleteRule: .cascade, inverse: \PodcastEpisode.feed) var episodes: [PodcastEpisode] = []

    init(title: String, episodes: [PodcastEpisode]) {
        self.title = title
        self.episodes = episodes
    }
}

@Model final class PodcastEpisode {
    var title: String
    var isPlayed = false
    var feed: PodcastFeed?

    init(title: String) {
        self.title = title
    }
}

private struct FeedRow: View {
    let feed: PodcastFeed
    let play: (PodcastEpisode) -> Void
    let unsubscribe: () -> Void

    var body: some View {
        Button("Unsubscribe from \(feed.title)") { unsubscribe() }
        ForEach(feed.episodes) { episode in
            Button("Play \(episode.title)") { play(episode) }
        }
    }
}

struct PodcastsView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \PodcastFeed.title) private var feeds: [PodcastFeed]
    @State private var playing: PodcastEpisode?

    var body: some View {
        List {
            ForEach(feeds) { feed in
                FeedRow(feed: feed) {
                    playing = $0
                } unsubscribe: {
                    context.delete(feed)
                }
            }
            if let playing {
                Text("Plays \(playing.title)")
                Button("Mark as played") { playing.isPlayed = true }
            }
        }
    }
}

/// A player that stops before its episode is deleted.
struct StoppingPodcastsView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \PodcastFeed.title) private var feeds: [PodcastFeed]
    @State private var playing: PodcastEpisode?

    var body: some View {
        List {
            ForEach(feeds) { feed in
                FeedRow(feed: feed) { episode in
                    if episode.isLive { playing = episode }
                } unsubscribe: {
                    unsubscribe(from: feed)
                }
            }
            if let playing {
                Text("Plays \(playing.title)")
                Button("Mark as played") {
                    if playing.isLive { playing.isPlayed = true }
                }
            }
        }
    }

    private func unsubscribe(from feed: PodcastFeed) {
        guard feed.isLive else { return }
        if let playing, feed.episodes.contains(playing) { self.playing = nil }
        context.delete(feed)
    }
}

@MainActor private func someFeeds() -> ModelContainer {
    filledContainer([PodcastFeed.self]) { context in
        context.insert(PodcastFeed(title: "News", episodes: [PodcastEpisode(title: "Monday")]))
        context.insert(PodcastFeed(title: "Stories", episodes: [PodcastEpisode(title: "Pilot")]))
    }
}

extension DeletedModelsFuzz {
    static let d07 = FuzzedView("d07") { _ in PodcastsView().modelContainer(someFeeds()) }
    static let d07Fixed = FuzzedView("d07 fixed") { _ in StoppingPodcastsView().modelContainer(someFeeds()) }
}
