import BindingFuzz
import FuzzCorpus
import HeadlessUI
import ViewFuzz

/// Views that subscribe by themselves to what may be delivered otherwise.
enum Redelivered: FuzzedApp {
    static let look = Notification.Name("look")
    static let again = Notification.Name("look again")
    /// What was heard in the last run, in order.
    nonisolated(unsafe) static var heard: [String] = []

    static var schedulers: [FuzzedScheduler] {
        FuzzedScheduler("mine", DispatchQueue.main)
    }

    static var views: [FuzzedView] {
        FuzzedView("direct") { setup in
            setup.post("look")
            setup.mayBeDeliveredOtherwise("look")
            return RowsView { NotificationCenter.default.publisher(for: look) }
        }
        FuzzedView("mapped") { setup in
            setup.post("look")
            setup.mayBeDeliveredOtherwise(look)
            return RowsView { NotificationCenter.default.publisher(for: look).map(\.name).filter { $0 == look } }
        }
        FuzzedView("merged") { setup in
            setup.post("look")
            setup.post("look again")
            setup.mayBeDeliveredOtherwise(look, again)
            return Text("merged")
                .onReceive(
                    NotificationCenter.default.publisher(for: look).merge(
                        with: NotificationCenter.default.publisher(for: again))
                ) { _ in heard.append("merged") }
                .background(ModelView(names: [look, again]) { heard.append("posted \($0.rawValue)") })
        }
        FuzzedView("unnamed") { setup in
            setup.post("look")
            setup.mayBeDeliveredOtherwise(again)
            return RowsView { NotificationCenter.default.publisher(for: look) }
        }
        FuzzedView("model") { setup in
            setup.post("look")
            setup.mayBeDeliveredOtherwise(look)
            return RowsView { NotificationCenter.default.publisher(for: look) }
                .background(ModelView(names: [look]) { _ in heard.append("model") })
        }
        FuzzedView("numbered") { setup in
            setup.post("look")
            setup.post("look again")
            setup.mayBeDeliveredOtherwise(look, again)
            return Text("numbered")
                .onReceive(NotificationCenter.default.publisher(for: look)) { heard.append($0.name.rawValue) }
                .onReceive(NotificationCenter.default.publisher(for: again)) { heard.append($0.name.rawValue) }
        }
    }

    /// Runs steps of one of the views.
    @MainActor static func verdict(of steps: String, _ view: String, under names: String) throws -> ViewVerdict {
        heard = []
        let testCase = try CaseFile<ViewSubject<Self>>(text: "bindfuzz 1\nview \"\(view)\"\n\n\(steps)")
            .testCase
        guard let configuration = ViewConfiguration<Self>.fullMatrix.first(where: { $0.description == names }) else {
            throw UnknownConfiguration(names: names)
        }
        let outcome = ViewRunner<Self>(under: []).run(testCase, under: configuration)
        guard outcome.stepsWithoutEffect.isEmpty else { throw StepsWithoutEffect(steps: outcome.stepsWithoutEffect) }
        return outcome.mechanism?.verdict ?? .clean
    }

    struct UnknownConfiguration: Error { let names: String }
    struct StepsWithoutEffect: Error { let steps: [Int] }
}

private struct RowsView<P: Publisher>: View where P.Failure == Never {
    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    let publisher: () -> P
    @State private var items = [Item(id: 1, name: "only")]

    var body: some View {
        VStack {
            Button("Clear") { items = [] }
            ForEach($items) { $item in
                Text("row").onReceive(publisher()) { _ in
                    Redelivered.heard.append("row")
                    _ = item.name
                }
            }
        }
    }
}

/// A model that listens, with a view around it that keeps it.
private struct ModelView: View {
    final class Model: ObservableObject {
        private var subscriptions: Set<AnyCancellable> = []

        init(_ names: [Notification.Name], _ hear: @escaping (Notification.Name) -> Void) {
            for name in names {
                NotificationCenter.default.publisher(for: name).sink { hear($0.name) }.store(in: &subscriptions)
            }
        }
    }

    @StateObject private var model: Model

    init(names: [Notification.Name], hear: @escaping (Notification.Name) -> Void) {
        _model = StateObject(wrappedValue: Model(names, hear))
    }

    var body: some View { Text("model") }
}
