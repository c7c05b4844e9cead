import ViewFuzz

// R11: the editor of an optional draft (FB8367784).

struct Draft {
    var title = ""
    var isUrgent = false
}

struct DraftView: View {
    @State private var draft: Draft?

    var body: some View {
        VStack {
            if let draft = Binding($draft) {
                DraftEditor(draft: draft) { self.draft = nil }
            } else {
                Button("New draft") { draft = Draft() }
            }
        }
    }
}

private struct DraftEditor: View {
    @Binding var draft: Draft
    let discard: () -> Void

    var body: some View {
        TextField("Title", text: $draft.title)
        Toggle("Urgent", isOn: $draft.isUrgent)
        Button("Discard") { discard() }
    }
}

extension Binding {
    /// Creates a binding to the value of an optional. Reads return the last value. Writes need a current value.
    fileprivate init?(unwrapping base: Binding<Value?>) {
        guard var last = base.wrappedValue else { return nil }
        self.init {
            last = base.wrappedValue ?? last
            return last
        } set: { value in
            guard base.wrappedValue != nil else { return }
            base.wrappedValue = value
        }
    }
}

struct UnwrappingDraftView: View {
    @State private var draft: Draft?

    var body: some View {
        VStack {
            if let draft = Binding(unwrapping: $draft) {
                DraftEditor(draft: draft) { self.draft = nil }
            } else {
                Button("New draft") { draft = Draft() }
            }
        }
    }
}

extension FieldReportsFuzz {
    static var r11: FuzzedView {
        FuzzedView("r11") { _ in DraftView() }
    }

    static var r11Fixed: FuzzedView {
        FuzzedView("r11 fixed") { _ in UnwrappingDraftView() }
    }
}
