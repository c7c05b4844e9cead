import HeadlessUI

enum TableInvitesEventFixed {
    /// A push about one invite; userInfo has "id", "host" and "guests".
    static let push = Notification.Name("TableInvitesFixed.push")
}

struct TableInvitesInviteFixed: Identifiable, Equatable {
    let id: Int
    let host: String
    var guests: Int
    var answer: String?
}

@MainActor
final class TableInvitesModelFixed: ObservableObject {
    @Published var invites = [
        TableInvitesInviteFixed(id: 1, host: "Jonas", guests: 4, answer: "Accepted"),
        TableInvitesInviteFixed(id: 2, host: "Lea", guests: 2, answer: "Declined"),
    ]
    var subscription: AnyCancellable?

    init() {
        subscription = NotificationCenter.default
            .publisher(for: TableInvitesEventFixed.push)
            .sink { [weak self] note in
                guard let id = note.userInfo?["id"] as? Int,
                    let host = note.userInfo?["host"] as? String,
                    let guests = note.userInfo?["guests"] as? Int
                else { return }
                self?.merge(TableInvitesInviteFixed(id: id, host: host, guests: guests))
            }
    }

    func merge(_ invite: TableInvitesInviteFixed) {
        if let index = invites.firstIndex(where: { $0.id == invite.id }) {
            invites[index].guests = invite.guests
        } else {
            invites.append(invite)
        }
    }

    func answer(_ id: Int, _ text: String) {
        guard let index = invites.firstIndex(where: { $0.id == id }) else { return }
        invites[index].answer = text
    }
}

struct TableInvitesSheetFixed: View {
    let invite: TableInvitesInviteFixed
    let onAnswer: (String) -> Void
    @Environment(\.dismiss) var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("\(invite.host) invites you to dinner")
            Button("Accept") {
                onAnswer("Accepted"); dismiss()
            }
            Button("Decline") {
                onAnswer("Declined"); dismiss()
            }
            Button("Not now") { dismiss() }
        }
    }
}

struct TableInvitesFixed: View {
    @StateObject var model = TableInvitesModelFixed()
    @State var opened: TableInvitesInviteFixed?

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.invites) { invite in
                    VStack(alignment: .leading) {
                        Text("\(invite.host), \(invite.guests) guests")
                        Text(invite.answer ?? "Waiting for your answer")
                        HStack {
                            Button("Answer \(invite.host)") { opened = invite }
                            Button("Remove \(invite.host)") { model.invites.removeAll { $0.id == invite.id } }
                        }
                        .buttonStyle(.borderless)
                    }
                }
            }
            .navigationTitle("Invites")
            .onChange(of: model.invites) { old, new in
                guard opened == nil else { return }
                let known = Set(old.map(\.id))
                if let arrived = new.first(where: { $0.answer == nil && !known.contains($0.id) }) {
                    opened = arrived
                }
            }
            .sheet(item: $opened) { invite in
                TableInvitesSheetFixed(invite: invite) { model.answer(invite.id, $0) }
            }
        }
    }
}
