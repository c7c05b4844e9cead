import HeadlessUI

@Observable final class Settings {
    var isOn = false
    var ignored = 0
}

private struct TintKey: EnvironmentKey {
    static let defaultValue = "none"
}

extension EnvironmentValues {
    var tint: String {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

struct FormView: View {
    @State var settings = Settings()
    @State var flavour = "vanilla"
    @State var name = ""
    @State var isLocked = false
    @MainActor static var evaluationCount = 0

    var body: some View {
        let _ = (Self.evaluationCount += 1)
        @Bindable var settings = settings
        Toggle("Sound", isOn: $settings.isOn)
        Toggle("Lock", isOn: $isLocked)
        Picker("Flavour", selection: $flavour) {
            Text("Vanilla").tag("vanilla")
            Text("Lemon").tag("lemon")
        }
        .disabled(isLocked)
        TextField("Name", text: $name)
        Text("\(settings.isOn) \(flavour) \(name)")
        TintedView().environment(\.tint, flavour).environment(settings)
    }
}

struct TintedView: View {
    @Environment(\.tint) var tint
    @Environment(Settings.self) var settings

    var body: some View {
        Text("tint \(tint) \(settings.isOn)")
    }
}

struct EmphasisModifier: ViewModifier {
    @State var count = 0

    func body(content: Content) -> some View {
        content
        Button("Emphasise") { count += 1 }
        Text(String(repeating: "!", count: count))
    }
}

struct EmphasisedView: View {
    var body: some View {
        Text("text").modifier(EmphasisModifier())
    }
}

struct ReactingView: View {
    @State var value = 0
    @MainActor static var seen: [String] = []

    var body: some View {
        let value = value
        Button("Next") { self.value += 1 }
        Text("\(value)")
            .onChange(of: value) { old, new in Self.seen.append("new closure of \(value): \(old) to \(new)") }
            .onChange(of: value, perform: { new in Self.seen.append("old closure of \(value): \(new)") })
    }
}

struct IdentityView: View {
    @State var generation = 0
    @State var showsSecond = false

    var body: some View {
        Button("Renew") { generation += 1 }
        Button("Swap") { showsSecond.toggle() }
        if showsSecond {
            CountingView(name: "second")
        } else {
            CountingView(name: "first").id(generation)
        }
    }
}

struct CountingView: View {
    let name: String
    @State var count = 0

    var body: some View {
        Button("Count") { count += 1 }
        Text("\(name) \(count)")
    }
}

struct TaskView: View {
    @State var isShown = true
    @MainActor static var wasCancelled = false

    var body: some View {
        Button("Hide") { isShown = false }
        if isShown {
            Text("working").task {
                while !Task.isCancelled { await Task.yield() }
                Self.wasCancelled = true
            }
        }
    }
}

struct EditorRow: View {
    @Binding var item: Item

    var body: some View { TextField("Name of \(item.id)", text: $item.name) }
}

struct EditorView: View {
    @State var items = [Item(id: 1, name: "first")]

    var body: some View {
        Button("Clear") { items = [] }
        VStack { ForEach($items) { $item in EditorRow(item: $item) } }
    }
}

/// Rows with a control of the same label in each.
struct NamedRowsView: View {
    @State var items = [Item(id: 1, name: "first"), Item(id: 2, name: "second")]

    var body: some View {
        Button("Clear") { items = [] }
        List {
            ForEach(items) { item in
                HStack {
                    Text(item.name)
                    Button("Delete") { items.removeAll { $0.id == item.id } }
                }
            }
        }
    }
}
