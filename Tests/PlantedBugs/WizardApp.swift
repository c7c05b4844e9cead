import ViewFuzz

/// Depth 6. The user finishes a wizard, goes back and finishes again. The second page skips to the last one.
struct WizardView: View, PlantedView {
    nonisolated static let depth = 6
    nonisolated static let smallest = [
        #"press "Next""#, #"press "Skip to the end""#, #"press "Accept""#, #"press "Finish""#, #"press "Back""#,
        #"press "Finish""#,
    ]

    @MainActor final class Model: ObservableObject {
        static let last = 4

        @Published var page = 0
        @Published var accepts = false
        @Published var orders = 0
        @Published var isDone = false

        func finish() {
            guard accepts else { return }
            orders += 1
            isDone = true
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text(model.isDone ? "Done" : "Page \(model.page + 1)")
            if model.isDone {
                Button("Back") { model.isDone = false }
            } else {
                if model.page > 0 { Button("Previous") { model.page -= 1 } }
                if model.page < Model.last { Button("Next") { model.page += 1 } }
                if model.page == 1 { Button("Skip to the end") { model.page = Model.last } }
                if model.page == Model.last {
                    Toggle("Accept", isOn: $model.accepts)
                    Button("Finish") { model.finish() }
                }
            }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("wizard") { setup in
            let model = Model()
            setup.property("there is one order") { model.orders < 2 }
            return WizardView(model: model)
        }
    }
}
