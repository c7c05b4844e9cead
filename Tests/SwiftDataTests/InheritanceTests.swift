import SwiftData
import SwiftUI
import Testing
import ViewFuzz

@Model class Journey {
    #Unique<Journey>([\.code])
    var code: String
    var name: String
    var days = 1
    var notes: [String] = []
    @Relationship(deleteRule: .cascade, inverse: \Leg.journey) var legs: [Leg] = []

    init(code: String = "", name: String) {
        self.code = code.isEmpty ? name : code
        self.name = name
    }

    func price(of rate: Double) -> Double { Double(days) * rate }
}

@Model class BusinessJourney: Journey {
    var allowance: Double
    var purpose = "meeting"
    @Relationship(deleteRule: .nullify, inverse: \Customer.visits) var customer: Customer?

    init(name: String, allowance: Double) {
        self.allowance = allowance
        super.init(name: name)
        days = 2
    }

    override func price(of rate: Double) -> Double { super.price(of: rate) + allowance }
}

@Model final class Conference: BusinessJourney {
    let city: String
    var talks: [String] = []

    init(name: String, city: String) {
        self.city = city
        super.init(name: name, allowance: 10)
        talks = ["opening"]
    }
}

@Model final class FamilyJourney: Journey {
    var children = 2

    override init(code: String = "", name: String) { super.init(code: code, name: name) }
}

@Model final class Leg {
    var place: String
    var journey: Journey?

    init(place: String) { self.place = place }
}

@Model final class Customer {
    var name: String
    var visits: [BusinessJourney] = []

    init(name: String) { self.name = name }
}

/// A model that conforms to a protocol and has no superclass.
@Model final class Ticket: CustomStringConvertible {
    var number: Int
    var description: String { "ticket \(number)" }

    init(number: Int) { self.number = number }
}

/// What Apple documents of models that inherit from models:
/// developer.apple.com/documentation/swiftdata/adopting-inheritance-in-swiftdata, and session 291 of WWDC25.
@Suite struct `A subclass of a model` {
    @MainActor private func makeContainer() throws -> ModelContainer {
        let container = try ModelContainer(
            for: Journey.self, BusinessJourney.self, FamilyJourney.self, Conference.self, Ticket.self)
        let context = container.mainContext
        context.insert(Journey(name: "Walk"))
        context.insert(BusinessJourney(name: "Sales", allowance: 50))
        context.insert(FamilyJourney(name: "Beach"))
        context.insert(Conference(name: "Swift", city: "London"))
        try context.save()
        return container
    }

    @Test func `has the values of its superclasses and its own`() async throws {
        try await onMainRunLoop {
            let conference = Conference(name: "Swift", city: "London")
            #expect(conference.name == "Swift" && conference.days == 2 && conference.allowance == 10)
            #expect(conference.talks == ["opening"] && conference.city == "London")
            #expect(conference.price(of: 3) == 16)
            conference.name = "Server"
            conference.allowance = 11
            #expect(conference.name == "Server" && conference.allowance == 11 && conference.purpose == "meeting")
            #expect(Ticket(number: 3).description == "ticket 3")
        }
    }

    @Test func `is fetched with the objects of its superclass`() async throws {
        try await onMainRunLoop {
            let context = ModelContext(try makeContainer())
            let all = try context.fetch(FetchDescriptor<Journey>())
            #expect(all.map(\.name) == ["Walk", "Sales", "Beach", "Swift"])
            #expect(all.map { $0 is BusinessJourney } == [false, true, false, true])
            let business = try context.fetch(FetchDescriptor<BusinessJourney>(sortBy: [SortDescriptor(\.name)]))
            #expect(business.map(\.name) == ["Sales", "Swift"] && business.map(\.allowance) == [50, 10])
            let conference = try #require(business.last as? Conference)
            #expect(conference.city == "London" && conference.talks == ["opening"] && conference.purpose == "meeting")
            #expect(conference.persistentModelID.entityName == "Conference")
            #expect(try context.fetchCount(FetchDescriptor<Conference>()) == 1)
            context.insert(Conference(name: "Web", city: "Oslo"))
            #expect(try context.fetchCount(FetchDescriptor<Journey>()) == 5)
            #expect(try context.fetchCount(FetchDescriptor<FamilyJourney>()) == 1)
        }
    }

