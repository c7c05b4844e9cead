import CoreData
import SwiftUI
import ViewFuzz

// C08: an upload marks its message as delivered when it is complete. The user has deleted the message before.
// https://github.com/wireapp/wire-ios-data-model/pull/85

final class AssetMessage: NSManagedObject, Identifiable {
    @_ManagedProperty var name: String
    @_ManagedProperty var isDelivered: Bool
}

/// A server that takes files.
struct AssetServer {
    let setup: FuzzSetup

    func upload(_ name: String) async throws {
        _ = try await setup.reply("upload", name, returning: true)
    }
}

struct AssetsPage: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var messages: FetchedResults<AssetMessage>
    let server: AssetServer
    /// Whether an upload looks at its message again when it is complete.
    let checksMessage: Bool

    var body: some View {
        List {
            ForEach(messages) { message in
                HStack {
                    Text(message.isDelivered ? "Delivered" : "Local")
                    Button("Upload \(message.name)") { upload(message) }
                    Button("Delete \(message.name)") { delete(message) }
                }
            }
        }
    }

    private func upload(_ message: AssetMessage) {
        guard message.isLive else { return }
        Task {
            try? await server.upload(message.name)
            if checksMessage, !message.isLive { return }
            message.isDelivered = true
            try? context.save()
        }
    }

    private func delete(_ message: AssetMessage) {
        guard message.isLive else { return }
        context.delete(message)
        try? context.save()
    }
}

@MainActor private func someAssets() -> NSPersistentContainer {
    let messages = entity(
        of: AssetMessage.self, attribute("name", .stringAttributeType), attribute("isDelivered", .booleanAttributeType))
    return filledContainer([messages]) { context in
        for name in ["Map", "Photo"] { AssetMessage(context: context).name = name }
    }
}

extension DeletedModelsFuzz {
    static let c08 = FuzzedView("c08") { setup in
        AssetsPage(server: AssetServer(setup: setup), checksMessage: false)
            .environment(\.managedObjectContext, someAssets().viewContext)
    }

    static let c08Fixed = FuzzedView("c08 fixed") { setup in
        AssetsPage(server: AssetServer(setup: setup), checksMessage: true)
            .environment(\.managedObjectContext, someAssets().viewContext)
    }
}
