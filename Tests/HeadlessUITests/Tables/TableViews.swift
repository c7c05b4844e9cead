import HeadlessUI

struct Planet: Identifiable, Equatable {
    let id: Int
    var name: String
    var moons: Int
}

struct PlanetTable: View {
    @State private var planets = [
        Planet(id: 3, name: "Earth", moons: 1), Planet(id: 4, name: "Mars", moons: 2),
    ]
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Planet.name)]

    var body: some View {
        Table(of: Planet.self, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name) { Text($0.name) }
            TableColumn("Moons", value: \.moons) { Text("\($0.moons) moons") }
            TableColumn("") { planet in
                Button("Remove \(planet.name)") { planets.removeAll { $0.id == planet.id } }
            }
        } rows: {
            ForEach(planets) { TableRow($0) }
        }
        Text("selected \(selection.sorted().map { "\($0)" }.joined(separator: " "))")
    }
}

struct SortedPlanets: View {
    @State private var order = [KeyPathComparator(\Planet.name)]
    private let planets = [
        Planet(id: 3, name: "Earth", moons: 1), Planet(id: 4, name: "Mars", moons: 2),
        Planet(id: 5, name: "Ares", moons: 2),
    ]

    var body: some View {
        Table(planets.sorted(using: order), sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
            TableColumn("") { (planet: Planet) in Text("#\(planet.id)") }
        }
    }
}

struct ConfirmingView: View {
    @State private var answer = "none"

    var body: some View {
        Button(role: .confirm) { answer = String(localized: "confirmed", comment: "An answer") }
        Button(role: .close, action: { answer = "closed" })
        Text(answer)
    }
}
