import ViewFuzz

// R18: rows that the user swipes away after a confirmation dialog (manaflow-ai/cmux#6051).

struct Workspace: Identifiable {
    let id: Int
    let title: String
}

@MainActor final class WorkspaceModel: ObservableObject {
    @Published private(set) var workspaces = ["Website", "Server", "Docs"].enumerated().map {
        Workspace(id: $0, title: $1)
    }

    func close(_ id: Int) {
        let index = workspaces.firstIndex { $0.id == id }
        precondition(index != nil, "There is no workspace \(id).")
        if let index { workspaces.remove(at: index) }
    }
}

/// A list with the newest workspace at the top.
struct WorkspacesView: View {
    @ObservedObject var model: WorkspaceModel

    var body: some View {
        List {
            ForEach(model.workspaces.indices.reversed(), id: \.self) { index in
                WorkspaceRow(model: model, workspace: model.workspaces[index])
            }
        }
    }
}

private struct WorkspaceRow: View {
    let model: WorkspaceModel
    @State private var workspace: Workspace
    @State private var asks = false

    init(model: WorkspaceModel, workspace: Workspace) {
        self.model = model
        _workspace = State(initialValue: workspace)
    }

    var body: some View {
        Text(workspace.title)
            .swipeActions { Button("Close") { asks = true } }
            .confirmationDialog("Close \(workspace.title)?", isPresented: $asks) {
                Button("Close workspace", role: .destructive) { model.close(workspace.id) }
                Button("Keep", role: .cancel) {}
            }
    }
}

/// A list that owns the confirmation dialog.
struct AskingWorkspacesView: View {
    @ObservedObject var model: WorkspaceModel
    @State private var doomed: Workspace?

    var body: some View {
        List {
            ForEach(model.workspaces.reversed()) { workspace in
                Text(workspace.title)
                    .swipeActions { Button("Close") { doomed = workspace } }
            }
        }
        .confirmationDialog("Close \(doomed?.title ?? "")?", isPresented: asks) {
            Button("Close workspace", role: .destructive) {
                if let doomed { model.close(doomed.id) }
            }
            Button("Keep", role: .cancel) { doomed = nil }
        }
    }

    private var asks: Binding<Bool> {
        Binding {
            doomed != nil
        } set: { asks in
            if !asks { doomed = nil }
        }
    }
}

extension FieldReportsFuzz {
    static var r18: FuzzedView {
        FuzzedView("r18") { _ in WorkspacesView(model: WorkspaceModel()) }
    }

    static var r18Fixed: FuzzedView {
        FuzzedView("r18 fixed") { _ in AskingWorkspacesView(model: WorkspaceModel()) }
    }
}
