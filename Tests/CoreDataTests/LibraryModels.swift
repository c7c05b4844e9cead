import CoreData
import HeadlessUI

/// A shelf keeps its books in an order.
final class Shelf: NSManagedObject, Identifiable {
    @_ManagedProperty var name: String?
    @_ManagedProperty var books: NSOrderedSet?
    @_ManagedMethod func addToBooks(_ value: Book)
    @_ManagedMethod func insertIntoBooks(_ value: Book, at index: Int)
    @_ManagedMethod func removeFromBooks(at index: Int)

    /// The titles of the books, in their order.
    var titles: [String] { (books?.array ?? []).compactMap { ($0 as? Book)?.title } }
}

/// A book needs a shelf. It has one cover, and any number of readers.
final class Book: NSManagedObject, Identifiable {
    @_ManagedProperty var title: String
    @_ManagedProperty var shelf: Shelf?
    @_ManagedProperty var cover: Cover?
    @_ManagedProperty var readers: NSSet?
    @_ManagedMethod func addToReaders(_ value: Reader)
    @_ManagedMethod func removeFromReaders(_ value: Reader)
}

final class Cover: NSManagedObject {
    @_ManagedProperty var color: String?
    @_ManagedProperty var book: Book?
}

final class Reader: NSManagedObject {
    @_ManagedProperty var name: String?
    @_ManagedProperty var books: NSSet?
}

/// A publication, whose kinds inherit its title.
class Publication: NSManagedObject {
    @_ManagedProperty var title: String?
}

final class Magazine: Publication {
    @_ManagedProperty var issue: Int32
}

/// An object that notes the calls of its context.
final class Diary: NSManagedObject {
    @_ManagedProperty var text: String?
    @_ManagedProperty var created: Date?
    private(set) var calls: [String] = []

    override func awakeFromInsert() {
        super.awakeFromInsert()
        created = Date(timeIntervalSince1970: 100)
        calls.append("awakeFromInsert")
    }
    override func awakeFromFetch() {
        super.awakeFromFetch()
        calls.append("awakeFromFetch")
    }
    override func willSave() {
        super.willSave()
        calls.append("willSave")
    }
    override func didSave() {
        super.didSave()
        calls.append("didSave")
    }
    override func prepareForDeletion() {
        super.prepareForDeletion()
        calls.append("prepareForDeletion")
    }
    override func validateForUpdate() throws {
        try super.validateForUpdate()
        if text == "secret" { throw DiaryError() }
    }
}

struct DiaryError: Error {}

/// An attribute of an entity.
func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, _ value: Any? = nil
) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, isOptional)
    attribute.defaultValue = value
    return attribute
}

/// An entity with a class of these tests.
func entity(_ name: String, _ properties: [NSPropertyDescription] = []) -> NSEntityDescription {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (name, "CoreDataTests.\(name)")
    entity.properties = properties
    return entity
}

/// A relationship to one object, or to many.
func relationship(_ name: String, to entity: NSEntityDescription, isToMany: Bool = false) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.destinationEntity) = (name, entity)
    (relationship.maxCount, relationship.deleteRule) = (isToMany ? 0 : 1, .nullifyDeleteRule)
    return relationship
}

/// Lets each of two relationships lead back to where the other begins.
func pair(_ first: NSRelationshipDescription, _ second: NSRelationshipDescription) {
    (first.inverseRelationship, second.inverseRelationship) = (second, first)
}

/// A model of shelves, books, covers and readers.
///
/// - Parameter readerCounts: The fewest and the most readers of a book; 0 for no limit.
func makeLibraryModel(readerCounts: (Int, Int) = (0, 0)) -> NSManagedObjectModel {
    let shelf = entity("Shelf")
    let book = entity("Book")
    let cover = entity("Cover")
    let reader = entity("Reader")
    let books = relationship("books", to: book, isToMany: true)
    let place = relationship("shelf", to: shelf)
    (books.isOrdered, place.isOptional) = (true, false)
    pair(books, place)
    let (front, owner) = (relationship("cover", to: cover), relationship("book", to: book))
    pair(front, owner)
    let readers = relationship("readers", to: reader, isToMany: true)
    (readers.minCount, readers.maxCount) = readerCounts
    let borrowed = relationship("books", to: book, isToMany: true)
    pair(readers, borrowed)
    shelf.properties = [attribute("name", .stringAttributeType), books]
    book.properties = [attribute("title", .stringAttributeType, isOptional: false), place, front, readers]
    cover.properties = [attribute("color", .stringAttributeType), owner]
    reader.properties = [attribute("name", .stringAttributeType), borrowed]
    let model = NSManagedObjectModel()
    model.entities = [shelf, book, cover, reader]
    return model
}

/// A model of publications and diaries.
func makePublicationModel() -> NSManagedObjectModel {
    let publication = entity("Publication", [attribute("title", .stringAttributeType)])
    let magazine = entity("Magazine", [attribute("issue", .integer32AttributeType, 1)])
    publication.subentities = [magazine]
    let diary = entity("Diary", [attribute("text", .stringAttributeType), attribute("created", .dateAttributeType)])
    let model = NSManagedObjectModel()
    model.entities = [publication, magazine, diary]
    return model
}

extension NSManagedObjectContext {
    /// Returns all objects of a class, by a property.
    func all<Object: NSManagedObject>(_ type: Object.Type, by key: String) throws -> [Object] {
        let request = NSFetchRequest<Object>(entityName: "\(type)")
        request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
        return try fetch(request)
    }

    /// Adds tours with days, and saves them.
    @discardableResult func addTours(_ days: KeyValuePairs<String, Int16>) throws -> [Tour] {
        let tours = days.map { name, days in
            let tour = Tour(context: self)
            (tour.name, tour.days) = (name, days)
            return tour
        }
        try save()
        return tours
    }

    /// Returns the first tour with a name.
    func tour(_ name: String) throws -> Tour? {
        let request = NSFetchRequest<Tour>(entityName: "Tour")
        request.predicate = NSPredicate(format: "name == %@", name)
        return try fetch(request).first
    }
}

extension NSPersistentContainer {
    /// Runs code in a new context on its own queue, saves it, and waits for it.
    func saveElsewhere(_ change: (NSManagedObjectContext) throws -> Void) throws {
        let context = newBackgroundContext()
        try context.performAndWait {
            try change(context)
            try context.save()
        }
    }
}

/// The code and the details of an error of Core Data.
struct SaveError {
    let code: Int
    let key: String?
    let object: NSManagedObject?
    let details: [NSError]

    /// The error that code throws; nil if it throws none.
    init?(of body: () throws -> Void) {
        do {
            try body()
            return nil
        } catch {
            let error = error as NSError
            code = error.domain == NSCocoaErrorDomain ? error.code : 0
            key = error.userInfo[NSValidationKeyErrorKey] as? String
            object = error.userInfo[NSValidationObjectErrorKey] as? NSManagedObject
            details = error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? []
        }
    }
}

extension RuntimeIssue.Kind {
    /// The misuse of a model object; nil for another issue.
    var misuse: ModelMisuse? { if case .modelMisuse(let misuse) = self { misuse } else { nil } }
}
