import SwiftData
import SwiftUI
import ViewFuzz

// D06: a plant refers to its pot, and the pot to no plant. The reference stays when the pot is deleted.
// https://developer.apple.com/forums/thread/776645

@Model final class ClayPot {
    var label: String

    init(label: String) {
        self.label = label
    }
}

@Model final class PottedPlant {
    var name: String
    var pot: ClayPot?

    init(name: String, pot: ClayPot?) {
        self.name = name
        self.pot = pot
    }
}

struct PlantsView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \ClayPot.label) private var pots: [ClayPot]
    @Query(sort: \PottedPlant.name) private var plants: [PottedPlant]
    @State private var shown = ""

    var body: some View {
        List {
            ForEach(pots) { pot in
                Button("Discard \(pot.label)") { context.delete(pot) }
            }
            ForEach(plants) { plant in
                Button("Pot of \(plant.name)") { shown = plant.pot?.label ?? "No pot" }
            }
            Text(shown)
        }
    }
}

/// A pot that refers to its plants.
@Model final class ListedPot {
    var label: String
    @Relationship(inverse: \ListedPlant.pot) var plants: [ListedPlant] = []

    init(label: String) {
        self.label = label
    }
}

@Model final class ListedPlant {
    var name: String
    var pot: ListedPot?

    init(name: String, pot: ListedPot?) {
        self.name = name
        self.pot = pot
    }
}

/// The same view of models with an inverse.
struct ListedPlantsView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \ListedPot.label) private var pots: [ListedPot]
    @Query(sort: \ListedPlant.name) private var plants: [ListedPlant]
    @State private var shown = ""

    var body: some View {
        List {
            ForEach(pots) { pot in
                Button("Discard \(pot.label)") { context.delete(pot) }
            }
            ForEach(plants) { plant in
                Button("Pot of \(plant.name)") { shown = plant.pot?.label ?? "No pot" }
            }
            Text(shown)
        }
    }
}

extension DeletedModelsFuzz {
    static let d06 = FuzzedView("d06") { _ in
        let container = filledContainer([PottedPlant.self]) { context in
            context.insert(PottedPlant(name: "Fern", pot: ClayPot(label: "Terracotta")))
            context.insert(PottedPlant(name: "Ivy", pot: ClayPot(label: "Porcelain")))
        }
        return PlantsView().modelContainer(container)
    }

    static let d06Fixed = FuzzedView("d06 fixed") { _ in
        let container = filledContainer([ListedPlant.self]) { context in
            context.insert(ListedPlant(name: "Fern", pot: ListedPot(label: "Terracotta")))
            context.insert(ListedPlant(name: "Ivy", pot: ListedPot(label: "Porcelain")))
        }
        return ListedPlantsView().modelContainer(container)
    }
}
