import Foundation
import HeadlessUI

@testable import ViewFuzz

/// Views that go wrong after a few steps, some of them in more than one way.
enum ShrunkApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("basket") { setup in
            setup.post("sync")
            return BasketView()
        }
        FuzzedView("tank") { setup in
            let tank = Tank()
            setup.property("the tank holds") { tank.level < 3 }
            setup.call("pump") { tank.level += 1 }
            return TankView(tank: tank)
        }
        FuzzedView("form") { setup in
            let tank = Tank()
            setup.property("the name is short") { tank.name.count < 5 }
            return FormView(tank: tank)
        }
    }
}

/// A row is posted to after its element is gone, but only once the basket is unlocked.
struct BasketView: View {
    struct Item: Identifiable {
        let id: Int
    }

    struct Row: View {
        @Binding var item: Item

        var body: some View {
            Text("item").onReceive(NotificationCenter.default.publisher(for: Notification.Name("sync"))) { _ in
                _ = item.id
            }
        }
    }

    @State private var items = [Item(id: 1)]
    @State private var isLocked = true

    var body: some View {
        Toggle("Lock", isOn: $isLocked)
        Button("Empty") { if !isLocked { items = [] } }
        ForEach($items) { Row(item: $0) }
    }
}

@MainActor final class Tank {
    var level = 0
    var name = ""
}

/// Overflows by three drops, or by a bucket.
struct TankView: View {
    let tank: Tank

    var body: some View {
        Button("Drop") { tank.level += 1 }
        Button("Bucket") { tank.level += 3 }
    }
}

struct FormView: View {
    let tank: Tank
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        Button("Save") { tank.name = name }
    }
}
