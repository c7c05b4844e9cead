import CoreData
import TestSupport
import Testing
import ViewFuzz

/// Conditions of values, checked at a save:
/// developer.apple.com/documentation/coredata/nspropertydescription/setvalidationpredicates(_:withvalidationwarnings:), with the
/// codes of developer.apple.com/documentation/coredata/1535452-validation-error-codes.
@Suite struct `A condition of a value` {
    /// The codes of the errors with which a context refuses to save.
    @MainActor private func codes(_ context: NSManagedObjectContext) -> [Int] {
        guard let error = SaveError(of: { try context.save() }) else { return [] }
        return error.details.isEmpty ? [error.code] : error.details.map(\.code)
    }

    @Test func `is met by a saved object, and by an object without the value`() async throws {
        try await onMainRunLoop {
            let model = makeModel()
            let name = try #require(model.entitiesByName["Tour"]?.attributesByName["name"])
            let long = NSPredicate(format: "length >= 3")
            let pattern = NSPredicate(format: "SELF MATCHES %@", "[A-Z].*")
            name.setValidationPredicates([long, pattern], withValidationWarnings: [1670, "a capital letter"])
            let context = makeContainer(model).viewContext
            let tour = Tour(context: context)
            #expect(codes(context) == [])
            tour.name = "al"
            #expect(codes(context) == [NSValidationStringTooShortError, NSManagedObjectValidationError])
            tour.name = "alps"
            let error = #expect(throws: NSError.self) { try context.save() }
            #expect(error?.code == 1550 && error?.localizedDescription == "a capital letter")
            #expect(error?.userInfo[NSValidationValueErrorKey] as? String == "alps")
            #expect(error?.userInfo[NSValidationPredicateErrorKey] as? NSPredicate == pattern)
            #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
            tour.name = "Alps"
            #expect(codes(context) == [] && !context.hasChanges)
        }
    }

    /// The text of a compiled model, as `bindfuzz port` writes it.
    private static let file = """
        {"configurations": {}, "entities": [{
          "isAbstract": false, "name": "Guest", "relationships": [], "uniquenessConstraints": [],
          "attributes": [
            {"isOptional": true, "isTransient": false, "name": "age", "type": "integer16", "usesScalar": false,
             "minimum": "18", "maximum": "99"},
            {"isOptional": true, "isTransient": false, "name": "weight", "type": "double", "usesScalar": false,
             "minimum": "0.5"},
            {"isOptional": true, "isTransient": false, "name": "arrival", "type": "date", "usesScalar": false,
             "minimum": "0", "maximum": "1000"},
            {"isOptional": true, "isTransient": false, "name": "code", "type": "string", "usesScalar": false,
             "minimum": "2", "maximum": "4", "pattern": "[a-z]+"}
          ]}]}
        """

    /// Xcode's data model inspector: a minimum and a maximum of numbers, dates and lengths, and a regular expression.
    @Test(
        arguments: [
            ("age", 17, [1620]), ("age", 100, [1610]), ("age", 18, []), ("weight", 0.25, [1620]), ("weight", 7.5, []),
            ("arrival", Date(timeIntervalSinceReferenceDate: -1), [1640]),
            ("arrival", Date(timeIntervalSinceReferenceDate: 1001), [1630]),
            ("arrival", Date(timeIntervalSinceReferenceDate: 1000), []), ("code", "a", [1670]),
            ("code", "abcde", [1660]),
            ("code", "a1", [1680]), ("code", "ab", []), ("code", "A", [1670, 1680]),
        ] as [(String, any Sendable, [Int])])
    func `comes from a model file`(key: String, value: any Sendable, expected: [Int]) async throws {
        try await onMainRunLoop {
            let directory = try TemporaryDirectory()
            try directory.write(Self.file, to: "Guest.momd/model.json")
            let url = URL(fileURLWithPath: directory.path("Guest.momd"))
            let model = try #require(NSManagedObjectModel(contentsOf: url))
            let context = makeContainer(model).viewContext
            let guest = NSEntityDescription.insertNewObject(forEntityName: "Guest", into: context)
            guest.setValue(value, forKey: key)
            #expect(codes(context) == expected)
        }
    }
}
