import FirebaseFirestore
import SwiftUI
import Testing
import ViewFuzz

private struct LoadingView: View {
    @State private var text = "loading"

    var body: some View {
        Text(text).task {
            do {
                let document = try await Firestore.firestore().collection("notes").document("a").getDocument()
                text = document.data()?["title"] as? String ?? "none"
            } catch {
                text = error.localizedDescription
            }
        }
    }
}

private struct QueriedView: View {
    @FirestoreQuery(collectionPath: "notes", predicates: [.where("rank", isGreaterThan: 1)]) private var notes: [Note]

    var body: some View { ForEach(notes) { Text($0.title) } }
}

/// firebase.google.com/docs/firestore/query-data/get-data and …/manage-data/transactions
@Suite struct `A call of Firestore` {
    @Test func `that awaits a document waits for a step`() async throws {
        try await onMainRunLoop {
            let host = Host { LoadingView() }
            host.settle()
            Firestore.firestore().setOnServer(["title": "Milk"], at: "notes/a")
            #expect(host.texts == ["loading"] && host.pendingAnswers == ["getDocument notes/*"])
            try host.answerCall("getDocument notes/*")
            #expect(host.texts == ["Milk"])
            try host.close()
        }
    }

    /// "If the device is offline and the cache lacks the document, the call fails."
    @Test(arguments: [
        (1, "Failed to get document because the client is offline."), (2, "Missing or insufficient permissions."),
    ])
    func `that fails throws the error of the service`(number: Int, text: String) async throws {
        try await onMainRunLoop {
            let host = Host { LoadingView() }
            host.settle()
            try host.failCall("getDocument notes/*", number)
            #expect(host.texts == [text])
            try host.close()
        }
    }

    @Test func `that reads documents offline gets those of the cache`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let notes = Firestore.firestore().collection("notes")
            Firestore.firestore().setOnServer(["rank": 1], at: "notes/a")
            notes.document("b").setData(["rank": 2])
            var found: [[String]] = []
            for _ in 1...2 {
                notes.getDocuments { snapshot, _ in found.append(snapshot?.documents.map(\.documentID) ?? []) }
            }
            try host.answerCall("getDocuments notes", 2)
            try host.answerCall("getDocuments notes")
            #expect(found == [["b"], ["a", "b"]])
            try host.close()
        }
    }

    @Test func `filters, orders and limits`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let database = Firestore.firestore()
            for (name, rank, tags) in [("a", 1, ["x"]), ("b", 3, ["x", "y"]), ("c", 2, ["y"]), ("d", 4, [])] {
                database.setOnServer(["rank": rank, "tags": tags], at: "notes/\(name)")
            }
            database.setOnServer(["other": 1], at: "notes/e")
            let notes = database.collection("notes")
            let queries: [(Query, [String])] = [
                (notes.order(by: "rank", descending: true), ["d", "b", "c", "a"]),
                (notes.order(by: "rank").limit(to: 2), ["a", "c"]),
                (notes.order(by: "rank").limit(toLast: 2), ["b", "d"]),
                (notes.whereField("rank", isGreaterThan: 2), ["b", "d"]),
                (notes.whereField("rank", in: [1, 2]), ["a", "c"]),
                (notes.whereField("tags", arrayContains: "y"), ["b", "c"]),
                (notes.whereField("rank", isEqualTo: 3.0), ["b"]),
                (notes.whereField(FieldPath.documentID(), isEqualTo: "c"), ["c"]),
                (notes.order(by: "rank").start(after: [2]), ["b", "d"]),
            ]
            for (query, names) in queries {
                var found: [String] = []
                query.getDocuments { snapshot, _ in found = snapshot?.documents.map(\.documentID) ?? [] }
                try host.answerCall("getDocuments notes")
                #expect(found == names)
            }
            try host.close()
        }
    }

    /// "The server answers writes in their order."
    @Test func `is answered with all writes before it`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let document = Firestore.firestore().document("notes/a")
            var answers: [String] = []
            document.setData(["rank": 1]) { answers.append("set \($0 == nil)") }
            document.updateData(["rank": FieldValue.increment(Int64(2))]) { answers.append("update \($0 == nil)") }
            try host.answerCall("updateData notes/*")
            #expect(answers == ["set true", "update true"] && host.pendingAnswers == [])
            var rank = 0
            document.getDocument { snapshot, _ in rank = snapshot?.data()?["rank"] as? Int ?? 0 }
            try host.answerCall("getDocument notes/*")
            #expect(rank == 3)
            try host.close()
        }
    }

    @Test func `that updates no document fails at its answer`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            var code = 0
            Firestore.firestore().document("notes/a").updateData(["rank": 1]) { code = ($0 as? NSError)?.code ?? 0 }
            try host.answerCall("updateData notes/*")
            #expect(code == FirestoreErrorCode.notFound.rawValue)
            try host.close()
        }
    }

    @Test func `that runs a transaction reads and writes on the server`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let database = Firestore.firestore()
            database.setOnServer(["rank": 4], at: "notes/a")
            let document = database.document("notes/a")
            var results: [String] = []
            for _ in 1...2 {
                database.runTransaction { transaction, _ in
                    let rank = (try? transaction.getDocument(document))?.data()?["rank"] as? Int ?? 0
                    transaction.updateData(["rank": rank + 1], forDocument: document)
                    return rank + 1
                } completion: { result, error in
                    results.append("\(result.map { "\($0)" } ?? "none") \(error == nil)")
                }
            }
            try host.failCall("runTransaction")
            try host.answerCall("runTransaction")
            #expect(results == ["none false", "5 true"])
            try host.close()
        }
    }

    /// github.com/firebase/firebase-ios-sdk/issues/14883
    @Test func `gives no value for a document without a server's time`() throws {
        let fields: [String: Any] = ["title": "Milk", "rank": 1.0]
        #expect(throws: DecodingError.self) { try Firestore.Decoder().decode(Note.self, from: fields) }
        let whole = fields.merging(["created": NSNull()]) { $1 }
        #expect(try Firestore.Decoder().decode(Note.self, from: whole) == Note(title: "Milk", rank: 1))
        // The identifier of a document must not be one of its fields, too.
        let document = Firestore.firestore().document("notes/a")
        #expect(throws: FirestoreDecodingError.self) {
            try Firestore.Decoder().decode(Note.self, from: whole.merging(["id": "a"]) { $1 }, in: document)
        }
        #expect(try Firestore.Decoder().decode(Note.self, from: whole, in: document).id == "a")
    }

    @Test func `fills the query of a view`() async throws {
        try await onMainRunLoop {
            let host = Host { QueriedView() }
            Firestore.firestore().setOnServer(milk, at: "notes/a")
            Firestore.firestore().setOnServer(bread, at: "notes/b")
            host.settle()
            #expect(host.texts == [])
            try host.answerCall("snapshot notes")
            #expect(host.texts == ["Bread"])
            try host.close()
        }
    }

    @Test func `finds an empty database in each host`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { EmptyView() }
                var count = -1
                let notes = Firestore.firestore().collection("notes")
                notes.getDocuments { snapshot, _ in count = snapshot?.count ?? -1 }
                try host.answerCall("getDocuments notes")
                #expect(count == 0)
                notes.addDocument(data: ["rank": 1])
                try host.answerCall("addDocument notes/*")
                try host.close()
            }
        }
    }
}
