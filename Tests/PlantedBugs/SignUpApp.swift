import ViewFuzz

/// Depth 6. The user signs up, edits the form, empties the name, and signs up again. The form was found to be valid before.
struct SignUpView: View, PlantedView {
    nonisolated static let depth = 6
    nonisolated static let smallest = [
        #"type "a" into "Name""#, #"press "Terms""#, #"press "Sign up""#, #"press "Edit""#, #"type "" into "Name""#,
        #"press "Sign up""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var name = ""
        @Published var age = ""
        @Published var accepts = false
        @Published var isIn = false
        private var wasValid = false
        var hasNameless = false

        func signUp() {
            guard accepts, wasValid || !name.isEmpty else { return }
            wasValid = true
            isIn = true
            if name.isEmpty { hasNameless = true }
        }

        func reset() { (name, age, accepts, isIn, wasValid) = ("", "", false, false, false) }
    }

    @ObservedObject var model: Model

    var body: some View {
        Form {
            if model.isIn {
                Text("Welcome, \(model.name)")
                Button("Edit") { model.isIn = false }
                Button("Leave") { model.reset() }
            } else {
                TextField("Name", text: $model.name)
                TextField("Age", text: $model.age)
                Toggle("Terms", isOn: $model.accepts)
                Button("Sign up") { model.signUp() }
            }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("sign up") { setup in
            let model = Model()
            setup.property("everybody has a name") { !model.hasNameless }
            return SignUpView(model: model)
        }
    }
}
