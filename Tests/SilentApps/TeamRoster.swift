import HeadlessUI

struct TeamRosterPlayer: Identifiable, Equatable {
    let id: Int
    var name: String
    var isInjured = false
}

@MainActor
@Observable
final class TeamRosterModel {
    var players = [
        TeamRosterPlayer(id: 7, name: "Ana"),
        TeamRosterPlayer(id: 10, name: "Mirela"),
        TeamRosterPlayer(id: 12, name: "Sofia"),
    ]
    var captain: TeamRosterPlayer?

    func makeCaptain(_ player: TeamRosterPlayer) {
        captain = player
    }

    func isCaptain(_ player: TeamRosterPlayer) -> Bool {
        captain?.id == player.id
    }

    func update(_ player: TeamRosterPlayer) {
        guard let index = players.firstIndex(where: { $0.id == player.id }) else { return }
        players[index] = player
    }

    func remove(_ player: TeamRosterPlayer) {
        players.removeAll { $0.id == player.id }
        if isCaptain(player) {
            captain = nil
        }
    }
}

struct TeamRosterEditor: View {
    @State var draft: TeamRosterPlayer
    let onSave: (TeamRosterPlayer) -> Void
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

struct TeamRoster: View {
    @State var model = TeamRosterModel()
    @State var editing: TeamRosterPlayer?

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
                TeamRosterEditor(draft: player) { model.update($0) }
            }
        }
    }
}
