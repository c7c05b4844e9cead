import ViewFuzz

struct StudioBookingEntry: Identifiable {
    let id = UUID()
    let guest: String
    var seats: Int
    var isCancelled = false
}

@MainActor @Observable final class StudioBookingClass: Identifiable {
    let id = UUID()
    let title: String
    let capacity: Int
    var entries: [StudioBookingEntry] = []
    /// Whether the app would have trapped.
    @ObservationIgnored private(set) var hasTrapped = false

    init(title: String, capacity: Int) {
        self.title = title
        self.capacity = capacity
    }

    var active: [StudioBookingEntry] { entries.filter { !$0.isCancelled } }
    var cancelled: [StudioBookingEntry] { entries.filter { $0.isCancelled } }
    var freeSeats: Int { capacity - active.reduce(0) { $0 + $1.seats } }
    var isFull: Bool { freeSeats <= 0 }

    func seatsTaken(except id: UUID) -> Int {
        active.filter { $0.id != id }.reduce(0) { $0 + $1.seats }
    }

    /// Returns the seats that a booking may have.
    func seats(for id: UUID) -> ClosedRange<Int> {
        let room = capacity - seatsTaken(except: id)
        if room < 1 { hasTrapped = true }
        return 1...max(1, room)
    }

    func book(_ guest: String, seats: Int) {
        guard seats <= freeSeats else { return }
        entries.append(StudioBookingEntry(guest: guest, seats: seats))
    }

    func cancel(_ id: UUID) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].isCancelled = true
    }

    // The bug: any free seat is enough, however many the booking needs.
    func reinstate(_ id: UUID) {
        guard !isFull, let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].isCancelled = false
    }
}

@MainActor @Observable final class StudioBookingModel {
    var classes: [StudioBookingClass] = []
    /// Whether the app would have trapped.
    var hasTrapped: Bool { classes.contains { $0.hasTrapped } }
}

/// Depth 11. A canceled booking of two seats is reinstated although one seat is left, and the other booking is edited: its range is empty.
struct StudioBooking: View, PlantedView {
    nonisolated static let depth = 11
    nonisolated static let smallest = [
        #"type "a" into "Class title""#,
        #"press "Create class""#,
        #"press "a""#,
        #"increment "Seats: 1""#,
        #"type "a" into "Guest""#,
        #"press "Book""#,
        #"press "Cancel a" on "a: 2""#,
        #"type "b" into "Guest""#,
        #"press "Book""#,
        #"press "Reinstate a""#,
        #"press "Edit b" on "b: 1""#,
    ]

    let model: StudioBookingModel
    @State private var title = ""
    @State private var capacity = 2

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.classes) { studioClass in
                    NavigationLink(studioClass.title) {
                        StudioBookingDetail(studioClass: studioClass)
                    }
                }
                TextField("Class title", text: $title)
                Stepper("Places: \(capacity)", value: $capacity, in: 2...8)
                Button("Create class") {
                    model.classes.append(StudioBookingClass(title: title, capacity: capacity))
                    title = ""
                }
                .disabled(title.isEmpty)
            }
            .navigationTitle("Classes")
        }
    }
}

struct StudioBookingDetail: View {
    let studioClass: StudioBookingClass
    @State private var guest = ""
    @State private var seats = 1
    @State private var edited: StudioBookingEntry?

    var body: some View {
        List {
            Text("\(studioClass.freeSeats) of \(studioClass.capacity) places free")
            TextField("Guest", text: $guest)
            Stepper("Seats: \(seats)", value: $seats, in: 1...max(1, studioClass.freeSeats))
            Button("Book") {
                studioClass.book(guest, seats: seats)
                guest = ""
                seats = 1
            }
            .disabled(guest.isEmpty || seats > studioClass.freeSeats)
            ForEach(studioClass.active) { entry in
                HStack {
                    Text("\(entry.guest): \(entry.seats)")
                    Button("Edit \(entry.guest)") { edited = entry }
                    Button("Cancel \(entry.guest)") { studioClass.cancel(entry.id) }
                }
                .buttonStyle(.borderless)
            }
            ForEach(studioClass.cancelled) { entry in
                Button("Reinstate \(entry.guest)") { studioClass.reinstate(entry.id) }
                    .disabled(studioClass.isFull)
            }
        }
        .navigationTitle(studioClass.title)
        .sheet(item: $edited) { entry in
            StudioBookingEditor(studioClass: studioClass, entryID: entry.id)
        }
    }
}

struct StudioBookingEditor: View {
    @Bindable var studioClass: StudioBookingClass
    let entryID: UUID
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            if let index = studioClass.entries.firstIndex(where: { $0.id == entryID }) {
                Text(studioClass.entries[index].guest)
                Stepper(
                    "Booked seats: \(studioClass.entries[index].seats)",
                    value: $studioClass.entries[index].seats, in: studioClass.seats(for: entryID))
            }
            Button("Done") { dismiss() }
        }
    }
}

extension StudioBooking {
    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("studio booking") { setup in
            let model = StudioBookingModel()
            setup.property("a booking has room for a seat") { !model.hasTrapped }
            return StudioBooking(model: model)
        }
    }
}
