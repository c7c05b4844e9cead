import HeadlessUI

struct GearRentalLineFixed: Identifiable {
    let id: Int
    let name: String
    let price: Int
    var quantity = 1

    var amount: Int { price * quantity }
}

@MainActor
@Observable
final class GearRentalModelFixed {
    var lines = [
        GearRentalLineFixed(id: 1, name: "Tent", price: 40),
        GearRentalLineFixed(id: 2, name: "Stove", price: 15),
        GearRentalLineFixed(id: 3, name: "Lamp", price: 6),
    ]
    var total = 61
    var lastRemoved: GearRentalLineFixed?

    func addOne(_ line: GearRentalLineFixed) {
        guard let index = lines.firstIndex(where: { $0.id == line.id }) else { return }
        lines[index].quantity += 1
        total += line.price
    }

    func takeOne(_ line: GearRentalLineFixed) {
        guard let index = lines.firstIndex(where: { $0.id == line.id }) else { return }
        lines[index].quantity -= 1
        total -= line.price
    }

    func remove(_ line: GearRentalLineFixed) {
        guard let index = lines.firstIndex(where: { $0.id == line.id }) else { return }
        let removed = lines.remove(at: index)
        total -= removed.amount
        lastRemoved = removed
    }

    func undoRemove() {
        guard let line = lastRemoved else { return }
        lines.append(line)
        total += line.amount
        lastRemoved = nil
    }
}

struct GearRentalFixed: View {
    @State var model = GearRentalModelFixed()

    var body: some View {
        NavigationStack {
            List {
                Section("Equipment") {
                    ForEach(model.lines) { line in
                        VStack(alignment: .leading) {
                            Text("\(line.quantity) × \(line.name): \(line.amount) €")
                            HStack {
                                Button("More \(line.name)") { model.addOne(line) }
                                Button("Fewer \(line.name)") { model.takeOne(line) }
                                    .disabled(line.quantity == 1)
                                Button("Remove \(line.name)") { model.remove(line) }
                            }
                            .buttonStyle(.borderless)
                        }
                    }
                }
                Section {
                    Text("Total: \(model.total) €")
                    if let removed = model.lastRemoved {
                        Button("Undo removing \(removed.name)") { model.undoRemove() }
                    }
                }
            }
            .navigationTitle("Rental")
        }
    }
}
