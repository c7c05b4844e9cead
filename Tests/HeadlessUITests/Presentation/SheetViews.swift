import HeadlessUI

struct Memo: Identifiable, Hashable {
    let id: Int
    var text: String
}

/// Notes that are edited in a sheet, which is given a binding to one by its index.
struct MemosView: View {
    @State private var notes = [Memo(id: 1, text: "milk"), Memo(id: 2, text: "bread")]
    @State private var isEditing = false

    var body: some View {
        VStack {
            ForEach(notes) { note in Text(note.text) }
            Button("Edit last") { isEditing = true }
        }
        .noted("list")
        .sheet(isPresented: $isEditing) {
            Chronicle.note("onDismiss")
        } content: {
            NoteEditor(note: $notes[notes.count - 1]) {
                notes.removeLast()
                isEditing = false
            }
        }
    }
}

struct NoteEditor: View {
    @Binding var note: Memo
    let delete: () -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var saves = 0

    var body: some View {
        VStack {
            Text(isPresented ? "presented" : "not presented")
            TextField("Text", text: $note.text)
            Button("Delete", role: .destructive) { delete() }
            Button("Done") { dismiss() }
            Text("\(saves) saves")
        }
        .noted("editor")
        .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in
            saves += 1
            note.text += "!"
        }
    }
}

/// A sheet for the note that is chosen.
struct ChosenNoteView: View {
    @State private var chosen: Memo?

    var body: some View {
        VStack {
            Button("Milk") { chosen = Memo(id: 1, text: "milk") }
            Button("Bread") { chosen = Memo(id: 2, text: "bread") }
            Text(chosen?.text ?? "nothing chosen")
        }
        .onReceive(NotificationCenter.default.publisher(for: .openLink)) { link in
            chosen = link.object.flatMap { $0 as? Int }.map { Memo(id: $0, text: "linked") }
        }
        .sheet(item: $chosen, onDismiss: { Chronicle.note("onDismiss") }) { note in
            ChosenNote(name: note.text)
            if let note = Binding($chosen) { ChosenNoteField(note: note) }
        }
    }
}

struct ChosenNote: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Text("\(name) \(count)")
        Button("Count") { count += 1 }.noted(name)
    }
}

struct ChosenNoteField: View {
    @Binding var note: Memo

    var body: some View {
        TextField("Text", text: $note.text)
            .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in Chronicle.note("saves \(note.text)") }
    }
}

/// A sheet out of a sheet, and a cover that does not let itself be swiped away.
struct NestedSheetsView: View {
    @State private var showsOuter = false
    @State private var showsCover = false

    var body: some View {
        Button("Outer") { showsOuter = true }
        Button("Cover") { showsCover = true }
            .fullScreenCover(isPresented: $showsCover) {
                Button("Close") { showsCover = false }.noted("cover")
            }
            .sheet(isPresented: $showsOuter) { OuterSheet() }
    }
}

struct OuterSheet: View {
    @State private var showsInner = false
    @State private var isLocked = false
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        Text("outer").noted("outer")
        Toggle("Lock", isOn: $isLocked)
        Button("Inner") { showsInner = true }
        Button("Leave") { presentationMode.wrappedValue.dismiss() }
            .sheet(isPresented: $showsInner) { Text("inner").noted("inner") }
            .interactiveDismissDisabled(isLocked)
            .presentationDetents([.medium, .fraction(0.3)])
    }
}

/// Two sheets that are wanted at the same time.
struct TwoSheetsView: View {
    @State private var showsFirst = false
    @State private var showsSecond = false

    var body: some View {
        Button("Both") {
            showsFirst = true
            showsSecond = true
        }
        .sheet(isPresented: $showsFirst) { Text("first").noted("first") }
        .sheet(isPresented: $showsSecond) { Text("second").noted("second") }
    }
}

/// Rows each of which presents a popover; a row goes while its popover is there.
struct PopoverRowsView: View {
    @State private var names = ["Ada", "Bo"]

    var body: some View {
        ForEach(names, id: \.self) { name in
            PopoverRow(name: name) { names.removeAll { $0 == name } }
        }
    }
}

/// The same in a list, which keeps the rows that it lets go of.
struct PopoverListView: View {
    @State private var names = ["Ada", "Bo"]

    var body: some View {
        List(names, id: \.self) { name in
            PopoverRow(name: name) { names.removeAll { $0 == name } }
        }
    }
}

struct PopoverRow: View {
    let name: String
    let remove: () -> Void
    @State private var isPresented = false

    var body: some View {
        Button(name) { isPresented = true }
            .popover(isPresented: $isPresented, arrowEdge: .top) {
                Text("about \(name)").noted("popover")
                Button("Remove") { remove() }
            }
    }
}

/// A sheet whose content reads state that the body does not read.
struct CapturedStateView: View {
    @State private var chosen = "none"
    @State private var isPresented = false

    var body: some View {
        Button("Milk") { show("milk") }
        Button("Bread") { show("bread") }
            .sheet(isPresented: $isPresented) { CapturedText(text: chosen) }
    }

    private func show(_ name: String) {
        chosen = name
        isPresented = true
    }
}

struct CapturedText: View {
    let text: String
    var body: some View { Text("chosen: \(text)") }
}
