import SwiftData
import SwiftUI
import ViewFuzz

// D08: a view model keeps its array while a deletion waits for the server, so the deleted trip stays on screen.
// https://github.com/jasonegray/travel/issues/144

@Model final class PlannedTrip {
    var name: String
    var places: [String]

    init(name: String, places: [String]) {
        self.name = name
        self.places = places
    }
}

/// A server that learns of each deletion.
struct TripServer {
    let setup: FuzzSetup

    func sync() async throws {
        _ = try await setup.reply("sync", returning: true)
    }
}

@MainActor @Observable class TripPlanner {
    var trips: [PlannedTrip] = []
    var places: [String] = []
    private let context: ModelContext
    private let server: TripServer

    init(context: ModelContext, server: TripServer) {
        self.context = context
        self.server = server
    }

    func load() {
        trips = (try? context.fetch(FetchDescriptor<PlannedTrip>(sortBy: [SortDescriptor(\.name)]))) ?? []
    }

    func showPlaces(of trip: PlannedTrip) {
        places = trip.places
    }

    func delete(_ trip: PlannedTrip) {
        context.delete(trip)
        try? context.save()
        Task {
            try? await server.sync()
            load()
        }
    }
}

/// A planner that forgets a trip before it deletes it.
final class ForgettingTripPlanner: TripPlanner {
    override func showPlaces(of trip: PlannedTrip) {
        if trip.isLive { super.showPlaces(of: trip) }
    }

    override func delete(_ trip: PlannedTrip) {
        trips.removeAll { $0 === trip }
        super.delete(trip)
    }
}

struct TripsPage: View {
    let planner: TripPlanner

    var body: some View {
        List {
            ForEach(planner.trips) { trip in
                HStack {
                    Button("Places of \(trip.name)") { planner.showPlaces(of: trip) }
                    Button("Delete \(trip.name)") { planner.delete(trip) }
                }
            }
            Text(planner.places.joined(separator: ", "))
        }
        .onAppear { planner.load() }
    }
}

@MainActor private func someTrips() -> ModelContainer {
    filledContainer([PlannedTrip.self]) { context in
        context.insert(PlannedTrip(name: "Oslo", places: ["Opera", "Fram"]))
        context.insert(PlannedTrip(name: "Rome", places: ["Forum"]))
    }
}

extension DeletedModelsFuzz {
    static let d08 = FuzzedView("d08") { setup in
        let container = someTrips()
        let planner = TripPlanner(context: container.mainContext, server: TripServer(setup: setup))
        return TripsPage(planner: planner).modelContainer(container)
    }

    static let d08Fixed = FuzzedView("d08 fixed") { setup in
        let container = someTrips()
        let planner = ForgettingTripPlanner(context: container.mainContext, server: TripServer(setup: setup))
        return TripsPage(planner: planner).modelContainer(container)
    }
}
