import ViewFuzz

/// Depth 5. Ann writes a draft and logs out. Ben logs in, opens the drafts and sees hers.
struct SessionView: View, PlantedView {
    nonisolated static let depth = 5
    nonisolated static let smallest = [
        #"press "Log in as Ann""#, #"press "Write""#, #"press "Log out""#, #"press "Log in as Ben""#,
        #"press "Open drafts""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var user: String?
        @Published var drafts: [String] = []
        @Published var isOpen = false

        func logIn(_ user: String) {
            self.user = user
            // The bug: a guest's drafts are cleared, and nobody else's.
            if user == "guest" { drafts = [] }
        }

        func logOut() {
            user = nil
            isOpen = false
        }

        var isPrivate: Bool { !isOpen || drafts.allSatisfy { $0 == user } }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            if let user = model.user {
                Text("Hello, \(user)")
                if model.isOpen {
                    Text("\(model.drafts.count) drafts")
                    Button("Close drafts") { model.isOpen = false }
                    Button("Discard") { model.drafts = [] }
                } else {
                    if user != "guest" { Button("Write") { if model.drafts.count < 3 { model.drafts.append(user) } } }
                    Button("Open drafts") { model.isOpen = true }
                }
                Button("Log out") { model.logOut() }
            } else {
                Button("Log in as Ann") { model.logIn("Ann") }
                Button("Log in as Ben") { model.logIn("Ben") }
                Button("Look around") { model.logIn("guest") }
            }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("session") { setup in
            let model = Model()
            setup.property("drafts are private") { model.isPrivate }
            return SessionView(model: model)
        }
    }
}
