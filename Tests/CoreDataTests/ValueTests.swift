import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// An object with an attribute of each type.
final class Sample: NSManagedObject {
    @_ManagedProperty var small: Int16
    @_ManagedProperty var medium: Int32
    @_ManagedProperty var large: Int64
    @_ManagedProperty var price: NSDecimalNumber?
    @_ManagedProperty var ratio: Double
    @_ManagedProperty var weight: Float
    @_ManagedProperty var text: String
    @_ManagedProperty var isDone: Bool
    @_ManagedProperty var day: Date
    @_ManagedProperty var bytes: Data
    @_ManagedProperty var token: UUID
    @_ManagedProperty var link: URL
    @_ManagedProperty var tags: [String]?
    @_ManagedProperty var count: NSNumber?
}

private func makeSampleModel() -> NSManagedObjectModel {
    let types: [(String, NSAttributeType)] = [
        ("small", .integer16AttributeType), ("medium", .integer32AttributeType), ("large", .integer64AttributeType),
        ("price", .decimalAttributeType), ("ratio", .doubleAttributeType), ("weight", .floatAttributeType),
        ("text", .stringAttributeType), ("isDone", .booleanAttributeType), ("day", .dateAttributeType),
        ("bytes", .binaryDataAttributeType), ("token", .UUIDAttributeType), ("link", .URIAttributeType),
        ("tags", .transformableAttributeType), ("count", .integer32AttributeType),
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity("Sample", types.map { attribute($0, $1) })]
    return model
}

/// The values of the properties that Xcode generates.
@Suite struct `A value of a managed object` {
    private static let day = Date(timeIntervalSince1970: 1_000)
    private static let token = UUID()
    private static let link = URL(fileURLWithPath: "/tmp/a")

    /// developer.apple.com/documentation/coredata/nsattributetype
    @Test func `of each type is saved`() async throws {
        try await onMainRunLoop {
            let container = makeContainer(makeSampleModel())
            let sample = Sample(context: container.viewContext)
            (sample.small, sample.medium, sample.large) = (.min, .max, .min)
            (sample.price, sample.ratio, sample.weight) = (NSDecimalNumber(string: "1.10"), 0.25, 0.5)
            (sample.text, sample.isDone, sample.day) = ("é", true, Self.day)
            (sample.bytes, sample.token, sample.link) = (Data([1, 2]), Self.token, Self.link)
            (sample.tags, sample.count) = (["a", "b"], 7)
            try container.viewContext.save()
            let context = container.newBackgroundContext()
            try context.performAndWait {
                let same = try #require(try context.existingObject(with: sample.objectID) as? Sample)
                #expect(same.small == .min && same.medium == .max && same.large == .min)
                #expect(same.price == NSDecimalNumber(string: "1.1") && same.ratio == 0.25 && same.weight == 0.5)
                #expect(same.text == "é" && same.isDone && same.day == Self.day)
                #expect(same.bytes == Data([1, 2]) && same.token == Self.token && same.link == Self.link)
                #expect(same.tags == ["a", "b"] && same.count == 7)
            }
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject/value(forkey:): a scalar is a number object.
    @Test func `is read and written by its name`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let (tour, halt) = (Tour(context: context), Halt(context: context))
            tour.setValue("Alps", forKey: "name")
            tour.setValue(NSNumber(value: 8), forKey: "days")
            halt.setValue(tour, forKey: "tour")
            #expect(tour.name == "Alps" && tour.days == 8 && halt.tour === tour)
            #expect(tour.value(forKey: "days") as? NSNumber == 8 && tour.value(forKey: "days") as? Int == 8)
            #expect(tour.value(forKey: "stops") as? NSSet == NSSet(array: [halt]))
            #expect(halt.value(forKeyPath: "tour.name") as? String == "Alps")
            halt.setValue("Andes", forKeyPath: "tour.name")
            tour.setValuesForKeys(["days": 9])
            let values = tour.dictionaryWithValues(forKeys: ["name", "days"])
            #expect(values["name"] as? String == "Andes" && values["days"] as? Int == 9)
            tour.setValue(nil, forKey: "name")
            #expect(tour.name == nil && tour.value(forKey: "name") == nil)
        }
    }

    /// holko.pl/2017/09/18/surprising-non-optional-nsmanaged: a text that was never set is empty. fatbobman.com, "Safely
    /// Responding to Data": an optional number is 0 in Swift.
    @Test func `that is missing is empty or 0`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let sample = Sample(context: makeContainer(makeSampleModel()).viewContext)
            #expect(sample.text == "" && sample.bytes.isEmpty && sample.small == 0 && sample.large == 0)
            #expect(sample.ratio == 0 && sample.weight == 0 && !sample.isDone)
            #expect(sample.price == nil && sample.tags == nil && sample.count == nil)
            #expect(sample.value(forKey: "small") == nil)
            #expect(host.issues.isEmpty)
        }
    }

    /// github.com/woocommerce/woocommerce-ios/pull/14664 and github.com/kean/Pulse/pull/350: nil is no date, no UUID and no
    /// URL.
    @Test(arguments: ["day", "token", "link"])
    func `of a deleted object traps where its type has no empty value`(property: String) async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let context = makeContainer(makeSampleModel()).viewContext
            let sample = Sample(context: context)
            (sample.day, sample.token, sample.link) = (Self.day, Self.token, Self.link)
            try context.save()
            context.delete(sample)
            _ = (sample.day, sample.token, sample.link)
            try context.save()
            #expect(host.issues.isEmpty && sample.text == "" && sample.bytes.isEmpty && sample.large == 0)
            switch property {
            case "day": _ = sample.day
            case "token": _ = sample.token
            default: _ = sample.link
            }
            #expect(host.issues.compactMap(\.kind.misuse).map(\.kind) == [.missingValue])
            #expect(host.issues.compactMap(\.kind.misuse).map(\.property) == [property])
        }
    }
}
