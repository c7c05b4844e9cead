import ViewFuzz

/// Depth 6. The user orders two articles, takes one back while the picker shows another size, and sends the order once the stock is
/// empty. The article that was taken back stays reserved.
struct OrderView: View, PlantedView {
    nonisolated static let depth = 6
    nonisolated static let smallest = [
        #"press "Add""#, #"press "Add""#, #"choose "M" in "Size""#, #"press "Take back""#, #"call "sold out""#,
        #"press "Send""#,
    ]

    @MainActor final class Model: ObservableObject {
        static let sizes = ["S", "M", "L"]

        @Published var size = "S"
        @Published var count = 0
        @Published var stock = 3
        @Published var reserved: [String: Int] = [:]
        @Published var isSent = false

        func add() {
            guard stock > 0, !isSent else { return }
            stock -= 1
            count += 1
            reserved[size, default: 0] += 1
        }

        func takeBack() {
            guard count > 0, !isSent else { return }
            count -= 1
            stock += 1
            // The bug: this uses the shown size, not the reserved one.
            reserved[size] = reserved[size].flatMap { $0 > 1 ? $0 - 1 : nil }
        }

        func send() { if stock == 0 { isSent = true } }

        var isConsistent: Bool { !isSent || reserved.values.reduce(0, +) == count }
    }

    @ObservedObject var model: Model

    var body: some View {
        Form {
            Picker("Size", selection: $model.size) { ForEach(Model.sizes, id: \.self) { Text($0) } }
            LabeledContent("Ordered", value: "\(model.count)")
            Button("Add") { model.add() }
            Button("Take back") { model.takeBack() }
            if model.count > 0 { Button("Send") { model.send() } }
        }
        .disabled(model.isSent)
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("order") { setup in
            let model = Model()
            setup.call("sold out") { model.stock = 0 }
            setup.property("what is reserved is ordered") { model.isConsistent }
            return OrderView(model: model)
        }
    }
}
