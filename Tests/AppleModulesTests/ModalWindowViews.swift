import Foundation
import SwiftUI

/// What code around alerts has done.
@MainActor final class AlertLog {
    var events: [String] = []
    var showSheet: () -> Void = {}
    var timers: [Timer] = []
}

struct AskingView: View {
    let log: AlertLog
    @State private var answers = 0
    @State private var isSheetShown = false
    @State private var tick = 0

    var body: some View {
        let _ = { if tick > 0 { log.events.append("body") } }()
        Button("Ask") { ask() }
        Button("Schedule and ask") {
            schedule()
            ask()
        }
        Button("Tell") {
            let alert = NSAlert(error: CocoaError(.fileNoSuchFile))
            log.events.append(name(alert.runModal()))
        }
        Button("Confirm") {
            let alert = NSAlert()
            alert.addButton(withTitle: "Delete")
            alert.addButton(withTitle: "Cancel")
            log.events.append(name(alert.runModal()))
        }
        Button("Insist") {
            repeat { ask() } while log.events.last != "first"
        }
        Button("Rename") {
            let field = NSTextField(string: "")
            field.placeholderString = "Name"
            let alert = NSAlert()
            alert.accessoryView = field
            if alert.runModal() == .alertFirstButtonReturn { log.events.append(field.stringValue) }
        }
        Button("Open a window") {
            let window = NSWindow(contentViewController: NSHostingController(rootView: ClosingView()))
            log.events.append("window \(NSApp.runModal(for: window).rawValue)")
        }
        Button("Attach") {
            guard let window = NSApp.keyWindow else { return }
            Self.alert(log).beginSheetModal(for: window) { log.events.append(name($0)) }
            log.events.append("attached")
        }
        Button("Attach and wait") {
            guard let window = NSApp.keyWindow else { return }
            Task {
                let answer = await Self.alert(log).beginSheetModal(for: window)
                log.events.append(name(answer))
            }
            Task { log.events.append("attached") }
        }
        Text("answers \(answers)")
            .sheet(isPresented: $isSheetShown) { Text("sheet") }
            .onAppear { log.showSheet = { isSheetShown = true } }
    }

    private func ask() {
        log.events.append(Self.ask(log))
        answers += 1
    }

    /// Puts work on the loop in different modes, each of which is told when it runs.
    private func schedule() {
        DispatchQueue.main.async {
            log.events.append("main queue")
            tick += 1
        }
        RunLoop.main.perform { MainActor.assumeIsolated { log.events.append("default block") } }
        RunLoop.main.perform(inModes: [.common]) {
            MainActor.assumeIsolated { log.events.append("common block") }
        }
        for (mode, name) in [(RunLoop.Mode.default, "default"), (.common, "common")] {
            let timer = Timer(timeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { log.events.append("\(name) timer") }
            }
            log.timers.append(timer)
            RunLoop.main.add(timer, forMode: mode)
        }
    }

    static func alert(_ log: AlertLog) -> NSAlert {
        log.events.append("asks")
        let alert = NSAlert()
        alert.messageText = "Remove the letter?"
        alert.informativeText = "It is gone then."
        alert.alertStyle = .critical
        alert.addButton(withTitle: "Remove").hasDestructiveAction = true
        for title in ["Cancel", "Archive", "Other"] { alert.addButton(withTitle: title) }
        alert.addButton(withTitle: "Tagged").tag = 7
        return alert
    }

    static func ask(_ log: AlertLog) -> String { name(alert(log).runModal()) }
}

@MainActor private func name(_ answer: NSApplication.ModalResponse) -> String {
    switch answer {
    case .alertFirstButtonReturn: "first"
    case .alertSecondButtonReturn: "second"
    case .alertThirdButtonReturn: "third"
    default: "\(answer.rawValue)"
    }
}

/// The content of a window, which stops the modal run at the second press.
private struct ClosingView: View {
    @State private var count = 0

    var body: some View {
        Button("Close \(count)") {
            if count == 1 { NSApp.stopModal(withCode: NSApplication.ModalResponse(rawValue: 5)) }
            count += 1
        }
    }
}
