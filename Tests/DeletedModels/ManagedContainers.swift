import CoreData
import ViewFuzz

/// Returns a container with the objects that a closure inserts. Each case needs its own, because cases delete objects.
@MainActor func filledContainer(
    _ entities: [NSEntityDescription], _ fill: (NSManagedObjectContext) -> Void
) -> NSPersistentContainer {
    let model = NSManagedObjectModel()
    model.entities = entities
    let container = NSPersistentContainer(name: "DeletedModels", managedObjectModel: model)
    container.loadPersistentStores { _, error in precondition(error == nil, "A store in memory cannot fail.") }
    fill(container.viewContext)
    try? container.viewContext.save()
    return container
}

/// Returns the entity of a class.
func entity(of type: NSManagedObject.Type, _ properties: NSPropertyDescription...) -> NSEntityDescription {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("\(type)", "deletedmodels.\(type)")
    entity.properties = properties
    return entity
}

/// Returns an attribute that may be nil.
func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    return attribute
}

/// Lets two entities lead to each other, with the rule `nullify`.
///
/// - Parameters:
///   - one: The relationship of the first entity.
///   - isToMany: Whether it leads to many objects.
///   - other: The relationship of the second entity, which leads to one object.
func relate(
    _ first: NSEntityDescription, _ one: String, isToMany: Bool, to second: NSEntityDescription, _ other: String
) {
    let (there, back) = (NSRelationshipDescription(), NSRelationshipDescription())
    (there.name, there.destinationEntity, there.maxCount) = (one, second, isToMany ? 0 : 1)
    (back.name, back.destinationEntity, back.maxCount) = (other, first, 1)
    (there.inverseRelationship, back.inverseRelationship) = (back, there)
    first.properties += [there]
    second.properties += [back]
}

extension NSManagedObject {
    /// Whether the object is in a context that has not deleted it. Does not notice the deletions of other contexts.
    var isLive: Bool { managedObjectContext != nil && !isDeleted }
}

extension NSPersistentContainer {
    /// Changes objects in a context with its own queue, and saves them.
    func changeElsewhere(_ change: (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.performAndWait {
            change(context)
            try? context.save()
        }
    }
}
