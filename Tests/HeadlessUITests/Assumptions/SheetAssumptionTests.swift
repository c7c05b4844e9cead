import HeadlessUI
import TestSupport
import Testing

/// What is assumed of sheets and of the buttons of dialogs, each value in turn.
@Suite(.serialized) struct `A sheet under each assumption` {
    @Test(arguments: SystemAssumptions.Removal.allCases)
    func `goes at the end of its animation, or at once`(value: SystemAssumptions.Removal) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.presentationRemoval = value }) { ItemSheetView(log: log) }
            try host.click("Show")
            try host.dismiss()
            #expect(log.events.contains("a disappears") == (value == .atOnce))
            host.endAnimations()
            #expect(log.events.contains("a disappears"))
        }
    }

    @Test(arguments: SystemAssumptions.SheetItem.allCases)
    func `with another item is another sheet, or has other content`(value: SystemAssumptions.SheetItem) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.sheetItem = value }) { ItemSheetView(log: log) }
            try host.click("Show")
            try host.click("Next")
            host.endAnimations()
            #expect(host.texts == ["b", "Next"])
            #expect(log.events.contains("dismissed") == (value == .presentsAnother))
        }
    }

    @Test(arguments: SystemAssumptions.NextPresentation.allCases)
    func `that has waited comes when the first is dismissed, or when it has gone`(
        value: SystemAssumptions.NextPresentation
    ) async throws {
        try await onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.nextPresentation = value }) { SwitchedSheetsView() }
            try host.click("Show")
            try host.click("Switch")
            #expect(host.texts.contains("second") == (value == .whenDismissed))
            host.endAnimations()
            #expect(host.texts == ["second"])
        }
    }

    @Test(arguments: SystemAssumptions.DialogButton.allCases)
    func `and an alert's button runs its action before it resets the binding, or after it`(
        value: SystemAssumptions.DialogButton
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.dialogButton = value }) { LoggedAlertView(log: log) }
            try host.click("Ask")
            try host.click("Answer")
            let events = ["action", "reset"]
            #expect(log.events == (value == .actionFirst ? events : events.reversed()))
        }
    }
}

private struct SheetNote: Identifiable {
    let id: String
}

private struct ItemSheetView: View {
    let log: EventLog
    @State private var note: SheetNote?

    var body: some View {
        Button("Show") { note = SheetNote(id: "a") }
            .sheet(item: $note) {
                log.events.append("dismissed")
            } content: { note in
                Text(note.id).onDisappear { log.events.append("\(note.id) disappears") }
                Button("Next") { self.note = SheetNote(id: "b") }
            }
    }
}

private struct SwitchedSheetsView: View {
    @State private var isFirstShown = false
    @State private var isSecondShown = false

    var body: some View {
        Button("Show") { isFirstShown = true }
            .sheet(isPresented: $isFirstShown) {
                Button("Switch") { (isFirstShown, isSecondShown) = (false, true) }
            }
        Text("beneath").sheet(isPresented: $isSecondShown) { Text("second") }
    }
}

private struct LoggedAlertView: View {
    let log: EventLog
    @State private var isAsked = false

    var body: some View {
        Button("Ask") { isAsked = true }
            .alert(
                "Sure?",
                isPresented: Binding {
                    isAsked
                } set: { isShown in
                    isAsked = isShown
                    log.events.append("reset")
                }
            ) {
                Button("Answer") { log.events.append("action") }
            }
    }
}
