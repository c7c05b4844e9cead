import CoreData
import Testing
import ViewFuzz

/// What a save does after another context has changed the same row: developer.apple.com/documentation/coredata/merge-policies.
@Suite struct `A conflict of two contexts` {
    private static let later = Date(timeIntervalSince1970: 1_000)

    /// The values of a tour in the store.
    struct Row: Equatable, Sendable {
        var name: String?
        var days: Int16
        var isLater: Bool
    }

    @MainActor private func row(_ container: NSPersistentContainer) throws -> Row? {
        let context = container.newBackgroundContext()
        return try context.performAndWait {
            try context.all(Tour.self, by: "name").first.map {
                Row(name: $0.name, days: $0.days, isLater: $0.start == Self.later)
            }
        }
    }

    /// Lets another context change the name and the days of a tour, and this one its name and start.
    @MainActor private func makeConflict(_ container: NSPersistentContainer) throws -> Tour {
        let tour = try #require(try container.viewContext.addTours(["Alps": 4]).first)
        try container.saveElsewhere { context in
            let same = try #require(try context.tour("Alps"))
            (same.name, same.days) = ("Sea", 9)
        }
        (tour.name, tour.start) = ("Andes", Self.later)
        return tour
    }

    /// developer.apple.com/documentation/coredata/nserrormergepolicy: the default. The app mends the conflict:
    /// refresh(_:mergechanges:) applies the local changes over the new values.
    @Test func `is an error by default`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let tour = try makeConflict(container)
            let error = SaveError { try context.save() }
            #expect(error?.code == NSManagedObjectMergeError && error?.code == 133_020)
            #expect(tour.isUpdated && tour.name == "Andes")
            #expect(try row(container) == Row(name: "Sea", days: 9, isLater: false))
            context.refresh(tour, mergeChanges: true)
            try context.save()
            #expect(try row(container) == Row(name: "Andes", days: 9, isLater: true))
        }
    }

    /// developer.apple.com/documentation/coredata/nsmergepolicytype: by property, what one side alone has changed stays. An
    /// overwrite saves the entire object, and a rollback discards the changes.
    @Test(arguments: [
        (NSMergePolicyType.mergeByPropertyStoreTrumpMergePolicyType, Row(name: "Sea", days: 9, isLater: true)),
        (NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType, Row(name: "Andes", days: 9, isLater: true)),
        (NSMergePolicyType.overwriteMergePolicyType, Row(name: "Andes", days: 4, isLater: true)),
        (NSMergePolicyType.rollbackMergePolicyType, Row(name: "Sea", days: 9, isLater: false)),
    ])
    func `is settled by the policy`(type: NSMergePolicyType, expected: Row) async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            container.viewContext.mergePolicy = NSMergePolicy(merge: type)
            let tour = try makeConflict(container)
            try container.viewContext.save()
            #expect(try row(container) == expected)
            let shown = Row(name: tour.name, days: tour.days, isLater: tour.start == Self.later)
            #expect(shown == expected && !container.viewContext.hasChanges)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmergepolicy: the state of two layers differs, also after a deletion.
    @Test func `arises from a deletion`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let tour = try #require(try container.viewContext.addTours(["Alps": 4]).first)
            try container.saveElsewhere { context in
                if let same = try context.tour("Alps") { context.delete(same) }
            }
            tour.days = 5
            #expect(SaveError { try container.viewContext.save() }?.code == NSManagedObjectMergeError)
        }
    }

    /// dorianroy.com, "How to implement Unique Constraints in Core Data": an error by default, and only at the save.
    @Test func `of unique values is an error by default`() async throws {
        try await onMainRunLoop {
            let container = makeContainer(makeModel(uniqueNames: true))
            let context = container.viewContext
            try container.saveElsewhere { try $0.addTours(["Alps": 4]) }
            Tour(context: context).name = "Alps"
            #expect(try context.all(Tour.self, by: "name").count == 2)
            let error = SaveError { try context.save() }
            #expect(error?.code == NSManagedObjectConstraintMergeError && error?.code == 133_021)
            context.rollback()
            for _ in 1...2 { Tour(context: context).name = "Sea" }
            #expect(SaveError { try context.save() }?.code == NSManagedObjectConstraintMergeError)
        }
    }

    /// dorianroy.com, "How to implement Unique Constraints in Core Data": new data trumps old, or the store keeps its own.
    @Test(arguments: [
        (NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType, Int16(9)),
        (NSMergePolicyType.mergeByPropertyStoreTrumpMergePolicyType, Int16(4)),
    ])
    func `of unique values leaves one object`(type: NSMergePolicyType, days: Int16) async throws {
        try await onMainRunLoop {
            let container = makeContainer(makeModel(uniqueNames: true))
            try container.viewContext.addTours(["Alps": 4])
            let context = container.newBackgroundContext()
            context.mergePolicy = NSMergePolicy(merge: type)
            try context.performAndWait {
                try context.addTours(["Alps": 9])
                #expect(!context.hasChanges)
            }
            #expect(try row(container)?.days == days)
            #expect(try container.viewContext.count(for: NSFetchRequest<Tour>(entityName: "Tour")) == 1)
        }
    }
}
