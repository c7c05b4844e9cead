/// A property that has the objects of a fetch. Its value is fetched at the first read, and again after the object is refreshed.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    /// The fetch. Its predicate may use the variables `FETCH_SOURCE`, the object with the property, and `FETCHED_PROPERTY`, this description.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
        get {
            if let format = unreadPredicate {
                unreadPredicate = nil
                request?.predicate = NSPredicate(format: format, argumentArray: [])
            }
            return request
        }
        set { (request, unreadPredicate) = (newValue, nil) }
    }
    private var request: NSFetchRequest<any NSFetchRequestResult>?
    /// The format of a predicate that is parsed when the property is read first: a format that cannot be read ends the app.
    private var unreadPredicate: String?

    /// Sets the fetch to that of all objects of an entity that match a format.
    func fetch(_ entityName: String, where format: String?) {
        fetchRequest = NSFetchRequest(entityName: entityName)
        unreadPredicate = format
    }
}

extension NSManagedObject {
    /// Returns the objects of a fetched property.
    func fetchedObjects(of property: NSFetchedPropertyDescription) -> [NSManagedObject] {
        guard let context = managedObjectContext, let request = property.fetchRequest else { return [] }
        if let known = fetchedMembers[property.name] { return known.map { context.object(with: $0) } }
        let variables: [String: Any] = ["FETCH_SOURCE": self, "FETCHED_PROPERTY": property]
        let found = (try? context.fetchedObjects(request, variables)) ?? []
        fetchedMembers[property.name] = found.map(\.objectID)
        return found
    }
}
