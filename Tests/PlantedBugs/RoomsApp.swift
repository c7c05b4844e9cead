import ViewFuzz

/// Depth 7. Rooms with doors, several ways from each to each. The key lies in the cellar, and fits the safe in the garden.
struct RoomsView: View, PlantedView {
    nonisolated static let depth = 7
    nonisolated static let smallest = [
        #"press "Kitchen" on "Kitchen""#, #"press "Cellar" on "Cellar""#, #"press "Take the key""#,
        #"press "Study" on "Study""#, #"press "Corridor" on "Corridor""#, #"press "Garden" on "Garden""#,
        #"press "Open the safe""#,
    ]

    @MainActor final class Model: ObservableObject {
        static let doors = [
            "Hall": ["Kitchen", "Corridor"],
            "Kitchen": ["Hall", "Cellar"],
            "Corridor": ["Hall", "Study", "Garden"],
            "Study": ["Corridor", "Library", "Cellar"],
            "Library": ["Study", "Hall"],
            "Cellar": ["Kitchen", "Study"],
            "Garden": ["Corridor"],
        ]

        @Published var room = "Hall"
        @Published var hasKey = false
        @Published var isOpen = false
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("You are in: \(model.room)")
            ForEach(Model.doors[model.room] ?? [], id: \.self) { door in Button(door) { model.room = door } }
            if model.room == "Cellar", !model.hasKey { Button("Take the key") { model.hasKey = true } }
            if model.room == "Garden" { Button("Open the safe") { if model.hasKey { model.isOpen = true } } }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("rooms") { setup in
            let model = Model()
            setup.property("the safe is closed") { !model.isOpen }
            return RoomsView(model: model)
        }
    }
}
