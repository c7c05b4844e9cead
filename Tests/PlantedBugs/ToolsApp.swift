import ViewFuzz

/// Depth 6. The user switches tools on in the settings, goes home, opens the tools, and runs one. The settings can be reached by the
/// menu, and by a longer way through the help.
struct ToolsView: View, PlantedView {
    nonisolated static let depth = 6
    nonisolated static let smallest = [
        #"press "Menu""#, #"press "Settings""#, #"press "Beta""#, #"press "Home""#, #"press "Tools""#, #"press "Run""#,
    ]

    @MainActor final class Model: ObservableObject {
        enum Page: String { case home, menu, help, topics, settings, tools }

        @Published var page = Page.home
        @Published var isBeta = false
        @Published var hasRun = false
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("Page: \(model.page.rawValue)")
            switch model.page {
            case .home:
                Button("Menu") { model.page = .menu }
                Button("Help") { model.page = .help }
                if model.isBeta { Button("Tools") { model.page = .tools } }
            case .menu:
                Button("Settings") { model.page = .settings }
                Button("Close") { model.page = .home }
            case .help:
                Button("Topics") { model.page = .topics }
                Button("Close") { model.page = .home }
            case .topics:
                Button("How to change settings") { model.page = .settings }
                Button("Back") { model.page = .help }
            case .settings:
                Toggle("Beta", isOn: $model.isBeta)
                Button("Back") { model.page = .menu }
                Button("Home") { model.page = .home }
            case .tools:
                Button("Run") { model.hasRun = true }
                Button("Back") { model.page = .home }
            }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("tools") { setup in
            let model = Model()
            setup.property("no tool runs") { !model.hasRun }
            return ToolsView(model: model)
        }
    }
}
