import CoreData
import Testing
import ViewFuzz

/// What a save refuses, with the codes of
/// developer.apple.com/documentation/coredata/1535452-validation-error-codes.
@Suite struct `A save of invalid objects` {
    /// developer.apple.com/documentation/coredata/nsvalidationmissingmandatorypropertyerror
    @Test func `names the value that is missing`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let halt = Halt(context: context)
            let error = SaveError { try context.save() }
            #expect(error?.code == NSValidationMissingMandatoryPropertyError && error?.code == 1570)
            #expect(error?.key == "place" && error?.object === halt)
            #expect(context.hasChanges && halt.isInserted && halt.objectID.isTemporaryID)
            halt.place = "Chur"
            try context.save()
            #expect(!context.hasChanges)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject/validateforupdate(): more than one error is in
    /// `NSDetailedErrorsKey`.
    @Test func `has all errors of an object`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(makeLibraryModel()).viewContext
            _ = Book(context: context)
            let error = SaveError { try context.save() }
            #expect(error?.code == NSValidationMultipleErrorsError && error?.code == 1560)
            let keys = error?.details.compactMap { $0.userInfo[NSValidationKeyErrorKey] as? String }
            #expect(keys?.sorted() == ["shelf", "title"])
            #expect(error?.details.allSatisfy { $0.code == 1570 } == true)
        }
    }

    /// Core Data Constants Reference, `NSDetailedErrorsKey`: the errors of one operation are collected in an array.
    @Test func `has the errors of all objects`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let halts = [Halt(context: context), Halt(context: context)]
            let error = SaveError { try context.save() }
            #expect(error?.code == NSValidationMultipleErrorsError)
            let objects = error?.details.compactMap { $0.userInfo[NSValidationObjectErrorKey] as? NSManagedObject }
            #expect(Set(objects ?? []) == Set<NSManagedObject>(halts))
        }
    }

    /// Core Data Programming Guide, "Object Validation": a relationship may be mandatory. Its nullified side is checked, too.
    @Test func `leaves no required relationship without an object`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(makeLibraryModel()).viewContext
            let (shelf, book) = (Shelf(context: context), Book(context: context))
            (book.title, book.shelf) = ("Notes", shelf)
            try context.save()
            context.delete(shelf)
            let error = SaveError { try context.save() }
            #expect(error?.code == NSValidationMissingMandatoryPropertyError)
            #expect(error?.key == "shelf" && error?.object === book)
            #expect(try countSaved(of: "Shelf", beside: context) == 1)
        }
    }

    /// developer.apple.com/documentation/coredata/nsrelationshipdescription/mincount and maxcount
    @Test func `counts the objects of a relationship`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(makeLibraryModel(readerCounts: (2, 3))).viewContext
            let (shelf, book) = (Shelf(context: context), Book(context: context))
            (book.title, book.shelf) = ("Notes", shelf)
            book.addToReaders(Reader(context: context))
            let few = SaveError { try context.save() }
            #expect(few?.code == NSValidationRelationshipLacksMinimumCountError && few?.code == 1580)
            #expect(few?.key == "readers")
            for _ in 1...3 { book.addToReaders(Reader(context: context)) }
            let many = SaveError { try context.save() }
            #expect(many?.code == NSValidationRelationshipExceedsMaximumCountError && many?.code == 1590)
            if let reader = book.readers?.anyObject() as? Reader { book.removeFromReaders(reader) }
            try context.save()
            #expect(!context.hasChanges)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject/validateforupdate(): a class adds its own checks.
    @Test func `throws the error of the class`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(makePublicationModel()).viewContext
            let diary = Diary(context: context)
            try context.save()
            diary.text = "secret"
            #expect(throws: DiaryError.self) { try context.save() }
            #expect(diary.isUpdated)
        }
    }

    /// Nothing is written if an object is invalid: developer.apple.com/documentation/coredata/nsmanagedobjectcontext/save().
    @Test func `writes nothing`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            Tour(context: context).name = "Alps"
            _ = Halt(context: context)
            #expect(throws: (any Error).self) { try context.save() }
            let count = try countSaved(of: "Tour", beside: context)
            #expect(count == 0)
        }
    }

    /// The number of objects that another context finds in the store.
    @MainActor private func countSaved(of entity: String, beside context: NSManagedObjectContext) throws -> Int {
        let other = NSManagedObjectContext(.mainQueueConcurrencyType)
        other.persistentStoreCoordinator = context.persistentStoreCoordinator
        return try other.count(for: NSFetchRequest<NSManagedObject>(entityName: entity))
    }
}
