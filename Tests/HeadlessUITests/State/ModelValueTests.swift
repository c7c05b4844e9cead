import Foundation
import HeadlessUI
import TestSupport
import Testing

private struct DepotParcel: Identifiable {
    enum Status { case waiting, sent }

    let id = UUID()
    var status = Status.waiting
}

@MainActor private final class Depot: ObservableObject {
    static let shared = Depot()

    /// No view reads it.
    var counted = 0
    var parcels: [DepotParcel] = []
    var labels: Set<String> = []
}

private struct DepotView: View {
    @ObservedObject var depot: Depot
    let title: String
    @State private var note = ""

    var body: some View {
        Text(title)
        TextField("Note", text: $note)
        Button("Count") { depot.counted += 1 }
    }
}

@Suite struct `The values of a model` {
    @MainActor private func values(_ depot: Depot, title: String = "Depot") -> Set<UInt64> {
        Host { DepotView(depot: depot, title: title) }.modelValues
    }

    @Test func `are the same for models that are alike, whatever their ids are`() async throws {
        try await onMainRunLoop {
            let (one, other) = (Depot(), Depot())
            for depot in [one, other] { depot.parcels = [DepotParcel(), DepotParcel()] }
            #expect(values(one) == values(other))
        }
    }

    @Test func `differ where a property does that no screen shows`() async throws {
        try await onMainRunLoop {
            let depot = Depot()
            var seen: [Set<UInt64>] = [values(depot)]
            depot.counted = 1
            seen.append(values(depot))
            depot.parcels.append(DepotParcel())
            seen.append(values(depot))
            depot.parcels[0].status = .sent
            seen.append(values(depot))
            depot.labels = ["fragile"]
            seen.append(values(depot))
            #expect(Set(seen).count == 5)
        }
    }

    @Test func `are not those of an object that outlives the case`() async throws {
        try await onMainRunLoop {
            let before = values(.shared)
            Depot.shared.counted += 1
            #expect(values(.shared) == before)
        }
    }

    @Test func `count a large number by its size, and a text by whether it is empty`() async throws {
        try await onMainRunLoop {
            let depot = Depot()
            @MainActor func values(_ count: Int, _ label: String) -> Set<UInt64> {
                (depot.counted, depot.labels) = (count, [label])
                return self.values(depot)
            }
            #expect(values(3, "a") != values(4, "a"))
            #expect(values(70, "a") == values(100, "a"))
            #expect(values(70, "a") != values(7000, "a"))
            #expect(values(70, "a") == values(70, "b"))
            #expect(values(70, "a") != values(70, ""))
        }
    }

    @Test func `are those of state and objects, and not what a view was made with`() async throws {
        try await onMainRunLoop {
            let depot = Depot()
            #expect(values(depot) == values(depot, title: ""))
            let host = Host { DepotView(depot: depot, title: "Depot") }
            let before = host.modelValues
            try host.type("a", into: "Note")
            #expect(host.modelValues != before)
        }
    }
}
