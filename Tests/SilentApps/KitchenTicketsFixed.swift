import HeadlessUI

enum KitchenTicketsEventFixed {
    /// A waiter has sent an order; userInfo["dish"] is its text.
    static let ordered = Notification.Name("KitchenTicketsFixed.ordered")
}

struct KitchenTicketsTicketFixed: Identifiable {
    let id = UUID()
    let dish: String
    var isCooking = false
}

@MainActor
final class KitchenTicketsModelFixed: ObservableObject {
    @Published var tickets: [KitchenTicketsTicketFixed] = []
    @Published var servedCount = 0
    @Published var isOnline = false
    var feed: AnyCancellable?

    func connect() {
        isOnline = true
        feed = NotificationCenter.default
            .publisher(for: KitchenTicketsEventFixed.ordered)
            .compactMap { $0.userInfo?["dish"] as? String }
            .sink { [weak self] dish in
                self?.tickets.append(KitchenTicketsTicketFixed(dish: dish))
            }
    }

    func startCooking(_ ticket: KitchenTicketsTicketFixed) {
        guard let index = tickets.firstIndex(where: { $0.id == ticket.id }) else { return }
        tickets[index].isCooking = true
    }

    func serve(_ ticket: KitchenTicketsTicketFixed) {
        tickets.removeAll { $0.id == ticket.id }
        servedCount += 1
    }
}

struct KitchenTicketsPassFixed: View {
    @ObservedObject var model: KitchenTicketsModelFixed

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

struct KitchenTicketsFixed: View {
    @StateObject var model = KitchenTicketsModelFixed()

    var body: some View {
        NavigationStack {
            List {
                Text(model.isOnline ? "Receiving orders" : "Offline")
                Text("Waiting: \(model.tickets.count)")
                Text("Served: \(model.servedCount)")
                NavigationLink("Open the pass") {
                    KitchenTicketsPassFixed(model: model)
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
