import HeadlessUI

enum Theme: String { case light, dark }

struct CounterSettingView: View {
    @AppStorage("count") var count = 1
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("name") var name: String?
    @SceneStorage("count") var sceneCount = 5

    var body: some View {
        Button("Count") { count += 1 }
        Button("Dark") { theme = .dark }
        Button("Forget") { name = nil }
        Button("Scene") { sceneCount += 1 }
        Toggle("Many", isOn: Binding(get: { count > 5 }, set: { count = $0 ? 10 : 0 }))
        Text("\(sceneCount)")
    }
}

struct CounterShownView: View {
    @AppStorage("count") private var count = 7
    @AppStorage("theme", store: .standard) private var theme: Theme = .light
    @AppStorage("name") private var name: String?
    @MainActor static var evaluationCount = 0

    var body: some View {
        let _ = (Self.evaluationCount += 1)
        Text("\(count) \(theme.rawValue) \(name ?? "nobody")")
    }
}

struct SuiteView: View {
    @AppStorage("count", store: UserDefaults(suiteName: "first")) var first = 0
    @AppStorage("count", store: UserDefaults(suiteName: "first")) var again = 0
    @AppStorage("count", store: UserDefaults(suiteName: "second")) var second = 0
    @FocusState var isFocused: Bool

    var body: some View {
        Button("Count") { first += 1 }
        FocusedChild(isFocused: $isFocused)
        Text("\(first) \(again) \(second) \(isFocused)")
    }
}

struct FocusedChild: View {
    @FocusState.Binding var isFocused: Bool
    @State var text = ""

    var body: some View {
        TextField("Child", text: $text).focused($isFocused)
        Text(isFocused ? "editing" : "resting")
    }
}

/// A model that keeps its values as views do.
final class CountModel: ObservableObject {
    @AppStorage("count") var count = 3
    var countBinding: Binding<Int> { $count }

    init() { count += 1 }
}

struct CountModelView: View {
    @StateObject private var model = CountModel()
    @AppStorage("count") private var count = 3

    var body: some View {
        Button("Count") { model.count += 1 }
        Button("Zero") { model.countBinding.wrappedValue = 0 }
        Text("\(model.count) \(count)")
    }
}

struct StorageView: View {
    var body: some View {
        CounterSettingView()
        CounterShownView()
    }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct TitleKey: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

struct PreferenceView: View {
    @State var widths = [1, 2]
    @State var seen: [String] = []
    @State var title = "none"

    var body: some View {
        VStack {
            VStack {
                ForEach(widths, id: \.self) { width in
                    Text("\(width)").preference(key: WidthKey.self, value: [width])
                }
            }
            .onPreferenceChange(WidthKey.self) { seen.append("inner \($0)") }
            .transformPreference(WidthKey.self) { $0.append(9) }
            Text("Ten").preference(key: WidthKey.self, value: [10])
        }
        .onPreferenceChange(WidthKey.self) { seen.append("outer \($0)") }
        .overlayPreferenceValue(WidthKey.self) { Text("sum \($0.reduce(0, +))") }
        Text("titled").preference(key: TitleKey.self, value: "Title").onPreferenceChange(TitleKey.self) {
            title = $0 ?? "nil"
        }
        Button("More") { widths.append(widths.count + 1) }
        Text(title)
        Text(seen.joined(separator: " "))
    }
}

struct PhaseView: View {
    @Environment(\.scenePhase) var phase
    @Environment(\.colorScheme) var scheme
    @Environment(\.openURL) var openURL
    @State var log: [String] = []

    var body: some View {
        Text("\(phase) \(scheme)")
            .onChange(of: phase) { old, new in log.append("\(old) to \(new)") }
            .onOpenURL { log.append("opened \($0)") }
            .onContinueUserActivity("edit") { log.append("continued \($0.title ?? "")") }
        Button("Web") {
            if let url = URL(string: "https://example.org") { openURL(url) }
        }
        if let url = URL(string: "mine:2") {
            Link("Own", destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.append("own \(url)")
                        return .handled
                    })
        }
        Text(log.joined(separator: ", "))
    }
}

struct GreeterApp: App {
    @State private var greeting = "Hello"
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            Button("Greet") { greeting = "Good day" }
            Text(greeting)
        }
        .onChange(of: phase) { greeting = "phase" }
        .commands {
            CommandGroup(replacing: .newItem) {}
            CommandMenu("Extra") { Button("Nothing") {} }
        }
        HeadlessUI.Settings { Text("settings") }
    }
}

final class Slot: UIView {
    var value = 0
}

/// A view of UIKit whose coordinator writes through the binding that it was last given.
struct SlotView: UIViewRepresentable {
    @Binding var value: Int
    @MainActor static var log: [String] = []
    @MainActor static var press: () -> Void = {}

    @MainActor final class Coordinator {
        var parent: SlotView
        init(_ parent: SlotView) { self.parent = parent }
        func press() { parent.value += 1 }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> Slot {
        let coordinator = context.coordinator
        SlotView.press = { coordinator.press() }
        SlotView.log.append("make")
        return Slot(frame: .zero)
    }

    func updateUIView(_ uiView: Slot, context: Context) {
        context.coordinator.parent = self
        uiView.value = value
        SlotView.log.append("update \(uiView.value)")
    }

    static func dismantleUIView(_ uiView: Slot, coordinator: Coordinator) {
        log.append("dismantle \(uiView.value)")
    }
}

struct SlotHolder: View {
    @State var value = 1
    @State var isShown = true

    var body: some View {
        if isShown { SlotView(value: $value) }
        Button("Hide") { isShown = false }
        Text("\(value)")
    }
}

struct PairView: View, Equatable {
    let shown: Int
    let ignored: Int
    @MainActor static var evaluationCount = 0

    nonisolated static func == (left: PairView, right: PairView) -> Bool { left.shown == right.shown }

    var body: some View {
        let _ = (Self.evaluationCount += 1)
        Text("\(shown) \(ignored)")
    }
}

struct PairHolder: View {
    @State var shown = 0
    @State var ignored = 0

    var body: some View {
        PairView(shown: shown, ignored: ignored).equatable()
        Button("Shown") { shown += 1 }
        Button("Ignored") { ignored += 1 }
    }
}
