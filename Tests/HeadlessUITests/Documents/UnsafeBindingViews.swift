import HeadlessUI

// Document 0: unsafe access to a binding in a callback outside of SwiftUI's events. Spelled for SwiftUI.

struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
}

extension Notification.Name {
    static let ping = Notification.Name("ping")
}

/// What the rows saw.
@MainActor final class Journal {
    var names: [String] = []
    var skipped = 0
}

struct RowView<P: Publisher>: View where P.Output == Notification, P.Failure == Never {
    @Binding var item: Item
    let publisher: P
    let journal: Journal
    var checksAppearance = false
    @State private var isAppeared = false

    var body: some View {
        TextEditor(text: $item.name)
            .accessibilityLabel("Name")
            .onAppear { isAppeared = true }
            .onDisappear { isAppeared = false }
            .onReceive(publisher) { _ in
                if checksAppearance, !isAppeared {
                    journal.skipped += 1
                    return
                }
                journal.names.append(item.name)
            }
    }
}

enum Container {
    case eager, lazy, list
}

struct ItemsView<P: Publisher>: View where P.Output == Notification, P.Failure == Never {
    @State var items = [Item(id: 1, name: "first")]
    let container: Container
    let publisher: P
    let journal: Journal
    var checksAppearance = false

    var body: some View {
        Button("Clear") {
            items = []
            NotificationCenter.default.post(name: .ping, object: nil)
        }
        switch container {
        case .eager: VStack { rows }
        case .lazy: ScrollView { LazyVStack { rows } }
        case .list: List { rows }
        }
    }

    var rows: some View {
        ForEach($items) { $item in
            RowView(item: $item, publisher: publisher, journal: journal, checksAppearance: checksAppearance)
        }
    }
}
