import ViewFuzz

/// Depth 4. Two searches, and their answers in the other order: the list shows what the first search found.
struct AnswersView: View, PlantedView {
    nonisolated static let depth = 4
    nonisolated static let smallest = [
        #"press "Search bread""#, #"press "Search milk""#, #"call "milk came""#, #"call "bread came""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var wanted = ""
        @Published var shown = ""
        @Published var waiting: Set<String> = []

        func search(_ word: String) {
            wanted = word
            waiting.insert(word)
        }

        func came(_ word: String) {
            guard waiting.remove(word) != nil else { return }
            shown = word
        }

        var isRight: Bool { !waiting.isEmpty || shown == wanted }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text(model.shown.isEmpty ? "Nothing yet" : "Found \(model.shown)")
            if !model.waiting.isEmpty { Text("Searching") }
            Button("Search bread") { model.search("bread") }
            Button("Search milk") { model.search("milk") }
            Button("Stop") { (model.wanted, model.shown, model.waiting) = ("", "", []) }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("answers") { setup in
            let model = Model()
            setup.call("bread came", from: .anyThread) { model.came("bread") }
            setup.call("milk came", from: .anyThread) { model.came("milk") }
            setup.property("the list shows what was searched last") { model.isRight }
            return AnswersView(model: model)
        }
    }
}
