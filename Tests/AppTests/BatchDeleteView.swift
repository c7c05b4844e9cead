import HeadlessUI

struct MailMessage: Identifiable, Hashable {
    let id: Int
    let subject: String
    var isFlagged = false
}

struct BatchDeleteView: View {
    @State private var messages = (1...6).map { MailMessage(id: $0, subject: "Message \($0)") }
    @State private var selection = Set<MailMessage.ID>()
    @State private var editMode = EditMode.inactive
    @State private var isConfirming = false

    var body: some View {
        NavigationStack {
            List(messages, selection: $selection) { message in
                HStack {
                    Text(message.subject)
                    if message.isFlagged {
                        Image(systemName: "flag.fill")
                            .foregroundStyle(.orange)
                            .accessibilityLabel("Flagged")
                    }
                }
                .contextMenu {
                    Button(message.isFlagged ? "Unflag" : "Flag") { toggleFlag(of: [message.id]) }
                }
            }
            .contextMenu(forSelectionType: MailMessage.ID.self) { ids in
                Button("Flag \(ids.count)") { toggleFlag(of: ids) }
            } primaryAction: { ids in
                toggleFlag(of: ids)
            }
            .navigationTitle(selection.isEmpty ? "Mail" : "\(selection.count) selected")
            .toolbar {
                ToolbarItem(placement: .primaryAction) { EditButton() }
                if editMode.isEditing {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Select all") { selection = Set(messages.map(\.id)) }
                            .disabled(selection.count == messages.count)
                        Spacer()
                        Button("Flag") { toggleFlag(of: selection) }
                            .disabled(selection.isEmpty)
                        Button("Delete", role: .destructive) { isConfirming = true }
                            .disabled(selection.isEmpty)
                    }
                }
            }
            .environment(\.editMode, $editMode)
            .toolbarBackground(.visible, for: .bottomBar)
            .confirmationDialog("Delete messages", isPresented: $isConfirming) {
                Button("Delete \(selection.count) messages", role: .destructive, action: deleteSelection)
            }
        }
    }

    private func toggleFlag(of ids: Set<MailMessage.ID>) {
        for index in messages.indices where ids.contains(messages[index].id) {
            messages[index].isFlagged.toggle()
        }
    }

    private func deleteSelection() {
        withAnimation {
            messages.removeAll { selection.contains($0.id) }
            selection.removeAll()
            editMode = .inactive
        }
    }
}
