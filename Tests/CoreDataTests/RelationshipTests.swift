import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// The kinds of relationships, with the Core Data Programming Guide, "Creating Managed Object Relationships", as the source:
/// Core Data keeps both ends equal.
@Suite struct `A relationship of managed objects` {
    /// A shelf with books.
    @MainActor private func makeShelf(_ titles: String...) throws -> (NSPersistentContainer, Shelf, [Book]) {
        let container = makeContainer(makeLibraryModel())
        let shelf = Shelf(context: container.viewContext)
        let books = titles.map { title in
            let book = Book(context: container.viewContext)
            (book.title, book.shelf) = (title, shelf)
            return book
        }
        try container.viewContext.save()
        return (container, shelf, books)
    }

    @Test func `follows at its other end`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let (alps, sea, halt) = (Tour(context: context), Tour(context: context), Halt(context: context))
            halt.tour = alps
            #expect(alps.stops == NSSet(array: [halt]))
            sea.addToStops(halt)
            #expect(halt.tour === sea && alps.stops?.count == 0)
            sea.removeFromStops(halt)
            #expect(halt.tour == nil && sea.stops?.count == 0)
        }
    }

    @Test func `follows when all its objects are replaced`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = Tour(context: context)
            let halts = [Halt(context: context), Halt(context: context), Halt(context: context)]
            tour.stops = NSSet(array: [halts[0], halts[1]])
            tour.stops = NSSet(array: [halts[1], halts[2]])
            #expect(halts[0].tour == nil && halts[1].tour === tour && halts[2].tour === tour)
            tour.stops = nil
            #expect(halts.allSatisfy { $0.tour == nil })
        }
    }

    @Test func `of one to one has one object at each end`() async throws {
        try await onMainRunLoop {
            let (container, _, books) = try makeShelf("Notes", "Letters")
            let context = container.viewContext
            let (red, blue) = (Cover(context: context), Cover(context: context))
            books[0].cover = red
            #expect(red.book === books[0])
            blue.book = books[0]
            #expect(books[0].cover === blue && red.book == nil)
            books[1].cover = blue
            #expect(blue.book === books[1] && books[0].cover == nil)
        }
    }

    @Test func `of many to many follows on both sides`() async throws {
        try await onMainRunLoop {
            let (container, _, books) = try makeShelf("Notes", "Letters")
            let context = container.viewContext
            let (ada, alan) = (Reader(context: context), Reader(context: context))
            books[0].addToReaders(ada)
            books[0].addToReaders(alan)
            ada.books = NSSet(array: books)
            #expect(books[1].readers == NSSet(array: [ada]) && books[0].readers == NSSet(array: [ada, alan]))
            try context.save()
            context.delete(books[0])
            try context.save()
            #expect(ada.books == NSSet(array: [books[1]]) && alan.books?.count == 0)
        }
    }

    /// developer.apple.com/documentation/coredata/nsrelationshipdescription/isordered
    @Test func `with an order keeps it`() async throws {
        try await onMainRunLoop {
            let (container, shelf, _) = try makeShelf("B", "C")
            let first = Book(context: container.viewContext)
            first.title = "A"
            shelf.insertIntoBooks(first, at: 0)
            let last = Book(context: container.viewContext)
            last.title = "D"
            shelf.addToBooks(last)
            #expect(shelf.titles == ["A", "B", "C", "D"] && first.shelf === shelf)
            shelf.removeFromBooks(at: 1)
            #expect(shelf.titles == ["A", "C", "D"])
            let other = Shelf(context: container.viewContext)
            other.addToBooks(last)
            #expect(shelf.titles == ["A", "C"] && other.titles == ["D"])
            for book in try container.viewContext.all(Book.self, by: "title") where book.shelf == nil {
                container.viewContext.delete(book)
            }
            shelf.books = NSOrderedSet(array: (shelf.books?.array ?? []).reversed())
            try container.viewContext.save()
            let context = container.newBackgroundContext()
            try context.performAndWait {
                let same = try #require(try context.existingObject(with: shelf.objectID) as? Shelf)
                #expect(same.titles == ["C", "A"])
            }
        }
    }

    /// Core Data Programming Guide, "Creating Managed Object Relationships": a change of one end is a change of the other.
    @Test func `changes the objects at both ends`() async throws {
        try await onMainRunLoop {
            let (container, shelf, books) = try makeShelf("Notes")
            let other = Shelf(context: container.viewContext)
            try container.viewContext.save()
            books[0].shelf = other
            #expect(container.viewContext.updatedObjects == [books[0], shelf, other])
        }
    }

    /// github.com/wordpress-mobile/WordPress-iOS/issues/14794: "Illegal attempt to establish a relationship between objects in different
    /// contexts".
    @Test func `leads to no object of another context`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let (container, shelf, _) = try makeShelf()
            let other = NSManagedObjectContext(.mainQueueConcurrencyType)
            other.persistentStoreCoordinator = container.persistentStoreCoordinator
            let book = Book(context: other)
            book.shelf = shelf
            #expect(host.issues.compactMap(\.kind.misuse).contains { $0.kind == .otherContext })
        }
    }
}
