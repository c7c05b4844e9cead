import SwiftData
import Testing
import ViewFuzz

/// A model whose properties have initial values that need the type of the property.
@Model final class Parcel {
    enum Size: String, Codable {
        case small, large
    }

    var size: Size = .large
    var weight: Double = 1
    var label: String? = "fragile"
    var sender: String? = nil
    @Attribute(originalName: "identifier") var code = UUID()
    var lines: [String] = {
        let first = "Main Street"
        return [first, "Springfield"]
    }()
    var receiver: String

    init(receiver: String) { self.receiver = receiver }
}

/// What developer.apple.com/documentation/swiftdata/schema says of the models of an app.
@Suite struct `A schema` {
    private let schema = Schema([Conference.self, FamilyJourney.self, Trip.self, Country.self])

    /// developer.apple.com/documentation/swiftdata/schema/entity
    @Test func `has an entity for each model, with the properties that it declares and inherits`() throws {
        let conference = try #require(schema.entity(for: Conference.self))
        #expect(Schema.entityName(for: Conference.self) == "Conference" && conference.name == "Conference")
        #expect(conference.storedProperties.map(\.name) == ["city", "talks"])
        #expect(conference.inheritedProperties.map(\.name).prefix(3) == ["code", "name", "days"])
        #expect(conference.properties.count == conference.storedProperties.count + conference.inheritedProperties.count)
        #expect(conference.superentityName == "BusinessJourney")
        #expect(conference.superentity?.superentity == schema.entitiesByName["Journey"])
        let journey = try #require(schema.entitiesByName["Journey"])
        #expect(journey.superentity == nil)
        #expect(journey.subentities.map(\.name).sorted() == ["BusinessJourney", "FamilyJourney"])
        #expect(conference.storedPropertiesByName["city"] != nil && conference.inheritedPropertiesByName["city"] == nil)
        #expect(conference.uniquenessConstraints == [["code"]])
        #expect(schema.entity(for: Book.self) == nil)
    }

    /// developer.apple.com/documentation/swiftdata/schema/attribute
    @Test func `describes attributes`() throws {
        let country = try #require(schema.entity(for: Country.self))
        let code = try #require(country.attributesByName["code"])
        #expect(code.isUnique && code.isAttribute && !code.isRelationship && !code.isOptional)
        #expect(code.valueType == String.self && code.originalName == "code" && code.options == [.unique])
        let trip = try #require(schema.entity(for: Trip.self))
        let photo = try #require(trip.attributesByName["photo"])
        #expect(photo.isOptional && photo.options == [.externalStorage] && !photo.isTransient)
        #expect(trip.attributes.map(\.name).sorted() == ["days", "name", "notes", "photo"])
    }

    /// developer.apple.com/documentation/swiftdata/schema/attribute/defaultvalue
    @Test func `has the initial values of attributes`() throws {
        let parcel = try #require(Schema([Parcel.self]).entity(for: Parcel.self)).attributesByName
        #expect(parcel["size"]?.defaultValue as? Parcel.Size == Parcel.Size.large)
        #expect(parcel["weight"]?.defaultValue as? Double == 1)
        #expect(parcel["label"]?.defaultValue as? String == "fragile")
        #expect(parcel["lines"]?.defaultValue as? [String] == ["Main Street", "Springfield"])
        #expect(parcel["sender"] != nil && parcel["sender"]?.defaultValue == nil)
        #expect(parcel["receiver"] != nil && parcel["receiver"]?.defaultValue == nil)
        let conference = try #require(schema.entity(for: Conference.self)).attributesByName
        #expect(conference["days"]?.defaultValue as? Int == 1 && conference["city"]?.defaultValue == nil)
        #expect(conference["purpose"]?.defaultValue as? String == "meeting")
    }

    @Test func `evaluates an initial value as it is read`() throws {
        let code = try #require(Schema([Parcel.self]).entity(for: Parcel.self)?.attributesByName["code"])
        let (first, second) = (code.defaultValue as? UUID, code.defaultValue as? UUID)
        #expect(first != nil && second != nil && first != second)
        #expect(code.originalName == "identifier")
    }

    /// developer.apple.com/documentation/swiftdata/schema/relationship
    @Test func `describes relationships`() throws {
        let trip = try #require(schema.entity(for: Trip.self))
        let stops = try #require(trip.relationshipsByName["stops"])
        #expect(stops.destination == "Stop" && stops.inverseName == "trip" && stops.inverseKeyPath == \Stop.trip)
        #expect(stops.deleteRule == .cascade && !stops.isToOneRelationship && !stops.isOptional)
        let guide = try #require(trip.relationshipsByName["guide"])
        #expect(guide.isToOneRelationship && guide.isOptional && guide.inverseName == nil)
        #expect(guide.isRelationship && guide.deleteRule == .nullify)
        #expect(trip.relationships.count == 2)
        let conference = try #require(schema.entity(for: Conference.self))
        #expect(conference.relationshipsByName["legs"]?.inverseName == "journey")
    }

    /// developer.apple.com/documentation/swiftdata/modelcontext/fetchidentifiers(_:batchsize:): a batch has no unsaved objects.
    @Test func `is fetched in batches of identifiers and of objects`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            for name in ["Alps", "Sea", "Lake"] { context.insert(Trip(name: name)) }
            try context.save()
            var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
            #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) {
                try context.fetchIdentifiers(descriptor, batchSize: 2)
            }
            descriptor.includePendingChanges = false
            let identifiers = try context.fetchIdentifiers(descriptor, batchSize: 2)
            #expect(identifiers.count == 3)
            #expect(identifiers.compactMap { (context.model(for: $0) as? Trip)?.name } == ["Alps", "Lake", "Sea"])
            #expect(try context.fetch(descriptor, batchSize: 2).map(\.name) == ["Alps", "Lake", "Sea"])
        }
    }
}
