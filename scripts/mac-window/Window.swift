import AppKit
import SwiftUI

/// Runs one probe with SwiftUI in a window, prints a row of a Markdown table, and ends.
@main struct ProbeWindow {
    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.first != "--list" else { return print(AssumptionProbe.all.map(\.name).joined(separator: "\n")) }
        guard let name = arguments.first, let probe = AssumptionProbe.named(name) else {
            let names = AssumptionProbe.all.map(\.name).joined(separator: ", ")
            FileHandle.standardError.write(Data("expected --list or the name of a probe: \(names)\n".utf8))
            exit(64)
        }
        let app = NSApplication.shared
        app.setActivationPolicy(.regular)
        let model = ProbeModel()
        let window = NSWindow(
            contentRect: NSRect(x: 200, y: 200, width: 400, height: 300), styleMask: [.titled], backing: .buffered,
            defer: false)
        window.title = name
        window.contentView = NSHostingView(rootView: probe.view(model))
        window.makeKeyAndOrderFront(nil)
        app.activate(ignoringOtherApps: true)
        Task { @MainActor in
            // The window has appeared by then.
            try? await Task.sleep(nanoseconds: 1_000_000_000)
            for step in probe.steps {
                step.change(model)
                try? await Task.sleep(nanoseconds: UInt64(step.pause * 1e9))
            }
            let value = probe.value(model.events).map { "`\($0)`" } ?? "neither value"
            print("| `\(name)` | \(value) | \(model.events.joined(separator: ", ")) |")
            exit(0)
        }
        app.run()
    }
}
