import HeadlessUI

@testable import ViewFuzz

/// Views whose cases get stuck when steps are only dropped.
enum RewrittenApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("lamp") { setup in
            let model = LampModel()
            setup.property("the lamp is off") { !model.isBroken }
            return LampView(model: model)
        }
        FuzzedView("house") { setup in
            let model = HouseModel()
            setup.property("the attic is closed") { !(model.isUnlocked && model.room == "attic") }
            return HouseView(model: model)
        }
        FuzzedView("bell") { setup in
            let model = BellModel()
            setup.post("ring")
            setup.property("nobody rings at night") { !model.hasRung }
            return BellView(model: model)
        }
    }
}

/// Breaks when it is lit to exactly 6 and then set to off, while it is plugged in.
@MainActor final class LampModel: ObservableObject {
    @Published var isPlugged = false
    @Published var light = 0
    var isBroken = false
}

struct LampView: View {
    @ObservedObject var model: LampModel

    var body: some View {
        Toggle("Plug", isOn: $model.isPlugged)
        Button("Brighter") { model.light = min(model.light + 1, 9) }
        Button("Much brighter") { model.light = min(model.light + 3, 9) }
        Button("Off") {
            if model.isPlugged, model.light == 6 { model.isBroken = true }
            model.light = 0
        }
    }
}

/// The attic is above the floor, and above the ladder of the yard.
@MainActor final class HouseModel: ObservableObject {
    static let ways = [
        "hall": ["floor", "garden"], "floor": ["hall", "attic"], "garden": ["hall", "yard"],
        "yard": ["garden", "ladder"],
        "ladder": ["yard", "attic"], "attic": [],
    ]

    @Published var room = "hall"
    @Published var isUnlocked = false
}

struct HouseView: View {
    @ObservedObject var model: HouseModel

    var body: some View {
        Text(model.room)
        ForEach(HouseModel.ways[model.room] ?? [], id: \.self) { room in Button(room) { model.room = room } }
        if model.room == "hall" { Button("Unlock") { model.isUnlocked = true } }
    }
}

/// Rings at a notification, which a button posts, too.
@MainActor final class BellModel: ObservableObject {
    @Published var isNight = false
    var hasRung = false
}

struct BellView: View {
    @ObservedObject var model: BellModel

    var body: some View {
        Button("Night") { model.isNight = true }
        Button("Other") {}
        if model.isNight {
            Button("Ring") { NotificationCenter.default.post(name: Notification.Name("ring"), object: nil) }
        }
        Text("bell").onReceive(NotificationCenter.default.publisher(for: Notification.Name("ring"))) { _ in
            if model.isNight { model.hasRung = true }
        }
    }
}
