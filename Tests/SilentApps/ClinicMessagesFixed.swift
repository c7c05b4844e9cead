import HeadlessUI

struct ClinicMessagesMessageFixed: Identifiable {
    let id: Int
    let text: String
}

@MainActor
protocol ClinicMessagesServiceFixed: AnyObject {
    func messages(for patient: String, completion: @escaping ([ClinicMessagesMessageFixed]) -> Void)
}

@MainActor
final class ClinicMessagesFakeServiceFixed: ClinicMessagesServiceFixed {
    static weak var current: ClinicMessagesFakeServiceFixed?

    struct Request {
        let patient: String
        let completion: ([ClinicMessagesMessageFixed]) -> Void
    }

    var pending: [Request] = []
    let inbox = [
        "Ana": [ClinicMessagesMessageFixed(id: 1, text: "Ana, your blood test is ready")],
        "Ben": [ClinicMessagesMessageFixed(id: 2, text: "Ben, please call about your X-ray")],
    ]

    init() { Self.current = self }

    func messages(for patient: String, completion: @escaping ([ClinicMessagesMessageFixed]) -> Void) {
        pending.append(Request(patient: patient, completion: completion))
    }

    func answer(_ index: Int = 0) {
        let request = pending.remove(at: index)
        request.completion(inbox[request.patient] ?? [])
    }
}

@MainActor
final class ClinicMessagesModelFixed: ObservableObject {
    @Published var patient: String?
    @Published var messages: [ClinicMessagesMessageFixed] = []
    @Published var banner: String?
    let service: ClinicMessagesServiceFixed = ClinicMessagesFakeServiceFixed()

    func logIn(_ name: String) {
        patient = name
        refresh()
    }

    func refresh() {
        guard let patient else { return }
        service.messages(for: patient) { [weak self] messages in
            guard let self, self.patient == patient else { return }
            self.messages = messages
            self.banner = messages.first?.text
        }
    }

    func logOut() {
        patient = nil
        messages = []
        banner = nil
    }
}

struct ClinicMessagesFixed: View {
    @StateObject var model = ClinicMessagesModelFixed()

    var body: some View {
        NavigationStack {
            List {
                if let banner = model.banner {
                    Section("Newest message") {
                        Text(banner)
                        Button("Hide") { model.banner = nil }
                    }
                }
                if let patient = model.patient {
                    Section("Messages for \(patient)") {
                        ForEach(model.messages) { message in
                            Text(message.text)
                        }
                        Button("Refresh") { model.refresh() }
                        Button("Log out") { model.logOut() }
                    }
                } else {
                    Section("Who are you?") {
                        Button("Log in as Ana") { model.logIn("Ana") }
                        Button("Log in as Ben") { model.logIn("Ben") }
                    }
                }
            }
            .navigationTitle("Clinic")
        }
    }
}
