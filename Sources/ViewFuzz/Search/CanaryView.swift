import FuzzEngine
import HeadlessUI

/// A view with a bug that every search must find. It replaces the app's views while the canary runs.
struct CanaryView: View {
    /// The name of the canary in cases. No view of an app has this name.
    nonisolated static let name = "\u{1F424}"
    nonisolated private static let post = Notification.Name("bindfuzz.canary")

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Row: View {
        @Binding var item: Item

        var body: some View {
            Text("row").onReceive(NotificationCenter.default.publisher(for: CanaryView.post), file: "canary", line: 1) {
                _ in
                _ = item.name
            }
        }
    }

    @State private var items = [Item(id: 1, name: "only")]

    var body: some View {
        VStack {
            Button("Clear") { items = [] }
            ForEach($items) { Row(item: $0) }
        }
    }

    nonisolated static var view: FuzzedView {
        FuzzedView(name) { setup in
            setup.post(post)
            return CanaryView()
        }
    }

    nonisolated static func canary<App>() -> Canary<ViewSubject<App>> {
        let clear = UserAction(.press, "Clear")
        let steps: [ViewStep] = [.user(clear), .outside(OutsideStep(kind: .post, name: post.rawValue))]
        return Canary(
            ViewCase(view: name, steps),
            under: ViewConfiguration(platform: .iOS, delivery: ViewConfiguration<App>.written, access: .index),
            by: TextMechanism(.crash, "Item of Row"))
    }
}
