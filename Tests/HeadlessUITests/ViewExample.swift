import HeadlessUI  // in place of SwiftUI and Combine
import Testing

struct Note: Identifiable {
    let id: Int
    var text: String
}

struct NotesView: View {
    @State var notes = [Note(id: 1, text: "milk")]

    var body: some View {
        Button("Clear") {
            notes = []
            NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
        }
        ForEach($notes) { NoteRow(note: $0) }
    }
}

struct NoteRow: View {
    @Binding var note: Note

    var body: some View {
        Text(note.text)
            .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in print(note.text) }
    }
}

@Test func `clearing leaves a stale row`() async throws {
    try await onMainRunLoop {
        let host = Host(platform: .macOS) { NotesView() }
        try host.click("Clear")
        for issue in host.issues { print(issue) }  // index 0 of 0, in the callout of the click
        #expect(host.issues.contains { $0.isStaleDereference })
    }
}
