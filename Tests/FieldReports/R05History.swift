import ViewFuzz

// R5: a history of recordings, each with an editor in a popover (my-monkeys/OpenSuperWhisper#94).

struct Recording: Identifiable {
    let id: Int
    var text: String
}

@MainActor final class RecordingHistory: ObservableObject {
    @Published var recordings = [
        Recording(id: 1, text: "Buy milk"), Recording(id: 2, text: "Call Ada"), Recording(id: 3, text: "Book a train"),
    ]

    func delete(_ id: Int) { recordings.removeAll { $0.id == id } }

    func rename(_ id: Int, to text: String) {
        guard let index = recordings.firstIndex(where: { $0.id == id }) else { return }
        recordings[index].text = text
    }
}

struct HistoryView: View {
    @ObservedObject var history: RecordingHistory

    var body: some View {
        VStack {
            ForEach($history.recordings) { $recording in
                RecordingRow(text: recording.text) {
                    RecordingEditor(recording: $recording) { history.delete(recording.id) }
                }
            }
        }
    }
}

struct RecordingRow<Editor: View>: View {
    let text: String
    @ViewBuilder let editor: () -> Editor
    @State private var isEditing = false

    var body: some View {
        HStack {
            Text(text)
            Button("Edit") { isEditing = true }
        }
        .popover(isPresented: $isEditing) { editor() }
    }
}

struct RecordingEditor: View {
    @Binding var recording: Recording
    let delete: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TextField("Transcript", text: $recording.text)
            Button("Delete") {
                delete()
                dismiss()
            }
        }
    }
}

/// A history whose editor owns a copy and publishes changes to it.
struct CopyingHistoryView: View {
    @ObservedObject var history: RecordingHistory

    var body: some View {
        VStack {
            ForEach(history.recordings) { recording in
                RecordingRow(text: recording.text) {
                    RecordingCopyEditor(text: recording.text) {
                        history.rename(recording.id, to: $0)
                    } delete: {
                        history.delete(recording.id)
                    }
                }
            }
        }
    }
}

struct RecordingCopyEditor: View {
    @State var text: String
    let publish: (String) -> Void
    let delete: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TextField("Transcript", text: $text)
                .onChange(of: text) { publish(text) }
            Button("Delete") {
                delete()
                dismiss()
            }
        }
    }
}

extension FieldReportsFuzz {
    static var r05: FuzzedView {
        FuzzedView("r05") { _ in HistoryView(history: RecordingHistory()) }
    }

    static var r05Fixed: FuzzedView {
        FuzzedView("r05 fixed") { _ in CopyingHistoryView(history: RecordingHistory()) }
    }
}
