import AppKit
import SwiftUI

/// Shows a view of SwiftUI in a window, changes it, prints a row of a Markdown table, and ends.
@main @MainActor struct WindowProgram {
    /// A view, its changes with the seconds after each, and the rest of the table's row.
    private struct Show {
        let name: String
        let view: AnyView
        let steps: [(change: () -> Void, pause: TimeInterval)]
        let result: () -> (value: String, events: [String])
    }

    private static var shows: [Show] { AssumptionProbe.all.map(show) + [.eager, .animated, .lazy].map(show) }

    static func main() {
        let argument = CommandLine.arguments.dropFirst().first
        if argument == "--list" { return print(shows.map(\.name).joined(separator: "\n")) }
        guard let show = shows.first(where: { $0.name == argument }) else {
            let names = shows.map(\.name).joined(separator: ", ")
            FileHandle.standardError.write(Data("error: expected --list or one of: \(names)\n".utf8))
            exit(64)
        }
        open(show)
        Task { @MainActor in
            // The window appears within this time.
            await sleep(1)
            for step in show.steps {
                step.change()
                await sleep(step.pause)
            }
            let (value, events) = show.result()
            print("| `\(show.name)` | \(value) | \(events.joined(separator: ", ")) |")
            exit(0)
        }
        NSApplication.shared.run()
    }

    private static func open(_ show: Show) {
        let window = NSWindow(
            contentRect: NSRect(x: 200, y: 200, width: 400, height: 300), styleMask: [.titled], backing: .buffered,
            defer: false)
        window.title = show.name
        window.contentView = NSHostingView(rootView: show.view)
        NSApplication.shared.setActivationPolicy(.regular)
        window.makeKeyAndOrderFront(nil)
        NSApplication.shared.activate(ignoringOtherApps: true)
    }

    private static func sleep(_ seconds: TimeInterval) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    }

    private static func show(_ probe: AssumptionProbe) -> Show {
        let model = ProbeModel()
        return Show(
            name: probe.name, view: probe.view(model),
            steps: probe.steps.map { step in ({ step.change(model) }, step.pause) },
            result: { (probe.value(model.events).map { "`\($0)`" } ?? "neither value", model.events) })
    }

    /// The row app: all elements go, and a post comes before body is updated.
    private static func show(_ container: RowAppOptions.Container) -> Show {
        let journal = RowJournal()
        let app = RowApp(
            items: [RowElement(id: 0), RowElement(id: 1)], options: RowAppOptions(container: container),
            journal: journal)
        let clearAndPost = {
            journal.items.wrappedValue = []
            NotificationCenter.default.post(name: .rowsShouldLook, object: nil)
        }
        return Show(
            name: "row-app-\(container)", view: AnyView(app), steps: [(clearAndPost, 2)],
            result: { ("no crash", journal.events) })
    }
}
