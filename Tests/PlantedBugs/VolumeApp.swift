import ViewFuzz

/// Depth 5. The user turns the volume up as far as the loud mode allows, by single steps or by larger ones, and chooses the quiet
/// mode.
struct VolumeView: View, PlantedView {
    nonisolated static let depth = 5
    nonisolated static let smallest = [
        #"choose "Loud" in "Mode""#, #"press "Boost""#, #"press "Boost""#, #"press "Boost""#,
        #"choose "Quiet" in "Mode""#,
    ]

    @MainActor final class Model: ObservableObject {
        static let limits = ["Quiet": 2, "Usual": 4, "Loud": 6]

        @Published var mode = "Usual"
        @Published var volume = 0

        func turn(by amount: Int) {
            volume = max(0, min(volume + amount, Model.limits[mode] ?? 0))
        }

        func choose(_ mode: String) {
            // The bug: only one mode less is thought of.
            if mode == "Quiet", self.mode == "Usual" { volume = min(volume, 2) }
            if mode == "Usual" { volume = min(volume, 4) }
            self.mode = mode
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        Form {
            Picker("Mode", selection: Binding(get: { model.mode }, set: { model.choose($0) })) {
                ForEach(["Quiet", "Usual", "Loud"], id: \.self) { Text($0) }
            }
            Text("Volume \(model.volume)")
            Button("Louder") { model.turn(by: 1) }
            Button("Softer") { model.turn(by: -1) }
            Button("Boost") { model.turn(by: 2) }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("volume") { setup in
            let model = Model()
            setup.property("quiet is quiet") { model.mode != "Quiet" || model.volume < 6 }
            return VolumeView(model: model)
        }
    }
}
