import ViewFuzz

/// Depth 5. An event a year and two months ahead, which the user looks at from the current month. Single months lead there, too.
struct CalendarView: View, PlantedView {
    nonisolated static let depth = 5
    nonisolated static let smallest = [
        #"press "Next month""#, #"press "Next month""#, #"press "Next year""#, #"press "Add event""#, #"press "Today""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var month = 0
        @Published var events: Set<Int> = []
        @Published var isOpen = true

        func go(to month: Int) { self.month = max(-14, min(month, 30)) }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("Month \(model.month)")
            Text("\(model.events.count) events")
            Button("Previous month") { model.go(to: model.month - 1) }
            Button("Next month") { model.go(to: model.month + 1) }
            Button("Previous year") { model.go(to: model.month - 12) }
            Button("Next year") { model.go(to: model.month + 12) }
            Button("Today") { model.go(to: 0) }
            Button("Add event") { if model.events.count < 3 { model.events.insert(model.month) } }
            if !model.events.isEmpty { Button("Remove events") { model.events = [] } }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("calendar") { setup in
            let model = Model()
            setup.property("an event is near") { model.month != 0 || !model.events.contains(14) }
            return CalendarView(model: model)
        }
    }
}
