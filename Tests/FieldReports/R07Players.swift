import ViewFuzz

// R7: a column of text fields, with a button that removes the last one (swift-composable-architecture#1800).

struct PlayerName: Identifiable {
    let id: Int
    var name: String
}

private let someNames = [PlayerName(id: 1, name: "Ada"), PlayerName(id: 2, name: "Bo"), PlayerName(id: 3, name: "Cy")]

struct PlayerNamesView: View {
    @State private var players = someNames

    var body: some View {
        VStack {
            ForEach($players) { $player in
                TextField("Name", text: $player.name)
            }
            Button("Fewer") { _ = players.popLast() }
        }
    }
}

/// A column whose fields look the name up by the player's ID on each read and write.
struct PlayerNamesByIDView: View {
    @State private var players = someNames

    var body: some View {
        VStack {
            ForEach(players) { player in
                TextField("Name", text: name(of: player.id))
            }
            Button("Fewer") { _ = players.popLast() }
        }
    }

    private func name(of id: Int) -> Binding<String> {
        Binding {
            players.first { $0.id == id }?.name ?? ""
        } set: { name in
            guard let index = players.firstIndex(where: { $0.id == id }) else { return }
            players[index].name = name
        }
    }
}

extension FieldReportsFuzz {
    static var r07: FuzzedView {
        FuzzedView("r07") { _ in PlayerNamesView() }
    }

    static var r07Fixed: FuzzedView {
        FuzzedView("r07 fixed") { _ in PlayerNamesByIDView() }
    }
}
