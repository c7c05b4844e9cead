import ViewFuzz

/// Depth 7. Actions in one tab affect another: three tabs, a list, and a badge that is not reset. The bug's progress is on no
/// screen. A step out of order does not reset it.
struct TabsView: View, PlantedView {
    nonisolated static let depth = 7
    nonisolated static let smallest = [
        #"press "Go inbox" on "Go inbox""#, #"press "Archive One" on "Archive One""#,
        #"press "Go settings" on "Go settings""#, #"press "Mute""#, #"press "Go inbox" on "Go inbox""#,
        #"press "Archive Two" on "Archive Two""#, #"press "Go home" on "Go home""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var tab = 0
        @Published var items = ["One", "Two"]
        @Published var badge = 0
        @Published var isMuted = false
        let bug = PlantedBug(["inbox", "archive One", "settings", "mute", "inbox", "archive Two", "home"])

        static let names = ["home", "inbox", "settings"]

        func go(to tab: Int) {
            guard tab != self.tab else { return }
            self.tab = tab
            bug.note(Self.names[tab])
        }

        func archive(_ item: String) {
            items.removeAll { $0 == item }
            bug.note("archive \(item)")
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text(Model.names[model.tab])
            ForEach(0..<3, id: \.self) { tab in Button("Go \(Model.names[tab])") { model.go(to: tab) } }
            switch model.tab {
            case 1:
                ForEach(model.items, id: \.self) { item in
                    Button("Archive \(item)") { model.archive(item) }
                }
            case 2:
                Toggle("Mute", isOn: $model.isMuted)
                    .onChange(of: model.isMuted) { _, isMuted in if isMuted { model.bug.note("mute") } }
                Button("Restore") { model.items = ["One", "Two"] }
            default:
                Button("Badge \(model.badge)") { model.badge += 1 }
            }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("tabs") { setup in
            let model = Model()
            setup.property("the badge is right") { model.bug.isHidden }
            return TabsView(model: model)
        }
    }
}
