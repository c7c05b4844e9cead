import FirebaseAuth
import SwiftUI
import Testing
import ViewFuzz

@MainActor private final class Session: ObservableObject {
    @Published var name = "unknown"
    @Published var message = ""
    private var handle: (any NSObjectProtocol)?

    init() {
        handle = Auth.auth().addStateDidChangeListener { [weak self] _, user in
            MainActor.assumeIsolated { self?.name = user?.email ?? "nobody" }
        }
    }

    func signIn() async {
        do {
            message = try await Auth.auth().signIn(withEmail: "a@example.com", password: "secret").user.email ?? ""
        } catch {
            message = AuthErrorCode(_nsError: error as NSError).map { "\($0)" } ?? "other"
        }
    }
}

private struct SessionView: View {
    @StateObject private var session = Session()

    var body: some View {
        Text(session.name)
        Text(session.message)
        Button("Sign in") { Task { await session.signIn() } }
        Button("Sign out") { try? Auth.auth().signOut() }
    }
}

/// firebase.google.com/docs/auth/ios/start
@Suite struct `The sign-in of Firebase` {
    @Test func `tells listeners of nobody, the user, and nobody again`() async throws {
        try await onMainRunLoop {
            let host = Host { SessionView() }
            host.settle()
            #expect(host.texts.first == "nobody")
            try host.click("Sign in")
            host.settle()
            #expect(host.texts.first == "nobody" && host.pendingAnswers == ["signIn"])
            try host.answerCall("signIn")
            #expect(host.texts.contains("a@example.com"))
            try host.click("Sign out")
            host.settle()
            #expect(host.texts.first == "nobody")
            try host.close()
        }
    }

    @Test(arguments: [(1, "networkError"), (2, "wrongPassword"), (3, "userNotFound")])
    func `fails with the errors of the service`(number: Int, text: String) async throws {
        try await onMainRunLoop {
            let host = Host { SessionView() }
            try host.click("Sign in")
            host.settle()
            try host.failCall("signIn", number)
            #expect(host.texts.contains(text) && Auth.auth().currentUser == nil)
            try host.close()
        }
    }

    @Test func `has nobody in a new host`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { EmptyView() }
                #expect(Auth.auth().currentUser == nil)
                Auth.auth().createUser(withEmail: "a@example.com", password: "secret") { _, _ in }
                try host.answerCall("createUser")
                #expect(Auth.auth().currentUser?.email == "a@example.com")
                try host.close()
            }
        }
    }
}
