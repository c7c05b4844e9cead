import SwiftData
import SwiftUI
import ViewFuzz

// D11: a batch deletes all nodes in the store. The context keeps the node that a state holds, and does not say so.
// https://github.com/meshtastic/Meshtastic-Apple/pull/1918

@Model final class MeshNode {
    var name: String
    var channels: [String]

    init(name: String, channels: [String]) {
        self.name = name
        self.channels = channels
    }
}

struct NodesView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \MeshNode.name) private var nodes: [MeshNode]
    @State private var opened: MeshNode?
    @State private var channels: [String] = []

    var body: some View {
        List {
            ForEach(nodes) { node in
                Button("Open \(node.name)") { opened = node }
            }
            Button("Clear database") { try? context.delete(model: MeshNode.self) }
            if let opened {
                Button("Channels of \(opened.name)") { channels = opened.channels }
            }
            Text(channels.joined(separator: ", "))
        }
    }
}

/// An open node, as its identifier and what the screen shows of it.
private struct OpenNode {
    let id: PersistentIdentifier
    let name: String
}

/// A view that holds no node. It closes the open one before the batch, and fetches it for each use.
struct FetchedNodesView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \MeshNode.name) private var nodes: [MeshNode]
    @State private var opened: OpenNode?
    @State private var channels: [String] = []

    var body: some View {
        List {
            ForEach(nodes) { node in
                Button("Open \(node.name)") { opened = OpenNode(id: node.persistentModelID, name: node.name) }
            }
            Button("Clear database") { clear() }
            if let opened {
                Button("Channels of \(opened.name)") { showChannels(of: opened) }
            }
            Text(channels.joined(separator: ", "))
        }
    }

    private func clear() {
        opened = nil
        try? context.delete(model: MeshNode.self)
    }

    private func showChannels(of opened: OpenNode) {
        let node: MeshNode? = context.existing(opened.id)
        channels = node?.channels ?? []
    }
}

@MainActor private func someNodes() -> ModelContainer {
    filledContainer([MeshNode.self]) { context in
        context.insert(MeshNode(name: "Base", channels: ["Primary", "Weather"]))
        context.insert(MeshNode(name: "Hut", channels: ["Primary"]))
    }
}

extension DeletedModelsFuzz {
    static let d11 = FuzzedView("d11") { _ in NodesView().modelContainer(someNodes()) }
    static let d11Fixed = FuzzedView("d11 fixed") { _ in FetchedNodesView().modelContainer(someNodes()) }
}
