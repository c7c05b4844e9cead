import CoreData
import SwiftUI
import ViewFuzz

// C06: a sync purges old posts in another context. The rows of the list are faults, and read their excerpts later.
// https://github.com/wordpress-mobile/WordPress-iOS/issues/265

final class BlogPost: NSManagedObject, Identifiable {
    @_ManagedProperty var position: Int16
    @_ManagedProperty var excerpt: String?
}

extension Notification.Name {
    static let postsSynced = Notification.Name("postsSynced")
}

/// The list that the view and its fix have in common.
struct PostsPage<Row: View>: View {
    let container: NSPersistentContainer
    let row: (BlogPost) -> Row
    @FetchRequest(sortDescriptors: [SortDescriptor(\.position)]) private var posts: FetchedResults<BlogPost>

    var body: some View {
        List {
            ForEach(posts) { row($0) }
        }
        .onReceive(NotificationCenter.default.publisher(for: .postsSynced)) { _ in purge() }
    }

    private func purge() {
        container.changeElsewhere { context in
            for post in (try? context.fetch(NSFetchRequest<BlogPost>(entityName: "BlogPost"))) ?? [] {
                context.delete(post)
            }
        }
    }
}

private struct PostRow: View {
    let post: BlogPost
    @State private var isOpen = false

    var body: some View {
        Toggle("Excerpt", isOn: $isOpen)
        if isOpen { Text(post.excerpt ?? "No excerpt") }
    }
}

/// A row that copies the excerpt as it opens, if the store still has the post.
private struct CopyingPostRow: View {
    let post: BlogPost
    @Environment(\.managedObjectContext) private var context
    @State private var excerpt: String?

    var body: some View {
        Toggle(
            "Excerpt",
            isOn: Binding {
                excerpt != nil
            } set: {
                excerpt = $0 ? existingExcerpt : nil
            })
        if let excerpt { Text(excerpt) }
    }

    private var existingExcerpt: String {
        let existing = try? context.existingObject(with: post.objectID) as? BlogPost
        return existing?.excerpt ?? "No excerpt"
    }
}

@MainActor private func somePosts() -> NSPersistentContainer {
    let posts = entity(
        of: BlogPost.self, attribute("position", .integer16AttributeType), attribute("excerpt", .stringAttributeType))
    let container = filledContainer([posts]) { context in
        for (position, excerpt) in [(1, "Hello"), (2, "Bye")] {
            let post = BlogPost(context: context)
            (post.position, post.excerpt) = (Int16(position), excerpt)
        }
    }
    container.viewContext.shouldDeleteInaccessibleFaults = false
    return container
}

extension DeletedModelsFuzz {
    static let c06 = FuzzedView("c06") { setup in
        setup.post(.postsSynced)
        let container = somePosts()
        return PostsPage(container: container) { PostRow(post: $0) }
            .environment(\.managedObjectContext, container.viewContext)
    }

    static let c06Fixed = FuzzedView("c06 fixed") { setup in
        setup.post(.postsSynced)
        let container = somePosts()
        return PostsPage(container: container) { CopyingPostRow(post: $0) }
            .environment(\.managedObjectContext, container.viewContext)
    }
}
