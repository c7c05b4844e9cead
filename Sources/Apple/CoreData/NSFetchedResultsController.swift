import HeadlessUI

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
    /// The value that names the section.
    var name: String { get }
    /// The first letter of the name.
    var indexTitle: String? { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// What a change does to an object of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete
    case move
    case update
}

/// What learns of the changes of a controller's objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called before the changes.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called for each object that has changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called for each section that comes or goes, before the objects.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// Called after the changes, with the objects that have come and gone, by a controller without sections.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
    /// Called after the changes.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// The objects of a request, which follow the changes of a context.
open class NSFetchedResultsController<ResultType: Any>: NSObject {
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The path of names whose values name the sections; nil for one section.
    public let sectionNameKeyPath: String?
    /// The name of the file with the sections. Nothing is written.
    public let cacheName: String?
    /// What learns of the changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The objects; nil before the first fetch.
    public private(set) var fetchedObjects: [ResultType]?
    private var follower: Follower?
    /// The sections as the delegate knows them.
    private var shownSections: [Section] = []

    /// Follows what a request describes.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        guard fetchRequest.sortDescriptors?.isEmpty == false else {
            endApp("An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    /// Deletes the file with the sections. Has no effect here.
    open class func deleteCache(withName name: String?) {}

    /// Fetches the objects.
    ///
    /// - Throws: An error of the fetch.
    open func performFetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        (fetchedObjects, shownSections) = (objects, makeSections(of: objects))
        guard follower == nil else { return }
        let follower = Follower { [weak self] changes in self?.contextDidChange(changes) }
        managedObjectContext.add(follower)
        self.follower = follower
    }

    private final class Follower: ContextObserver {
        private let action: (RecentChanges?) -> Void
        init(_ action: @escaping (RecentChanges?) -> Void) { self.action = action }
        func contextDidProcess(_ changes: RecentChanges?) { action(changes) }
    }

    private func contextDidChange(_ changes: RecentChanges?) {
        let entity = managedObjectContext.entity(of: fetchRequest)
        if let changes, !changes.entities.contains(where: { $0.isKindOf(entity: entity) }) { return }
        guard let new = try? managedObjectContext.fetch(fetchRequest) else { return }
        let (old, sections) = (shownSections, makeSections(of: new))
        let updated = (changes.map { $0.updated.objects + $0.refreshed.objects } ?? []).map(ObjectIdentifier.init)
        let edits = FetchedEdits(from: old.map(\.contents), to: sections.map(\.contents), updated: Set(updated))
        let before = fetchedObjects ?? []
        let erased = erased(new)
        if !edits.isEmpty { delegate?.controllerWillChangeContent(erased) }
        (fetchedObjects, shownSections) = (new, sections)
        guard !edits.isEmpty else { return }
        for index in edits.deletedSections {
            delegate?.controller(erased, didChange: old[index], atSectionIndex: index, for: .delete)
        }
        for index in edits.insertedSections {
            delegate?.controller(erased, didChange: sections[index], atSectionIndex: index, for: .insert)
        }
        for edit in edits.all {
            delegate?.controller(erased, didChange: edit.object, at: edit.old, for: edit.type, newIndexPath: edit.new)
        }
        if let delegate, sectionNameKeyPath == nil {
            let difference = identifiers(new).difference(from: identifiers(before))
            delegate.controller(erased, didChangeContentWith: difference)
        }
        delegate?.controllerDidChangeContent(erased)
    }

    private func identifiers(_ objects: [ResultType]) -> [NSManagedObjectID] {
        objects.compactMap { ($0 as? NSManagedObject)?.objectID }
    }

    /// The controller in the type in which a delegate knows it.
    private func erased(_ objects: [ResultType]) -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        (request.predicate, request.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
            cacheName: nil)
        controller.fetchedObjects = objects.compactMap { $0 as? any NSFetchRequestResult }
        return controller
    }

    // MARK: Sections

    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var elements: [Any]
        var indexTitle: String? { name.first.map { "\($0)".uppercased() } }
        var numberOfObjects: Int { elements.count }
        var objects: [Any]? { elements }
        var contents: FetchedEdits.Section {
            .init(name: name, objects: elements.compactMap { $0 as? NSManagedObject })
        }
    }

    /// The sections; nil before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? {
        fetchedObjects.map { makeSections(of: $0) }
    }

    private func makeSections(of objects: [ResultType]) -> [Section] {
        guard let sectionNameKeyPath else { return [Section(name: "", elements: objects)] }
        var sections: [Section] = []
        for object in objects {
            let value = (object as? NSManagedObject)?.value(forKeyPath: sectionNameKeyPath)
            let name = value.map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].elements.append(object)
            } else {
                sections.append(Section(name: name, elements: [object]))
            }
        }
        return sections
    }

    /// Returns the object at a place. Ends the app if there is none, as on a device.
    open func object(at indexPath: IndexPath) -> ResultType {
        let all = sections?.map { $0.objects ?? [] } ?? []
        guard indexPath.count == 2, all.indices.contains(indexPath[0]),
            all[indexPath[0]].indices.contains(indexPath[1]),
            let object = all[indexPath[0]][indexPath[1]] as? ResultType
        else { endApp("no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)") }
        return object
    }

    /// Returns the place of an object; nil if the controller does not have it.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, info) in (sections ?? []).enumerated() {
            let position = info.objects?.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
            if let position { return IndexPath(indexes: [section, position]) }
        }
        return nil
    }
}
