import HeadlessUI
import ViewFuzz

/// Views that fail only where something is assumed of SwiftUI, and one that fails in any case.
struct AssumedApp: FuzzedApp {
    static let program = "assumed"

    static var views: [FuzzedView] {
        FuzzedView("picker") { _ in VanishingPickerView() }
        FuzzedView("toggle") { _ in VanishingToggleView() }
        FuzzedView("always") { setup in
            let counter = PressCounter()
            setup.property("nothing is pressed") { counter.count == 0 }
            return PressedView(counter: counter)
        }
    }
}

private struct VanishingPickerView: View {
    @State private var choice: String? = "a"

    var body: some View {
        Button("Clear") { choice = nil }
        if choice != nil, let binding = Binding($choice) {
            Picker("Choice", selection: binding) { Text("a").tag("a") }
        }
    }
}

private struct Switch: Identifiable {
    let id: Int
    var isOn = true
}

private struct VanishingToggleView: View {
    @State private var switches = [Switch(id: 1)]

    var body: some View {
        Button("Remove") { switches = [] }
        ForEach($switches) { $item in Toggle("On", isOn: $item.isOn) }
    }
}

@MainActor private final class PressCounter: ObservableObject {
    @Published var count = 0
}

private struct PressedView: View {
    @ObservedObject var counter: PressCounter

    var body: some View { Button("Press") { counter.count += 1 } }
}
