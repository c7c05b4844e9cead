import HeadlessUI

struct TeamRosterPlayerFixed: Identifiable, Equatable {
    let id: Int
    var name: String
    var isInjured = false
}

@MainActor
@Observable
final class TeamRosterModelFixed {
    var players = [
        TeamRosterPlayerFixed(id: 7, name: "Ana"),
        TeamRosterPlayerFixed(id: 10, name: "Mirela"),
        TeamRosterPlayerFixed(id: 12, name: "Sofia"),
    ]
    var captainID: Int?

    var captain: TeamRosterPlayerFixed? {
        players.first { $0.id == captainID }
    }

    func makeCaptain(_ player: TeamRosterPlayerFixed) {
        captainID = player.id
    }

    func isCaptain(_ player: TeamRosterPlayerFixed) -> Bool {
        captainID == player.id
    }

    func update(_ player: TeamRosterPlayerFixed) {
        guard let index = players.firstIndex(where: { $0.id == player.id }) else { return }
        players[index] = player
    }

    func remove(_ player: TeamRosterPlayerFixed) {
        players.removeAll { $0.id == player.id }
        if isCaptain(player) {
            captainID = nil
        }
    }
}

struct TeamRosterEditorFixed: View {
    @State var draft: TeamRosterPlayerFixed
    let onSave: (TeamRosterPlayerFixed) -> Void
    @Environment(\.dismiss) var dismiss

    var body: some View {
        Form {
            TextField("Name", text: $draft.name)
            Toggle("Injured", isOn: $draft.isInjured)
            Button("Save") {
                onSave(draft)
                dismiss()
            }
            .disabled(draft.name.isEmpty)
            Button("Cancel") { dismiss() }
        }
    }
}

struct TeamRosterFixed: View {
    @State var model = TeamRosterModelFixed()
    @State var editing: TeamRosterPlayerFixed?

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Text("Captain: \(model.captain?.name ?? "not chosen")")
                }
                Section("Players") {
                    ForEach(model.players) { player in
                        VStack(alignment: .leading) {
                            Text("\(player.id) \(player.name)\(player.isInjured ? ", injured" : "")")
                            HStack {
                                Button("Edit \(player.id)") { editing = player }
                                Button("Make \(player.id) captain") { model.makeCaptain(player) }
                                    .disabled(model.isCaptain(player))
                                Button("Remove \(player.id)") { model.remove(player) }
                            }
                            .buttonStyle(.borderless)
                        }
                    }
                }
            }
            .navigationTitle("Team")
            .sheet(item: $editing) { player in
                TeamRosterEditorFixed(draft: player) { model.update($0) }
            }
        }
    }
}
