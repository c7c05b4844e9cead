import CoreData
import HeadlessUI

final class Tour: NSManagedObject {
    @_ManagedProperty var name: String?
    @_ManagedProperty var start: Date
    @_ManagedProperty var days: Int16
    @_ManagedProperty var stops: NSSet?
    @_ManagedMethod func addToStops(_ value: Halt)
    @_ManagedMethod func removeFromStops(_ value: Halt)

    class func fetchRequest() -> NSFetchRequest<Tour> { NSFetchRequest(entityName: "Tour") }
}

final class Halt: NSManagedObject {
    @_ManagedProperty var place: String
    @_ManagedProperty var tour: Tour?

    class func fetchRequest() -> NSFetchRequest<Halt> { NSFetchRequest(entityName: "Halt") }
}

extension Tour: Identifiable {}
extension Halt: Identifiable {}

/// Makes a model of tours and their stops.
func makeModel(
    deleteRule: NSDeleteRule = .cascadeDeleteRule, uniqueNames: Bool = false
) -> NSManagedObjectModel {
    func attribute(_ name: String, _ type: NSAttributeType, isOptional: Bool = true, _ value: Any? = nil)
        -> NSAttributeDescription
    {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, isOptional)
        attribute.defaultValue = value
        return attribute
    }
    let (tour, halt) = (NSEntityDescription(), NSEntityDescription())
    (tour.name, tour.managedObjectClassName) = ("Tour", "CoreDataTests.Tour")
    (halt.name, halt.managedObjectClassName) = ("Halt", "CoreDataTests.Halt")
    let (stops, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
    (stops.name, stops.destinationEntity, stops.deleteRule) = ("stops", halt, deleteRule)
    (owner.name, owner.destinationEntity, owner.maxCount) = ("tour", tour, 1)
    (stops.inverseRelationship, owner.inverseRelationship) = (owner, stops)
    tour.properties = [
        attribute("name", .stringAttributeType), attribute("start", .dateAttributeType, Date(timeIntervalSince1970: 0)),
        attribute("days", .integer16AttributeType, 3), stops,
    ]
    halt.properties = [attribute("place", .stringAttributeType, isOptional: false), owner]
    if uniqueNames { tour.uniquenessConstraints = [["name"]] }
    let model = NSManagedObjectModel()
    model.entities = [tour, halt]
    return model
}

/// Makes a container with a store.
func makeContainer(_ model: NSManagedObjectModel = makeModel()) -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Tours", managedObjectModel: model)
    container.loadPersistentStores { _, error in precondition(error == nil) }
    return container
}
