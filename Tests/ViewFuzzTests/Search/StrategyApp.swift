import HeadlessUI

@testable import ViewFuzz

/// A door with a code: one of the many things that can be done on a screen leads on.
enum StrategyApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("door") { setup in
            let model = DoorModel()
            setup.call("bell") { model.rings += 1 }
            setup.call("key", from: .anotherThread) {}
            setup.property("it is closed") { model.code != "BADC" }
            return DoorView(model: model)
        }
        FuzzedView("plain") { _ in Text("plain") }
    }
}

@MainActor final class DoorModel: ObservableObject {
    @Published var code = ""
    @Published var rings = 0
}

struct DoorView: View {
    @ObservedObject var model: DoorModel
    @State private var name = ""

    var body: some View {
        Text("Code \(model.code), \(model.rings) rings")
        TextField("Name", text: $name)
        ForEach(["A", "B", "C", "D"], id: \.self) { letter in
            Button(letter) { if model.code.count < 4 { model.code += letter } }
        }
        Button("Clear") { model.code = "" }
    }
}
