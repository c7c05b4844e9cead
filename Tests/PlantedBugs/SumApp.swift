import ViewFuzz

/// Depth 4. A number that many rows of keys reach, and only 3, doubled, 1 more, doubled in four.
struct SumView: View, PlantedView {
    nonisolated static let depth = 4
    nonisolated static let smallest = [#"press "Plus 3""#, #"press "Double""#, #"press "Plus 1""#, #"press "Double""#]

    @MainActor final class Model: ObservableObject {
        @Published var sum = 0
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("Sum: \(model.sum)")
            Button("Plus 1") { model.sum += 1 }
            Button("Plus 3") { model.sum += 3 }
            Button("Double") { model.sum = min(2 * model.sum, 1_000) }
            Button("Clear") { model.sum = 0 }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("sum") { setup in
            let model = Model()
            setup.property("the sum is not 14") { model.sum != 14 }
            return SumView(model: model)
        }
    }
}
