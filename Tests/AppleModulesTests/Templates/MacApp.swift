import AppKit
import SwiftUI

struct TimerApp: App {
    @NSApplicationDelegateAdaptor(TimerAppDelegate.self) private var delegate
    @AppStorage("minutes") private var minutes = 25

    var body: some Scene {
        WindowGroup {
            TimerView(hasLaunched: delegate.hasLaunched)
                .frame(minWidth: 320, minHeight: 200)
        }
        .windowResizability(.contentSize)
        .commands {
            CommandGroup(replacing: .newItem) {}
            CommandMenu("Timer") {
                Button("Start") {}
                    .keyboardShortcut("s", modifiers: [.command, .shift])
            }
        }

        Window("Log", id: "log") {
            Text("No entries")
        }

        Settings {
            TimerSettings()
        }

        MenuBarExtra("Timer", systemImage: "timer") {
            Button("Quit") { NSApplication.shared.terminate(nil) }
        }
        .menuBarExtraStyle(.window)
    }
}

final class TimerAppDelegate: NSObject, NSApplicationDelegate {
    private(set) var hasLaunched = false

    func applicationDidFinishLaunching(_ notification: Notification) { hasLaunched = true }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

struct TimerView: View {
    let hasLaunched: Bool
    @AppStorage("minutes") private var minutes = 25
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            Text(hasLaunched ? "\(minutes) minutes" : "Not launched")
            Button("Show Log") { openWindow(id: "log") }
            SettingsLink()
        }
    }
}

struct TimerSettings: View {
    @AppStorage("minutes") private var minutes = 25

    var body: some View {
        TabView {
            Form {
                Stepper("\(minutes) minutes", value: $minutes, in: 5...60, step: 5)
            }
            .tabItem { Label("General", systemImage: "gearshape") }
        }
        .scenePadding()
        .frame(width: 350, height: 120)
    }
}
