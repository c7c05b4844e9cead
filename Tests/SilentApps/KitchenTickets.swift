import HeadlessUI

enum KitchenTicketsEvent {
    /// A waiter has sent an order; userInfo["dish"] is its text.
    static let ordered = Notification.Name("KitchenTickets.ordered")
}

struct KitchenTicketsTicket: Identifiable {
    let id = UUID()
    let dish: String
    var isCooking = false
}

@MainActor
final class KitchenTicketsModel: ObservableObject {
    @Published var tickets: [KitchenTicketsTicket] = []
    @Published var servedCount = 0
    @Published var isOnline = false
    var cancellables = Set<AnyCancellable>()

    func connect() {
        isOnline = true
        NotificationCenter.default
            .publisher(for: KitchenTicketsEvent.ordered)
            .compactMap { $0.userInfo?["dish"] as? String }
            .sink { [weak self] dish in
                self?.tickets.append(KitchenTicketsTicket(dish: dish))
            }
            .store(in: &cancellables)
    }

    func startCooking(_ ticket: KitchenTicketsTicket) {
        guard let index = tickets.firstIndex(where: { $0.id == ticket.id }) else { return }
        tickets[index].isCooking = true
    }

    func serve(_ ticket: KitchenTicketsTicket) {
        tickets.removeAll { $0.id == ticket.id }
        servedCount += 1
    }
}

struct KitchenTicketsPass: View {
    @ObservedObject var model: KitchenTicketsModel

    var body: some View {
        List {
            if model.tickets.isEmpty {
                Text("Nothing to cook")
            }
            ForEach(model.tickets) { ticket in
                VStack(alignment: .leading) {
                    Text(ticket.isCooking ? "\(ticket.dish), cooking" : ticket.dish)
                    HStack {
                        Button("Cook") { model.startCooking(ticket) }
                            .disabled(ticket.isCooking)
                        Button("Serve") { model.serve(ticket) }
                    }
                    .buttonStyle(.borderless)
                }
            }
        }
        .navigationTitle("Pass")
        .onAppear { model.connect() }
    }
}

struct KitchenTickets: View {
    @StateObject var model = KitchenTicketsModel()

    var body: some View {
        NavigationStack {
            List {
                Text(model.isOnline ? "Receiving orders" : "Offline")
                Text("Waiting: \(model.tickets.count)")
                Text("Served: \(model.servedCount)")
                NavigationLink("Open the pass") {
                    KitchenTicketsPass(model: model)
                }
                Button("Start a new shift") {
                    model.tickets = []
                    model.servedCount = 0
                }
            }
            .navigationTitle("Kitchen")
        }
    }
}
