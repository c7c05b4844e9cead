import HeadlessUI

struct AlertsFile: Identifiable, Hashable {
    let id: Int
    var name: String
}

enum AlertsError: LocalizedError, Equatable {
    case nameTaken(String)

    var errorDescription: String? {
        switch self {
        case .nameTaken(let name): "The name “\(name)” is taken."
        }
    }

    var recoverySuggestion: String? { "Choose another one." }
}

struct AlertsView: View {
    @State private var files = [
        AlertsFile(id: 1, name: "Budget"), AlertsFile(id: 2, name: "Letter"), AlertsFile(id: 3, name: "Plan"),
    ]
    @State private var fileToDelete: AlertsFile?
    @State private var isDeleting = false
    @State private var isRenaming = false
    @State private var renamed: AlertsFile?
    @State private var newName = ""
    @State private var error: AlertsError?
    @State private var isShowingError = false

    var body: some View {
        List {
            ForEach(files) { file in
                Text(file.name)
                    .contextMenu {
                        Button("Rename", systemImage: "pencil") { startRenaming(file) }
                        Button("Duplicate", systemImage: "plus.square.on.square") { duplicate(file) }
                        Divider()
                        Button("Delete", systemImage: "trash", role: .destructive) {
                            fileToDelete = file
                            isDeleting = true
                        }
                    }
            }
        }
        .confirmationDialog(
            "Delete file?", isPresented: $isDeleting, titleVisibility: .visible, presenting: fileToDelete
        ) { file in
            Button("Delete \(file.name)", role: .destructive) { delete(file) }
            Button("Keep", role: .cancel) { fileToDelete = nil }
        } message: { file in
            Text("“\(file.name)” will be gone.")
        }
        .alert("Rename", isPresented: $isRenaming) {
            TextField("Name", text: $newName)
            Button("Cancel", role: .cancel) {}
            Button("Save", action: rename)
                .disabled(newName.isEmpty)
        } message: {
            Text("Enter a new name for the file.")
        }
        .alert(isPresented: $isShowingError, error: error) { _ in
            Button("Try again") { isRenaming = true }
            Button("Cancel", role: .cancel) { renamed = nil }
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
    }

    private func startRenaming(_ file: AlertsFile) {
        renamed = file
        newName = file.name
        isRenaming = true
    }

    private func rename() {
        guard let renamed, let index = files.firstIndex(of: renamed) else { return }
        if files.contains(where: { $0.name == newName && $0.id != renamed.id }) {
            error = .nameTaken(newName)
            isShowingError = true
            return
        }
        files[index].name = newName
    }

    private func duplicate(_ file: AlertsFile) {
        guard let index = files.firstIndex(of: file) else { return }
        let id = (files.map(\.id).max() ?? 0) + 1
        files.insert(AlertsFile(id: id, name: file.name + " copy"), at: index + 1)
    }

    private func delete(_ file: AlertsFile) {
        withAnimation {
            files.removeAll { $0 == file }
        }
        fileToDelete = nil
    }
}
