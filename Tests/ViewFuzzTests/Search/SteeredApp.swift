import HeadlessUI

@testable import ViewFuzz

/// An app behind a login, with a notification that changes nothing, and a view that asks for steps.
enum SteeredApp: FuzzedApp {
    static let noise = Notification.Name("bindfuzz.noise")

    static var views: [FuzzedView] {
        FuzzedView("door") { _ in DoorOfHouseView() }
        FuzzedView("steered") { setup in
            setup.begin(with: #"press "Log in""#)
            setup.avoid("leave-app", #"press "Delete""#)
            setup.weight(20, ofSteps: #"press "Add""#)
            return DoorOfHouseView()
        }
    }
}

struct DoorOfHouseView: View {
    @Environment(\.scenePhase) private var phase
    @State private var isIn = false
    @State private var items: [Int] = []

    var body: some View {
        VStack {
            if isIn {
                Text("\(items.count) items, \(phase == .active ? "active" : "away")")
                ForEach(items, id: \.self) { item in
                    HStack {
                        Text("Item \(item)")
                        Button("Delete") { items.removeAll { $0 == item } }
                    }
                }
                Button("Add") { if items.count < 4 { items.append((items.max() ?? 0) + 1) } }
            } else {
                Button("Log in") { isIn = true }
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: SteeredApp.noise)) { _ in }
    }
}
