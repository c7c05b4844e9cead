import ViewFuzz

/// Depth 6. A code of six letters from four keys, with keys that delete. The screen shows the letters so far.
struct LettersView: View, PlantedView {
    nonisolated static let depth = 6
    nonisolated static let smallest = [
        #"press "B""#, #"press "A""#, #"press "D""#, #"press "C""#, #"press "A""#, #"press "B""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var letters = ""

        func press(_ letter: String) { if letters.count < 6 { letters += letter } }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("Code: \(model.letters)")
            ForEach(Array("ABCD").map(String.init), id: \.self) { letter in
                Button(letter) { model.press(letter) }
            }
            Button("Back") { if !model.letters.isEmpty { model.letters.removeLast() } }
            Button("Clear") { model.letters = "" }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("letters") { setup in
            let model = Model()
            setup.property("the code is refused") { model.letters != "BADCAB" }
            return LettersView(model: model)
        }
    }
}
