import ViewFuzz

// R6: settings of language models, with a state object for each row (jundot/omlx#1634).

struct LanguageModel: Identifiable {
    let id: Int
    var name: String
    var isPinned = false
}

@MainActor final class ModelSettings: ObservableObject {
    @Published var models = [LanguageModel(id: 1, name: "small"), LanguageModel(id: 2, name: "large")]

    func remove(_ id: Int) { models.removeAll { $0.id == id } }
}

struct ModelSettingsView: View {
    @ObservedObject var settings: ModelSettings

    var body: some View {
        VStack {
            ForEach(Array(settings.models.enumerated()), id: \.element.id) { index, model in
                HStack {
                    ModelRow(settings: settings, index: index)
                    Button("Remove") { settings.remove(model.id) }
                }
            }
        }
    }
}

/// The state object of a row.
@MainActor private final class ModelRowState: ObservableObject {
    private let settings: ModelSettings
    private let index: Int

    init(settings: ModelSettings, index: Int) {
        self.settings = settings
        self.index = index
    }

    var title: String { settings.models[index].name + (settings.models[index].isPinned ? " (pinned)" : "") }
    func pin() { settings.models[index].isPinned.toggle() }
}

private struct ModelRow: View {
    @ObservedObject var settings: ModelSettings
    @StateObject private var state: ModelRowState

    init(settings: ModelSettings, index: Int) {
        self.settings = settings
        _state = StateObject(wrappedValue: ModelRowState(settings: settings, index: index))
    }

    var body: some View {
        Text(state.title)
        Button("Pin") { state.pin() }
    }
}

/// Settings whose rows look their model up by ID.
struct ModelSettingsByIDView: View {
    @ObservedObject var settings: ModelSettings

    var body: some View {
        VStack {
            ForEach(settings.models) { model in
                HStack {
                    ModelByIDRow(settings: settings, id: model.id)
                    Button("Remove") { settings.remove(model.id) }
                }
            }
        }
    }
}

@MainActor private final class ModelByIDRowState: ObservableObject {
    private let settings: ModelSettings
    private let id: Int

    init(settings: ModelSettings, id: Int) {
        self.settings = settings
        self.id = id
    }

    private var index: Int? { settings.models.firstIndex { $0.id == id } }

    var title: String {
        guard let index else { return "" }
        return settings.models[index].name + (settings.models[index].isPinned ? " (pinned)" : "")
    }

    func pin() {
        guard let index else { return }
        settings.models[index].isPinned.toggle()
    }
}

private struct ModelByIDRow: View {
    @ObservedObject var settings: ModelSettings
    @StateObject private var state: ModelByIDRowState

    init(settings: ModelSettings, id: Int) {
        self.settings = settings
        _state = StateObject(wrappedValue: ModelByIDRowState(settings: settings, id: id))
    }

    var body: some View {
        Text(state.title)
        Button("Pin") { state.pin() }
    }
}

extension FieldReportsFuzz {
    static var r06: FuzzedView {
        FuzzedView("r06") { _ in ModelSettingsView(settings: ModelSettings()) }
    }

    static var r06Fixed: FuzzedView {
        FuzzedView("r06 fixed") { _ in ModelSettingsByIDView(settings: ModelSettings()) }
    }
}
