import FirebaseDatabase
import FirebaseFunctions
import FirebaseRemoteConfig
import FirebaseStorage
import SwiftUI
import Testing
import ViewFuzz

@Suite struct `Other services of Firebase` {
    /// firebase.google.com/docs/storage/ios/upload-files
    @Test func `keep what is uploaded`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let file = Storage.storage().reference().child("images/a.jpg")
            var events: [String] = []
            file.downloadURL { url, error in events.append("\(url?.lastPathComponent ?? "none") \(error == nil)") }
            try host.answerCall("downloadURL")
            file.putData(Data([1, 2])) { metadata, _ in events.append("\(metadata?.size ?? 0) bytes") }
            try host.answerCall("putData")
            file.getData(maxSize: 10) { data, _ in events.append("\(data?.count ?? 0) read") }
            try host.answerCall("getData")
            file.getData(maxSize: 1) { _, error in events.append("too large \(error != nil)") }
            try host.answerCall("getData")
            #expect(events == ["none false", "2 bytes", "2 read", "too large true"])
            try host.close()
        }
    }

    /// firebase.google.com/docs/database/ios/read-and-write
    @Test func `show local writes of the database at once, and take back what fails`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let items = Database.database().reference().child("items")
            var counts: [UInt] = []
            let handle = items.observe(.value) { counts.append($0.childrenCount) }
            host.settle()
            #expect(counts == [])
            try host.answerCall("observe items")
            items.childByAutoId().setValue(["name": "Milk"])
            host.settle()
            #expect(counts == [0, 1])
            try host.failCall("setValue")
            #expect(counts == [0, 1, 0])
            items.removeObserver(withHandle: handle)
            try host.close()
        }
    }

    @Test func `fetch and call what a definition has set`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            RemoteConfig.remoteConfig().setOnServer(true, forKey: "isNew")
            Functions.functions().setResults(["first", "second"], of: "greet")
            var (status, greeting) = (RemoteConfigFetchAndActivateStatus.error, "")
            RemoteConfig.remoteConfig().fetchAndActivate { fetched, _ in status = fetched }
            Functions.functions().httpsCallable("greet").call { result, _ in greeting = result?.data as? String ?? "" }
            #expect(!RemoteConfig.remoteConfig()["isNew"].boolValue)
            try host.answerCall("fetchAndActivate")
            try host.answerCall("function greet", 2)
            #expect(status == .successFetchedFromRemote && RemoteConfig.remoteConfig()["isNew"].boolValue)
            #expect(greeting == "second")
            try host.close()
        }
    }
}
