import SwiftUI
import WatchKit

struct StepsApp: App {
    @WKApplicationDelegateAdaptor(StepsDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                StepsView()
            }
        }
    }
}

class StepsDelegate: NSObject, WKApplicationDelegate {
    func applicationDidFinishLaunching() {}
}

struct StepsView: View {
    @State private var goal = 8000.0

    var body: some View {
        List {
            Text("\(Int(goal)) steps")
                .focusable()
                .digitalCrownRotation($goal, from: 1000, through: 20000, by: 500, sensitivity: .medium)
            Button("Tap") { WKInterfaceDevice.current().play(.click) }
        }
        .listStyle(.carousel)
        .navigationTitle("Steps")
        .containerBackground(.blue.gradient, for: .navigation)
    }
}
