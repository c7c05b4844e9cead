import SwiftData
import SwiftUI
import ViewFuzz

// D09: a queue keeps the identifiers of clips, and `model(for:)` returns an object for that of a deleted clip.
// https://github.com/aytigra/ShuTaPla/blob/HEAD/ShuTaPlaTests/DeletedModelResolutionTests.swift

@Model final class MediaClip {
    var title: String

    init(title: String) {
        self.title = title
    }
}

/// The list that the view and its fix have in common.
struct ClipsPage: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \MediaClip.title) private var clips: [MediaClip]
    @State private var queue: [PersistentIdentifier] = []
    @State private var playing = ""
    /// Returns the clip with an identifier.
    let find: (PersistentIdentifier, ModelContext) -> MediaClip?

    var body: some View {
        List {
            ForEach(clips) { clip in
                HStack {
                    Button("Queue \(clip.title)") { queue.append(clip.persistentModelID) }
                    Button("Delete \(clip.title)") { delete(clip) }
                }
            }
            Button("Play next") { playNext() }
            Text("Plays: \(playing)")
        }
    }

    private func delete(_ clip: MediaClip) {
        context.delete(clip)
        try? context.save()
    }

    private func playNext() {
        guard !queue.isEmpty else { return }
        playing = find(queue.removeFirst(), context)?.title ?? ""
    }
}

private func registeredClip(_ id: PersistentIdentifier, _ context: ModelContext) -> MediaClip? {
    context.model(for: id) as? MediaClip
}

/// Returns only a clip that the store still has.
private func fetchedClip(_ id: PersistentIdentifier, _ context: ModelContext) -> MediaClip? {
    let descriptor = FetchDescriptor<MediaClip>(predicate: #Predicate { $0.persistentModelID == id })
    return try? context.fetch(descriptor).first
}

@MainActor private func someClips() -> ModelContainer {
    filledContainer([MediaClip.self]) { context in
        context.insert(MediaClip(title: "Credits"))
        context.insert(MediaClip(title: "Intro"))
    }
}

extension DeletedModelsFuzz {
    static let d09 = FuzzedView("d09") { _ in ClipsPage(find: registeredClip).modelContainer(someClips()) }
    static let d09Fixed = FuzzedView("d09 fixed") { _ in ClipsPage(find: fetchedClip).modelContainer(someClips()) }
}
