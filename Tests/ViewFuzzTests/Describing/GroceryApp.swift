import Foundation
import HeadlessUI

@testable import ViewFuzz

/// A shopping list whose rows keep stale bindings, in a stack and in a list.
enum GroceryApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("stack") { setup in
            setup.post(.pricesChanged)
            return GroceryView(isList: false)
        }
        FuzzedView("list") { setup in
            setup.post(.pricesChanged)
            return GroceryView(isList: true)
        }
        FuzzedView("pantry") { _ in PantryView() }
        FuzzedView("links") { _ in LinksView() }
        FuzzedView("hamper") { setup in
            setup.post(.pricesChanged)
            return HamperView()
        }
    }
}

extension Notification.Name {
    static let pricesChanged = Notification.Name("pricesChanged")
}

struct Grocery: Identifiable {
    let id = UUID()
    var name: String
    var price = 1
    var note = ""

    static var samples: [Grocery] { ["Milk", "Bread", "Eggs"].map { Grocery(name: $0) } }
}

/// The rows listen to a notification, in a stack or in a list.
struct GroceryView: View {
    let isList: Bool
    @State private var groceries = Grocery.samples

    var body: some View {
        Button("Clear") { groceries = [] }
        Button("Clear slowly") { withAnimation { groceries = [] } }
        if isList {
            List {
                ForEach($groceries) { $grocery in
                    GroceryRow(grocery: $grocery)
                        .swipeActions { Button("Delete") { groceries.removeAll { $0.id == grocery.id } } }
                }
            }
        } else {
            ForEach($groceries) { GroceryRow(grocery: $0) }
        }
    }
}

struct GroceryRow: View {
    @Binding var grocery: Grocery
    @State private var isCheap = true

    var body: some View {
        Text(isCheap ? grocery.name : "\(grocery.name) (dear)")
            .onReceive(NotificationCenter.default.publisher(for: .pricesChanged)) { _ in
                isCheap = grocery.price < 5
            }
    }
}

/// The rows have bindings by index, and fields.
struct PantryView: View {
    @State private var groceries = Grocery.samples

    var body: some View {
        List {
            ForEach(groceries.indices, id: \.self) { index in PantryRow(grocery: $groceries[index]) }
                .onDelete { groceries.remove(atOffsets: $0) }
        }
    }
}

struct PantryRow: View {
    @Binding var grocery: Grocery

    var body: some View {
        Text(grocery.name)
        TextField("Note", text: $grocery.note)
    }
}

/// A handler, a toggle of another view and a body use the content of one optional.
struct HamperView: View {
    @State private var hamper: Hamper? = Hamper()

    var body: some View {
        Button("Empty") { hamper = nil }
        if let hamper = Binding($hamper) { HamperEditor(hamper: hamper) }
    }
}

struct Hamper {
    var isGift = false
}

struct HamperEditor: View {
    @Binding var hamper: Hamper
    @State private var isShown = false

    var body: some View {
        Text(hamper.isGift ? "gift" : "hamper")
            .onReceive(NotificationCenter.default.publisher(for: .pricesChanged)) { _ in isShown = hamper.isGift }
        GiftToggle(isGift: $hamper.isGift)
    }
}

struct GiftToggle: View {
    @Binding var isGift: Bool

    var body: some View { Toggle("Gift", isOn: $isGift) }
}

/// The content of each row reads its binding, as it is made.
struct LinksView: View {
    @State private var groceries = Grocery.samples

    var body: some View {
        NavigationStack {
            List {
                ForEach($groceries) { $grocery in NavigationLink(grocery.name, value: grocery.price) }
                    .onDelete { groceries.remove(atOffsets: $0) }
            }
        }
    }
}
