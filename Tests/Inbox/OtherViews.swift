import Foundation
import ViewFuzz

struct QuotaView: View {
    @ObservedObject var model: QuotaModel

    var body: some View {
        Text("\(model.left) left")
        Button("Refill") { model.refill() }
    }
}

/// The button for the next one is there behind the last one, too.
struct AttachmentsView: View {
    @State private var shown = 0
    @State private var title = "a.pdf"

    var body: some View {
        Text(title)
        Button("First") { shown = 0 }
        Button("Next") {
            shown += 1
            title = ["a.pdf", "b.png", "c.txt"][shown]
        }
    }
}

struct AccountView: View {
    @State private var asks = false

    var body: some View {
        Button("Log out") { asks = true }
            .alert("Log out?", isPresented: $asks) {
                Button("Log out now") { exit(7) }
                Button("Cancel", role: .cancel) {}
            }
    }
}

struct DownloadsView: View {
    @ObservedObject var model: DownloadsModel

    var body: some View { Text("\(model.count) done") }
}

/// Welcomes whoever presses its button.
struct LoginView: View {
    let title: String
    let logIn: () -> Void
    @State private var isIn = false

    var body: some View {
        if isIn {
            Text("Welcome")
        } else {
            Button(title) {
                logIn()
                isIn = true
            }
        }
    }
}

/// Counts visits in each place that outlives a process.
enum StoredVisits {
    private static let name = "visits"
    private static var stores: [UserDefaults] { [.standard, UserDefaults(suiteName: "group.inbox") ?? .standard] }
    private static var files: [URL] {
        [
            URL.documentsDirectory, URL.cachesDirectory, URL.applicationSupportDirectory,
            URL(filePath: NSTemporaryDirectory()),
        ].map {
            $0.appending(path: name)
        }
    }

    /// The greatest count.
    static var most: Int { (stores.map { $0.integer(forKey: name) } + files.map(count)).max() ?? 0 }

    static func add() {
        for store in stores { store.set(store.integer(forKey: name) + 1, forKey: name) }
        for file in files {
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(repeating: 1, count: count(file) + 1).write(to: file)
        }
    }

    private static func count(_ file: URL) -> Int { (try? Data(contentsOf: file))?.count ?? 0 }
}

struct SyncView: View {
    let model: SyncModel

    var body: some View { Button("Sync") { model.sync() } }
}

struct UploadView: View {
    let model: UploadModel

    var body: some View { Button("Upload") { model.upload() } }
}

/// Its handlers run one after the other, and the last one ends the process. Nobody else tells which ones ran.
struct LeavingView: View {
    @State private var count = 0
    @State private var isLeaving = false

    var body: some View {
        Button("Leave") { count += 1 }
            .onChange(of: count) { isLeaving = true }
            .onChange(of: isLeaving) { exit(9) }
            .onDisappear { count = 0 }
    }
}

/// Says what it takes for granted, in two ways, neither of which is true for long.
struct DraftsView: View {
    @State private var count = 1

    var body: some View {
        Text("\(count) drafts")
        Button("Send") {
            count -= 1
            assert(count >= 0, "nothing is sent twice")
        }
        Button("Restore") { assertionFailure("a draft is restored by nobody") }
    }
}

/// A folder that is its own parent: once it is open, the tree has no end.
struct FolderView: View {
    @State private var isOpen: Bool

    init(isOpen: Bool = false) { _isOpen = State(initialValue: isOpen) }

    var body: some View {
        Button("Open") { isOpen = true }
        if isOpen { AnyView(FolderView(isOpen: true)) }
    }
}
