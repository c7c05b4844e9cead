@testable import HeadlessUI
@testable import ViewFuzz

/// Views with most of what an app has, each of which shows a model.
enum LifetimeApp: FuzzedApp {
    /// The model of the view that was made last.
    @MainActor static weak var model: LifetimeModel?
    /// The graph of the host that it was shown in.
    @MainActor static weak var graph: Graph?

    @MainActor private static func made(_ setup: FuzzSetup) -> LifetimeModel {
        let model = LifetimeModel()
        self.model = model
        setup.post("lifetime")
        setup.call("download", from: .anyThread) { model.load() }
        setup.property("it is shown by a host") {
            graph = Graph.current
            return graph != nil
        }
        return model
    }

    static var views: [FuzzedView] {
        FuzzedView("buttons") { ButtonsOfModel(model: made($0)) }
        FuzzedView("list") { ListOfModel(model: made($0)) }
        FuzzedView("pages") { PagesOfModel(model: made($0)) }
        FuzzedView("sheet") { SheetOfModel(model: made($0)) }
        FuzzedView("events") { EventsOfModel(model: made($0)) }
    }
}

@MainActor final class LifetimeModel: ObservableObject {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var isDone = false
    }

    @Published var items = (0..<3).map { Item(id: $0, name: "item \($0)") }
    @Published var title = ""
    @Published var isShown = false
    @Published var count = 0

    nonisolated func load() { Task { @MainActor in count += 1 } }
}

struct ButtonsOfModel: View {
    @ObservedObject var model: LifetimeModel
    @State private var isLarge = false

    var body: some View {
        VStack {
            Text("\(model.count)")
            ForEach(["a", "b"], id: \.self) { letter in Button(letter) { model.title += letter } }
            Button("Animate") { withAnimation { isLarge.toggle() } }
            if isLarge { Text("large").transition(.opacity) }
        }
    }
}

struct ListOfModel: View {
    @ObservedObject var model: LifetimeModel
    @State private var search = ""

    var body: some View {
        List {
            ForEach($model.items) { $item in
                HStack {
                    TextField("Name", text: $item.name)
                    Toggle("Done", isOn: $item.isDone)
                }
                .contextMenu { Button("Count") { model.count += 1 } }
            }
            .onDelete { model.items.remove(atOffsets: $0) }
            .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
        }
        .searchable(text: $search)
        .refreshable { model.load() }
    }
}

struct PagesOfModel: View {
    @ObservedObject var model: LifetimeModel

    var body: some View {
        NavigationStack {
            VStack {
                ForEach(model.items) { item in NavigationLink(item.name, value: item.id) }
            }
            .navigationDestination(for: Int.self) { id in
                Text("page \(id)").onDisappear { model.count += 1 }
            }
        }
    }
}

struct SheetOfModel: View {
    @ObservedObject var model: LifetimeModel

    var body: some View {
        Button("Show") { model.isShown = true }
            .sheet(isPresented: $model.isShown) { LifetimeSheet(model: model) }
    }
}

struct LifetimeSheet: View {
    @ObservedObject var model: LifetimeModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        TextField("Title", text: $model.title)
        Button("Close") { dismiss() }
    }
}

struct EventsOfModel: View {
    @ObservedObject var model: LifetimeModel
    @State private var late = 0

    var body: some View {
        Text("\(model.count) \(late)")
            .onReceive(NotificationCenter.default.publisher(for: .init("lifetime"))) { _ in model.count += 1 }
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in late += 1 }
            .onChange(of: model.count) { DispatchQueue.main.async { late += 1 } }
            .task {
                try? await Task.sleep(for: .seconds(1))
                model.count += 1
            }
            .onTapGesture { model.load() }
    }
}