    @Test func `is told apart by a predicate`() async throws {
        try await onMainRunLoop {
            let context = ModelContext(try makeContainer())
            let business = FetchDescriptor<Journey>(predicate: #Predicate { $0 is BusinessJourney })
            #expect(try context.fetch(business).map(\.name) == ["Sales", "Swift"])
            let rich = FetchDescriptor<Journey>(
                predicate: #Predicate {
                    if let journey = $0 as? BusinessJourney { journey.allowance > 20 } else { $0.name == "Walk" }
                })
            #expect(try context.fetch(rich).map(\.name) == ["Walk", "Sales"])
            let inherited = FetchDescriptor<BusinessJourney>(
                predicate: #Predicate { $0.name.contains("S") && $0.allowance < 20 })
            #expect(try context.fetch(inherited).map(\.name) == ["Swift"])
        }
    }

    @Test func `has the relationships and delete rules of its superclass`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let context = container.mainContext
            let conference = try #require(try context.fetch(FetchDescriptor<Conference>()).first)
            let customer = Customer(name: "Ada")
            conference.legs = [Leg(place: "Dover")]
            customer.visits.append(conference)
            #expect(conference.legs.first?.journey === conference && conference.customer === customer)
            try context.save()
            let other = ModelContext(container)
            let leg = try #require(try other.fetch(FetchDescriptor<Leg>()).first)
            #expect((leg.journey as? Conference)?.customer?.name == "Ada")
            context.delete(conference)
            #expect(customer.visits.isEmpty)
            try context.save()
            #expect(try context.fetchCount(FetchDescriptor<Leg>()) == 0)
            #expect(try context.fetchCount(FetchDescriptor<Customer>()) == 1)
            #expect(try context.fetch(FetchDescriptor<Journey>()).map(\.name) == ["Walk", "Sales", "Beach"])
        }
    }

    @Test func `shares the unique values of its superclass`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let context = container.mainContext
            let family = FamilyJourney(code: "Beach", name: "Lake")
            family.children = 3
            context.insert(family)
            context.insert(FamilyJourney(code: "Walk", name: "Hike"))
            try context.save()
            let all = try ModelContext(container).fetch(FetchDescriptor<Journey>(sortBy: [SortDescriptor(\.name)]))
            #expect(all.map(\.name) == ["Hike", "Lake", "Sales", "Swift"])
            #expect(all.compactMap { ($0 as? FamilyJourney)?.children } == [2, 3])
        }
    }

    /// developer.apple.com/documentation/swiftdata/modelcontext/delete(model:where:includesubclasses:)
    @Test func `is deleted with its superclass in a batch, or spared`() async throws {
        try await onMainRunLoop {
            let context = ModelContext(try makeContainer())
            try context.delete(model: Journey.self, includeSubclasses: false)
            #expect(try context.fetch(FetchDescriptor<Journey>()).map(\.name) == ["Sales", "Beach", "Swift"])
            try context.delete(model: BusinessJourney.self)
            #expect(try context.fetch(FetchDescriptor<Journey>()).map(\.name) == ["Beach"])
        }
    }

    @Test func `changes and comes in a query of its superclass`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let host = Host { JourneyList().modelContainer(container) }
            host.run(.idle)
            #expect(host.texts.filter { $0.hasPrefix("at ") } == ["at Beach", "at Sales", "at Swift", "at Walk"])
            try host.click("Rename")
            host.run(.idle)
            #expect(host.texts.contains("at Zoo") && !host.texts.contains("at Swift"))
            try host.click("Add")
            host.run(.idle)
            #expect(host.texts.contains("at Sea"))
            try host.click("Delete")
            host.run(.idle)
            #expect(!host.texts.contains("at Zoo") && host.texts.filter { $0.hasPrefix("at ") }.count == 4)
            try host.close()
        }
    }

    /// An object of a subclass is observed for what its superclass declares, and for its own values.
    @Test func `tells its observers of changes`() async throws {
        try await onMainRunLoop {
            let conference = Conference(name: "Swift", city: "London")
            let changes = Changes()
            withObservationTracking {
                _ = conference.name
            } onChange: {
                changes.count += 1
            }
            withObservationTracking {
                _ = conference.talks
            } onChange: {
                changes.count += 1
            }
            conference.days = 9
            #expect(changes.count == 0)
            conference.name = "Server"
            conference.talks = []
            #expect(changes.count == 2)
        }
    }

    /// A container has the superclasses of its models, and no subclasses that it does not name.
    @Test func `brings its superclasses into a schema`() {
        let names = Set(Schema([Conference.self]).entities.map(\.name))
        #expect(names.isSuperset(of: ["BusinessJourney", "Journey", "Leg"]))
        #expect(!Schema([Journey.self]).entities.map(\.name).contains("BusinessJourney"))
    }
}

private final class Changes: @unchecked Sendable {
    var count = 0
}

private struct JourneyList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Journey.name) private var journeys: [Journey]

    var body: some View {
        ForEach(journeys) { Text("at \($0.name)") }
        Button("Rename") { journeys.first { $0 is Conference }?.name = "Zoo" }
        Button("Add") { context.insert(FamilyJourney(name: "Sea")) }
        Button("Delete") { journeys.first { $0 is Conference }.map { context.delete($0) } }
    }
}
