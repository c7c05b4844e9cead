import ViewFuzz

struct ShelfCountOrder: Identifiable {
    enum Status: String { case draft, placed, shipped, returned, cancelled }

    let id = UUID()
    let customer: String
    var quantity = 1
    var returned = 0
    var status = Status.draft

    var unitsOut: Int {
        switch status {
        case .placed, .shipped: return quantity - returned
        case .draft, .returned, .cancelled: return 0
        }
    }
}

@MainActor final class ShelfCountModel: ObservableObject {
    @Published private(set) var received = 0
    @Published private(set) var onShelf = 0
    @Published private(set) var orders: [ShelfCountOrder] = []

    var problem: String? {
        let counted = onShelf + orders.reduce(0) { $0 + $1.unitsOut }
        guard counted != received else { return nil }
        return "The shelf and the open orders hold \(counted) units, but \(received) were received."
    }

    func order(_ id: UUID) -> ShelfCountOrder? {
        orders.first { $0.id == id }
    }

    func receiveBox() {
        received += 4
        onShelf += 4
    }

    func createOrder(for customer: String) {
        orders.append(ShelfCountOrder(customer: customer))
    }

    func changeQuantity(of id: UUID, by amount: Int) {
        update(id, in: .draft) { $0.quantity = max(1, $0.quantity + amount) }
    }

    func place(_ id: UUID) {
        guard let order = self.order(id), order.quantity <= onShelf else { return }
        update(id, in: .draft) {
            $0.status = .placed
            self.onShelf -= $0.quantity
        }
    }

    func ship(_ id: UUID) {
        update(id, in: .placed) { $0.status = .shipped }
    }

    func takeBackOne(of id: UUID) {
        update(id, in: .shipped) {
            $0.returned += 1
            if $0.returned == $0.quantity { $0.status = .returned }
            self.onShelf += 1
        }
    }

    func recall(_ id: UUID) {
        update(id, in: .shipped) { $0.status = .placed }
    }

    func cancel(_ id: UUID) {
        update(id, in: .placed) {
            $0.status = .cancelled
            // The bug: some of them may be back already.
            self.onShelf += $0.quantity
        }
    }

    private func update(_ id: UUID, in status: ShelfCountOrder.Status, _ change: (inout ShelfCountOrder) -> Void) {
        guard let index = orders.firstIndex(where: { $0.id == id && $0.status == status }) else { return }
        var order = orders[index]
        change(&order)
        orders[index] = order
    }
}

/// Depth 10. An order of two units is shipped, one comes back, the parcel is recalled, and the order is canceled: both units come back.
struct ShelfCount: View, PlantedView {
    nonisolated static let depth = 10
    nonisolated static let smallest = [
        #"press "Receive a box of 4""#,
        #"type "a" into "Customer""#,
        #"press "Create order""#,
        #"press "a, draft""#,
        #"press "Add one unit""#,
        #"press "Place order""#,
        #"press "Ship order""#,
        #"press "Take back one unit""#,
        #"press "Recall parcel""#,
        #"press "Cancel order""#,
    ]

    @StateObject private var model: ShelfCountModel
    @State private var customer = ""

    init(model: ShelfCountModel = ShelfCountModel()) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        NavigationStack {
            List {
                Text("On the shelf: \(model.onShelf)")
                Button("Receive a box of 4") { model.receiveBox() }
                TextField("Customer", text: $customer)
                Button("Create order") {
                    model.createOrder(for: customer)
                    customer = ""
                }
                .disabled(customer.isEmpty)
                ForEach(model.orders) { order in
                    NavigationLink("\(order.customer), \(order.status.rawValue)", value: order.id)
                }
            }
            .navigationDestination(for: UUID.self) { ShelfCountDetail(model: model, orderID: $0) }
        }
    }
}

struct ShelfCountDetail: View {
    @ObservedObject var model: ShelfCountModel
    let orderID: UUID

    var body: some View {
        Form {
            if let order = model.order(orderID) {
                Text("\(order.quantity) ordered, \(order.returned) sent back, \(order.status.rawValue)")
                if order.status == .draft {
                    Button("Add one unit") { model.changeQuantity(of: orderID, by: 1) }
                    Button("Remove one unit") { model.changeQuantity(of: orderID, by: -1) }
                        .disabled(order.quantity == 1)
                    Button("Place order") { model.place(orderID) }
                        .disabled(order.quantity > model.onShelf)
                } else if order.status == .placed {
                    Button("Ship order") { model.ship(orderID) }
                    Button("Cancel order") { model.cancel(orderID) }
                } else if order.status == .shipped {
                    Button("Take back one unit") { model.takeBackOne(of: orderID) }
                    Button("Recall parcel") { model.recall(orderID) }
                }
            }
        }
    }
}

extension ShelfCount {
    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("shelf count") { setup in
            let model = ShelfCountModel()
            setup.property("the shelf and the orders hold what was received") { model.problem }
            return ShelfCount(model: model)
        }
    }
}
