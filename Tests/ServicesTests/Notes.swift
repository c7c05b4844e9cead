import FirebaseFirestore
import SwiftUI

struct Note: Codable, Identifiable, Equatable {
    @DocumentID var id: String?
    var title: String
    var rank: Int
    @ServerTimestamp var created: Date?
}

/// Documents of the server.
var milk: [String: Any] { ["title": "Milk", "rank": 1, "created": Date()] }
var bread: [String: Any] { ["title": "Bread", "rank": 2, "created": Date()] }

/// A model as apps have it: a listener, and writes with handlers.
@MainActor final class NotesModel: ObservableObject {
    @Published var notes: [Note] = []
    @Published var message = ""
    private var listener: (any ListenerRegistration)?
    private let database = Firestore.firestore()

    init(includesMetadata: Bool = false) {
        listener = database.collection("notes").order(by: "rank").addSnapshotListener(
            includeMetadataChanges: includesMetadata
        ) { [weak self] snapshot, error in
            MainActor.assumeIsolated {
                guard let self else { return }
                guard let snapshot else { return self.message = error?.localizedDescription ?? "" }
                self.notes = snapshot.documents.compactMap { try? $0.data(as: Note.self) }
                self.message =
                    (snapshot.metadata.isFromCache ? "cache" : "server")
                    + (snapshot.metadata.hasPendingWrites ? ", pending" : "")
            }
        }
    }

    func add(_ title: String, rank: Int) {
        do {
            let note = Note(title: title, rank: rank)
            _ = try database.collection("notes").addDocument(from: note) { [weak self] error in
                MainActor.assumeIsolated { self?.message = error?.localizedDescription ?? "written" }
            }
        } catch {
            message = "\(error)"
        }
    }

    func stop() { listener?.remove() }
}

struct NotesView: View {
    @ObservedObject var model: NotesModel

    var body: some View {
        ForEach(model.notes) { Text($0.title) }
        Text(model.message)
        Button("Add") { model.add("Note \(model.notes.count)", rank: model.notes.count) }
        Button("Stop") { model.stop() }
    }
}
