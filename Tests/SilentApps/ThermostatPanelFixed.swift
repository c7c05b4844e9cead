import HeadlessUI

enum ThermostatPanelEventFixed {
    /// Sent by the boiler every now and then; userInfo has "target" and "room" in degrees.
    static let report = Notification.Name("ThermostatPanelFixed.report")
    /// Posted by the app for the boiler; userInfo has "target".
    static let command = Notification.Name("ThermostatPanelFixed.command")
}

@MainActor
final class ThermostatPanelModelFixed: ObservableObject {
    @Published var target = 19
    @Published var room = 18
    @Published var showsFahrenheit = false
    var changeCount = 0
    var subscription: AnyCancellable?

    init() {
        subscription = NotificationCenter.default
            .publisher(for: ThermostatPanelEventFixed.report)
            .sink { [weak self] note in
                guard let target = note.userInfo?["target"] as? Int,
                    let room = note.userInfo?["room"] as? Int
                else { return }
                self?.receive(target: target, room: room)
            }
    }

    // The valve needs a second until the numbers on the wall and on the phone move together.
    func receive(target: Int, room: Int) {
        let changesSoFar = changeCount
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self else { return }
            self.room = room
            if self.changeCount == changesSoFar {
                self.target = target
            }
        }
    }

    func change(to newTarget: Int) {
        changeCount += 1
        target = min(max(newTarget, 10), 28)
        NotificationCenter.default.post(
            name: ThermostatPanelEventFixed.command,
            object: nil,
            userInfo: ["target": target]
        )
    }

    func text(_ celsius: Int) -> String {
        showsFahrenheit ? "\(celsius * 9 / 5 + 32) °F" : "\(celsius) °C"
    }
}

struct ThermostatPanelFixed: View {
    @StateObject var model = ThermostatPanelModelFixed()

    var body: some View {
        NavigationStack {
            Form {
                Section("Now") {
                    Text("Room: \(model.text(model.room))")
                    Text("Target: \(model.text(model.target))")
                }
                Section("Change") {
                    Button("Warmer") { model.change(to: model.target + 1) }
                    Button("Cooler") { model.change(to: model.target - 1) }
                    Button("Night") { model.change(to: 16) }
                }
                Section("Display") {
                    Toggle("Fahrenheit", isOn: $model.showsFahrenheit)
                }
            }
            .navigationTitle("Heating")
        }
    }
}
