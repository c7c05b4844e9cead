import ViewFuzz

struct TableServiceTicket: Identifiable {
    let id = UUID()
    let partyNumber: Int
    let dish: String
}

struct TableServiceLine: Identifiable {
    let ticket: TableServiceTicket
    let price: Int
    var id: UUID { ticket.id }
}

struct TableServiceParty {
    let number: Int
    let name: String
    var lines: [TableServiceLine] = []
    var total: Int { lines.reduce(0) { $0 + $1.price } }
}

@MainActor protocol TableServiceKitchen: AnyObject {
    func cook(_ ticket: TableServiceTicket, whenServed: @escaping (_ price: Int) -> Void)
}

@MainActor final class TableServiceFakeKitchen: TableServiceKitchen {
    private var pending: [(ticket: TableServiceTicket, whenServed: (Int) -> Void)] = []

    var pendingCount: Int { pending.count }

    func cook(_ ticket: TableServiceTicket, whenServed: @escaping (Int) -> Void) {
        pending.append((ticket, whenServed))
    }

    func deliverNext(price: Int = 9) {
        guard !pending.isEmpty else { return }
        pending.removeFirst().whenServed(price)
    }
}

@MainActor final class TableServiceModel: ObservableObject {
    let kitchen: any TableServiceKitchen
    @Published private(set) var party: TableServiceParty?
    @Published private(set) var waiting: [TableServiceTicket] = []
    @Published private(set) var takings: [Int] = []
    private var partiesSeated = 0

    init(kitchen: any TableServiceKitchen = TableServiceFakeKitchen()) {
        self.kitchen = kitchen
    }

    var problem: String? {
        guard let party,
            let line = party.lines.first(where: { $0.ticket.partyNumber != party.number })
        else { return nil }
        return
            "The bill of party \(party.number) has \(line.ticket.dish), which party \(line.ticket.partyNumber) ordered."
    }

    func seat(_ name: String) {
        partiesSeated += 1
        party = TableServiceParty(number: partiesSeated, name: name)
    }

    func order(_ dish: String) {
        guard let party else { return }
        let ticket = TableServiceTicket(partyNumber: party.number, dish: dish)
        waiting.append(ticket)
        kitchen.cook(ticket) { [weak self] price in
            self?.serve(ticket, price: price)
        }
    }

    func closeBill() {
        guard let party else { return }
        takings.append(party.total)
        waiting = []
        self.party = nil
    }

    private func serve(_ ticket: TableServiceTicket, price: Int) {
        // The bug: another party may sit there.
        guard party != nil else { return }
        waiting.removeAll { $0.id == ticket.id }
        party?.lines.append(TableServiceLine(ticket: ticket, price: price))
    }
}

/// Depth 10, with an answer from outside. The kitchen serves a dish after the party that ordered it has left and another one sits there.
struct TableService: View, PlantedView {
    nonisolated static let depth = 10
    nonisolated static let smallest = [
        #"type "a" into "Party name""#,
        #"press "Seat party""#,
        #"press "Open menu""#,
        #"press "Order Soup""#,
        #"press "Put menu away""#,
        #"press "Close bill""#,
        #"press "Close without them""#,
        #"type "a" into "Party name""#,
        #"press "Seat party""#,
        #"call "serve""#,
    ]

    @StateObject private var model: TableServiceModel
    @State private var name = ""
    @State private var showsMenu = false
    @State private var asksToClose = false

    init(model: TableServiceModel = TableServiceModel()) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Form {
            if let party = model.party {
                Text("\(party.name), \(party.total) to pay")
                ForEach(party.lines) { line in
                    Text("\(line.ticket.dish): \(line.price)")
                }
                ForEach(model.waiting) { ticket in
                    Text("\(ticket.dish) is being cooked")
                }
                Button("Open menu") { showsMenu = true }
                Button("Close bill") {
                    if model.waiting.isEmpty { model.closeBill() } else { asksToClose = true }
                }
            } else {
                TextField("Party name", text: $name)
                Button("Seat party") {
                    model.seat(name)
                    name = ""
                }
                .disabled(name.isEmpty)
                Text("Bills closed: \(model.takings.count)")
            }
        }
        .sheet(isPresented: $showsMenu) {
            List {
                ForEach(["Soup", "Pasta", "Cake"], id: \.self) { dish in
                    Button("Order \(dish)") { model.order(dish) }
                }
                Button("Put menu away") { showsMenu = false }
            }
        }
        .confirmationDialog(
            "Some dishes are still in the kitchen", isPresented: $asksToClose, titleVisibility: .visible
        ) {
            Button("Close without them", role: .destructive) { model.closeBill() }
            Button("Wait for them", role: .cancel) {}
        }
    }
}

extension TableService {
    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("table service") { setup in
            let kitchen = TableServiceFakeKitchen()
            let model = TableServiceModel(kitchen: kitchen)
            setup.call("serve") { kitchen.deliverNext() }
            setup.property("a party pays for what it ordered") { model.problem }
            return TableService(model: model)
        }
    }
}
