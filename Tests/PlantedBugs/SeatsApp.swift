import ViewFuzz

/// Depth 4. The user chooses three seats of a row and books them, which leaves no aisle. At most four seats are chosen at once.
struct SeatsView: View, PlantedView {
    nonisolated static let depth = 4
    nonisolated static let smallest = [
        #"press "A1" in row 0 row 0"#, #"press "A2" in row 0 row 1"#, #"press "A3" in row 0 row 2"#, #"press "Book""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var chosen: Set<String> = []
        @Published var booked: Set<String> = []

        func choose(_ seat: String) {
            guard !booked.contains(seat) else { return }
            if chosen.contains(seat) { chosen.remove(seat) } else if chosen.count < 4 { chosen.insert(seat) }
        }

        func book() {
            guard chosen.count > 1 else { return }
            booked.formUnion(chosen)
            chosen = []
        }

        var hasFullRow: Bool {
            ["A", "B", "C"].contains { row in (1...3).allSatisfy { booked.contains("\(row)\($0)") } }
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("\(model.chosen.count) chosen, \(model.booked.count) booked")
            ForEach(["A", "B", "C"], id: \.self) { row in
                HStack {
                    ForEach(1...3, id: \.self) { number in
                        Button("\(row)\(number)") { model.choose("\(row)\(number)") }
                    }
                }
            }
            Button("Book") { model.book() }
            Button("Start over") { (model.chosen, model.booked) = ([], []) }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("seats") { setup in
            let model = Model()
            setup.property("no row is full") { !model.hasFullRow }
            return SeatsView(model: model)
        }
    }
}
