import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// Results by name with computed values: developer.apple.com/documentation/coredata/nsexpressiondescription.
@Suite struct `A fetch of computed values` {
    @MainActor private func makeContext() throws -> NSManagedObjectContext {
        let context = makeContainer().viewContext
        let tours = try context.addTours(["Alps": 3, "Sea": 7, "Andes": 20, "Lake": 3])
        tours[1].start = Date(timeIntervalSince1970: 500)
        for (place, tour) in [("Chur", tours[0]), ("Zermatt", tours[0]), ("Quito", tours[2])] {
            let halt = Halt(context: context)
            (halt.place, halt.tour) = (place, tour)
        }
        try context.save()
        return context
    }

    private func column(
        _ name: String, _ function: String, of key: String, _ type: NSAttributeType = .undefinedAttributeType
    ) -> NSExpressionDescription {
        let column = NSExpressionDescription()
        column.name = name
        column.expression = NSExpression(forFunction: function, arguments: [NSExpression(forKeyPath: key)])
        column.expressionResultType = type
        return column
    }

    @MainActor private func fetch(
        _ entity: String, _ context: NSManagedObjectContext, _ columns: [Any],
        _ change: (NSFetchRequest<NSDictionary>) -> Void = { _ in }
    ) throws -> [NSDictionary] {
        let request = NSFetchRequest<NSDictionary>(entityName: entity)
        (request.resultType, request.propertiesToFetch) = (.dictionaryResultType, columns)
        change(request)
        return try context.fetch(request)
    }

    /// Core Data Programming Guide, "Fetching Specific Values": one result with the aggregates of all objects.
    @Test func `has the sum, the number, the least, the greatest and the average`() async throws {
        try await onMainRunLoop {
            let context = try makeContext()
            let columns = [
                column("total", "sum:", of: "days", .integer32AttributeType), column("count", "count:", of: "name"),
                column("least", "min:", of: "days"), column("greatest", "max:", of: "days"),
                column("mean", "average:", of: "days", .doubleAttributeType), column("last", "max:", of: "start"),
                column("first", "min:", of: "name"),
            ]
            let all = try fetch("Tour", context, columns)
            let result = try #require(all.first)
            #expect(all.count == 1 && result["total"] as? Int == 33 && result["count"] as? Int == 4)
            #expect(result["least"] as? Int == 3 && result["greatest"] as? Int == 20)
            #expect(result["mean"] as? Double == 8.25 && result["first"] as? String == "Alps")
            #expect(result["last"] as? Date == Date(timeIntervalSince1970: 500))
            let some = try fetch("Tour", context, columns) { $0.predicate = NSPredicate(format: "days < 10") }
            #expect(some.first?["total"] as? Int == 13 && some.first?["count"] as? Int == 3)
            let none = try fetch("Tour", context, columns) { $0.predicate = NSPredicate(format: "days > 90") }
            #expect(none.count == 1 && none.first?["count"] as? Int == 0 && none.first?["greatest"] == nil)
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchrequest/propertiestogroupby and havingpredicate
    @Test func `has a result for each group`() async throws {
        try await onMainRunLoop {
            let context = try makeContext()
            let columns: [Any] = ["days", column("count", "count:", of: "name")]
            let all = try fetch("Tour", context, columns) { $0.propertiesToGroupBy = ["days"] }
            #expect(all.compactMap { $0["days"] as? Int } == [3, 7, 20])
            #expect(all.compactMap { $0["count"] as? Int } == [2, 1, 1])
            let several = try fetch("Tour", context, columns) {
                $0.propertiesToGroupBy = ["days"]
                $0.havingPredicate = NSPredicate(format: "count > 1")
            }
            #expect(several.compactMap { $0["days"] as? Int } == [3])
            let last = try fetch("Tour", context, columns) {
                $0.propertiesToGroupBy = ["days"]
                $0.sortDescriptors = [NSSortDescriptor(key: "days", ascending: false)]
                ($0.fetchOffset, $0.fetchLimit) = (1, 1)
            }
            #expect(last.compactMap { $0["days"] as? Int } == [7])
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchrequest/propertiestofetch: a property may lead to that of another object.
    @Test func `has expressions of each object, and values of the object to which it leads`() async throws {
        try await onMainRunLoop {
            let context = try makeContext()
            let upper = column("loud", "uppercase:", of: "place")
            let all = try fetch("Halt", context, [upper, "tour.name", "tour"]) {
                $0.sortDescriptors = [NSSortDescriptor(key: "place", ascending: true)]
            }
            #expect(all.compactMap { $0["loud"] as? String } == ["CHUR", "QUITO", "ZERMATT"])
            #expect(all.compactMap { $0["tour.name"] as? String } == ["Alps", "Andes", "Alps"])
            #expect(all.last?["tour"] as? NSManagedObjectID == (try context.tour("Alps"))?.objectID)
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchrequest/includespendingchanges: results by name have what the store has.
    @Test func `leaves changes out that are not saved`() async throws {
        try await onMainRunLoop {
            let context = try makeContext()
            try #require(try context.tour("Alps")).days = 100
            Tour(context: context).days = 50
            context.delete(try #require(try context.tour("Sea")))
            let total = [column("total", "sum:", of: "days")]
            #expect(try fetch("Tour", context, total).first?["total"] as? Int == 33)
            try context.save()
            #expect(try fetch("Tour", context, total).first?["total"] as? Int == 173)
        }
    }

    /// developer.apple.com/documentation/coredata/nsasynchronousfetchrequest
    @Test func `comes later`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let context = try makeContext()
            let found = Found()
            let fetch = NSFetchRequest<Tour>(entityName: "Tour")
            fetch.predicate = NSPredicate(format: "days == 3")
            let request = NSAsynchronousFetchRequest(fetchRequest: fetch) { result in
                found.names = result.finalResult?.compactMap(\.name).sorted()
            }
            let result = try #require(try context.execute(request) as? NSAsynchronousFetchResult<Tour>)
            #expect(found.names == nil && result.finalResult == nil)
            host.run(.idle)
            #expect(found.names == ["Alps", "Lake"] && result.finalResult?.count == 2 && result.operationError == nil)
            found.names = nil
            let canceled = try context.execute(request) as? NSPersistentStoreAsynchronousResult
            canceled?.cancel()
            host.run(.idle)
            #expect(found.names == nil)
            try host.close()
        }
    }
}

private final class Found: @unchecked Sendable {
    var names: [String]?
}
