import FirebaseFirestore
import SwiftUI
import Testing
import ViewFuzz

/// firebase.google.com/docs/firestore/query-data/listen
@Suite struct `A listener of Firestore` {
    @Test func `is called when a step answers, and not before`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            Firestore.firestore().setOnServer(milk, at: "notes/a")
            let model = NotesModel()
            host.settle()
            #expect(model.message == "" && host.pendingAnswers == ["snapshot notes"])
            try host.answerCall("snapshot notes")
            #expect(model.notes.map(\.title) == ["Milk"] && model.notes.first?.id == "a")
            #expect(model.message == "server" && host.pendingAnswers == [])
            try host.close()
        }
    }

    /// "Local writes in your app will invoke snapshot listeners immediately", with `hasPendingWrites`.
    @Test func `shows a local write at once, and its answer later`() async throws {
        try await onMainRunLoop {
            let model = Made<NotesModel>()
            let host = Host { NotesView(model: model.make { NotesModel() }) }
            host.settle()
            try host.answerCall("snapshot notes")
            try host.click("Add")
            host.settle()
            #expect(host.texts.contains("Note 0") && host.texts.contains("server, pending"))
            #expect(model.value?.notes.first?.created == nil, "the server has not set its time")
            #expect(host.pendingAnswers == ["addDocument notes/*"])
            try host.answerCall("addDocument notes/*")
            #expect(host.texts.contains("Note 0") && model.value?.notes.first?.created != nil)
            try host.close()
        }
    }

    @Test func `takes a failed write back`() async throws {
        try await onMainRunLoop {
            let model = Made<NotesModel>()
            let host = Host { NotesView(model: model.make { NotesModel() }) }
            host.settle()
            try host.answerCall("snapshot notes")
            try host.click("Add")
            host.settle()
            try host.failCall("addDocument notes/*")
            #expect(model.value?.notes == [])
            try host.close()
        }
    }

    @Test func `calls back with the error of a failed write`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            var errors: [Int] = []
            Firestore.firestore().document("notes/a").setData(["rank": 1]) { error in
                errors.append((error as? NSError)?.code ?? 0)
            }
            host.settle()
            #expect(errors == [])
            try host.failCall("setData notes/*")
            #expect(errors == [FirestoreErrorCode.permissionDenied.rawValue])
            try host.close()
        }
    }

    /// "Access data offline": what the app has in its cache is shown before the server answers.
    @Test func `shows what is in the cache before the server answers`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            Firestore.firestore().document("notes/a").setData(milk)
            let model = NotesModel()
            host.settle()
            #expect(model.notes.map(\.title) == ["Milk"] && model.message == "cache, pending")
            try host.close()
        }
    }

    @Test func `waits again for what another device writes`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let model = NotesModel()
            host.settle()
            try host.answerCall("snapshot notes")
            Firestore.firestore().setOnServer(bread, at: "notes/b")
            host.settle()
            #expect(model.notes == [] && host.pendingAnswers == ["snapshot notes"])
            try host.answerCall("snapshot notes")
            #expect(model.notes.map(\.title) == ["Bread"])
            Firestore.firestore().setOnServer(nil, at: "notes/b")
            try host.answerCall("snapshot notes")
            #expect(model.notes == [])
            try host.close()
        }
    }

    /// "After receiving an error, the listener will not receive any more events."
    @Test func `ends with an error, and with its removal`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let (failing, removed) = (NotesModel(), NotesModel())
            host.settle()
            try host.failCall("snapshot notes")
            #expect(failing.message == "Missing or insufficient permissions.")
            removed.stop()
            #expect(host.pendingAnswers == [])
            Firestore.firestore().document("notes/a").setData(milk)
            host.settle()
            #expect(failing.notes == [] && removed.notes == [])
            try host.close()
        }
    }

    @Test func `tells what has changed`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let database = Firestore.firestore()
            for name in ["a", "b"] { database.setOnServer(["rank": 1], at: "notes/\(name)") }
            var changes: [String] = []
            let listener = database.collection("notes").addSnapshotListener { snapshot, _ in
                changes += snapshot?.documentChanges.map { "\($0.type) \($0.document.documentID)" } ?? []
            }
            host.settle()
            try host.answerCall("snapshot notes")
            #expect(changes == ["added a", "added b"])
            database.document("notes/a").delete()
            database.document("notes/b").updateData(["rank": 2])
            host.settle()
            #expect(changes.dropFirst(2) == ["removed a", "modified b"])
            listener.remove()
            try host.close()
        }
    }
}

/// A value that the content of a host makes once, because a model of Firestore belongs to the host that is there.
@MainActor final class Made<Value> {
    private(set) var value: Value?

    func make(_ body: () -> Value) -> Value {
        if let value { return value }
        let made = body()
        value = made
        return made
    }
}
