import HeadlessUI

struct ClinicMessagesMessage: Identifiable {
    let id: Int
    let text: String
}

@MainActor
protocol ClinicMessagesService: AnyObject {
    func messages(for patient: String, completion: @escaping ([ClinicMessagesMessage]) -> Void)
}

@MainActor
final class ClinicMessagesFakeService: ClinicMessagesService {
    static weak var current: ClinicMessagesFakeService?

    struct Request {
        let patient: String
        let completion: ([ClinicMessagesMessage]) -> Void
    }

    var pending: [Request] = []
    let inbox = [
        "Ana": [ClinicMessagesMessage(id: 1, text: "Ana, your blood test is ready")],
        "Ben": [ClinicMessagesMessage(id: 2, text: "Ben, please call about your X-ray")],
    ]

    init() { Self.current = self }

    func messages(for patient: String, completion: @escaping ([ClinicMessagesMessage]) -> Void) {
        pending.append(Request(patient: patient, completion: completion))
    }

    func answer(_ index: Int = 0) {
        let request = pending.remove(at: index)
        request.completion(inbox[request.patient] ?? [])
    }
}

@MainActor
final class ClinicMessagesModel: ObservableObject {
    @Published var patient: String?
    @Published var messages: [ClinicMessagesMessage] = []
    @Published var banner: String?
    let service: ClinicMessagesService = ClinicMessagesFakeService()

    func logIn(_ name: String) {
        patient = name
        refresh()
    }

    func refresh() {
        guard let patient else { return }
        service.messages(for: patient) { [weak self] messages in
            guard let self else { return }
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

struct ClinicMessages: View {
    @StateObject var model = ClinicMessagesModel()

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
