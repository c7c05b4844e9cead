import HeadlessUI

enum ThermostatPanelEvent {
    /// Sent by the boiler every now and then; userInfo has "target" and "room" in degrees.
    static let report = Notification.Name("ThermostatPanel.report")
    /// Posted by the app for the boiler; userInfo has "target".
    static let command = Notification.Name("ThermostatPanel.command")
}

@MainActor
final class ThermostatPanelModel: ObservableObject {
    @Published var target = 19
    @Published var room = 18
    @Published var showsFahrenheit = false
    var subscription: AnyCancellable?

    init() {
        subscription = NotificationCenter.default
            .publisher(for: ThermostatPanelEvent.report)
            .sink { [weak self] note in
                guard let target = note.userInfo?["target"] as? Int,
                    let room = note.userInfo?["room"] as? Int
                else { return }
                self?.receive(target: target, room: room)
            }
    }

    // The valve needs a second until the numbers on the wall and on the phone move together.
    func receive(target: Int, room: Int) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self else { return }
            self.room = room
            self.target = target
        }
    }

    func change(to newTarget: Int) {
        target = min(max(newTarget, 10), 28)
        NotificationCenter.default.post(
            name: ThermostatPanelEvent.command,
            object: nil,
            userInfo: ["target": target]
        )
    }

    func text(_ celsius: Int) -> String {
        showsFahrenheit ? "\(celsius * 9 / 5 + 32) °F" : "\(celsius) °C"
    }
}

struct ThermostatPanel: View {
    @StateObject var model = ThermostatPanelModel()

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
