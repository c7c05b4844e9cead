import ViewFuzz

// R16: one row for each team.

struct TeamsView: View {
    @State private var teams = ["Red", "Blue"]

    var body: some View {
        VStack {
            ForEach(0..<teams.count) { index in
                Text(teams[index])
            }
            Button("One team") { teams = ["Everybody"] }
        }
    }
}

/// A view whose rows have explicit IDs.
struct IdentifiedTeamsView: View {
    @State private var teams = ["Red", "Blue"]

    var body: some View {
        VStack {
            ForEach(0..<teams.count, id: \.self) { index in
                Text(teams[index])
            }
            Button("One team") { teams = ["Everybody"] }
        }
    }
}

extension FieldReportsFuzz {
    static var r16: FuzzedView {
        FuzzedView("r16") { _ in TeamsView() }
    }

    static var r16Fixed: FuzzedView {
        FuzzedView("r16 fixed") { _ in IdentifiedTeamsView() }
    }
}
