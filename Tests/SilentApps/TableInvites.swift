import HeadlessUI

enum TableInvitesEvent {
    /// A push about one invite; userInfo has "id", "host" and "guests".
    static let push = Notification.Name("TableInvites.push")
}

struct TableInvitesInvite: Identifiable, Equatable {
    let id: Int
    let host: String
    var guests: Int
    var answer: String?
}

@MainActor
final class TableInvitesModel: ObservableObject {
    @Published var invites = [
        TableInvitesInvite(id: 1, host: "Jonas", guests: 4, answer: "Accepted"),
        TableInvitesInvite(id: 2, host: "Lea", guests: 2, answer: "Declined"),
    ]
    var subscription: AnyCancellable?

    init() {
        subscription = NotificationCenter.default
            .publisher(for: TableInvitesEvent.push)
            .sink { [weak self] note in
                guard let id = note.userInfo?["id"] as? Int,
                    let host = note.userInfo?["host"] as? String,
                    let guests = note.userInfo?["guests"] as? Int
                else { return }
                self?.merge(TableInvitesInvite(id: id, host: host, guests: guests))
            }
    }

    func merge(_ invite: TableInvitesInvite) {
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

struct TableInvitesSheet: View {
    let invite: TableInvitesInvite
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

struct TableInvites: View {
    @StateObject var model = TableInvitesModel()
    @State var opened: TableInvitesInvite?

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
            .onChange(of: model.invites) { _, new in
                guard opened == nil else { return }
                if let waiting = new.first(where: { $0.answer == nil }) {
                    opened = waiting
                }
            }
            .sheet(item: $opened) { invite in
                TableInvitesSheet(invite: invite) { model.answer(invite.id, $0) }
            }
        }
    }
}
