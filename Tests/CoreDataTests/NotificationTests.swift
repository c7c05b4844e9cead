import CoreData
import Testing
import ViewFuzz

/// The notifications of developer.apple.com/documentation/coredata/nsmanagedobjectcontext, "Managing notifications".
@Suite struct `A notification of a context` {
    /// The notifications of a context, with their objects by key.
    private final class Recorder: @unchecked Sendable {
        private(set) var names: [Notification.Name] = []
        private(set) var last: [String: Set<NSManagedObject>] = [:]
        private var observers: [any NSObjectProtocol] = []

        init(_ context: NSManagedObjectContext, _ names: Notification.Name...) {
            observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { [weak self] in
                    self?.note($0)
                }
            }
        }
        deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }

        private func note(_ notification: Notification) {
            names.append(notification.name)
            last = [:]
            for (key, value) in notification.userInfo ?? [:] {
                if let key = key as? String, let objects = value as? Set<NSManagedObject> { last[key] = objects }
            }
        }
        func forget() { (names, last) = ([], [:]) }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/willsaveobjectsnotification and
    /// didsaveobjectsnotification
    @Test func `comes before and after a save`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4, "Sea": 9])
            let recorder = Recorder(
                context, NSManagedObjectContext.willSaveObjectsNotification, .NSManagedObjectContextDidSave)
            tours[0].name = "Andes"
            context.delete(tours[1])
            let new = Tour(context: context)
            let gone = Tour(context: context)
            context.delete(gone)
            try context.save()
            #expect(recorder.names == [.NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave])
            #expect(recorder.last[NSInsertedObjectsKey] == [new])
            #expect(recorder.last[NSUpdatedObjectsKey] == [tours[0]])
            // "deletedObjects": an object that was never saved is not in the set.
            #expect(recorder.last[NSDeletedObjectsKey] == [tours[1]])
            recorder.forget()
            try context.save()
            #expect(recorder.last.isEmpty && !recorder.names.contains(.NSManagedObjectContextDidSave))
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/didchangeobjectsnotification: for changes, and not for
    /// a fetch.
    @Test func `has the changes of an event`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4, "Sea": 9])
            let recorder = Recorder(context, NSManagedObjectContext.didChangeObjectsNotification)
            _ = try context.all(Tour.self, by: "name")
            context.processPendingChanges()
            #expect(recorder.names.isEmpty)
            tours[0].name = "Andes"
            tours[0].days = 5
            context.delete(tours[1])
            let new = Tour(context: context)
            new.name = "Lake"
            #expect(recorder.names.isEmpty)
            context.processPendingChanges()
            #expect(recorder.names.count == 1 && recorder.last[NSInsertedObjectsKey] == [new])
            #expect(recorder.last[NSUpdatedObjectsKey] == [tours[0]])
            #expect(recorder.last[NSDeletedObjectsKey] == [tours[1]])
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/didsaveobjectidsnotification and
    /// didmergechangesobjectidsnotification
    @Test func `has identifiers after a save and after a merge`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let tours = try context.addTours(["Alps": 4, "Sea": 9])
            let other = NSManagedObjectContext(.mainQueueConcurrencyType)
            other.persistentStoreCoordinator = container.persistentStoreCoordinator
            let (saves, merges) = (IdentifierRecorder(), IdentifierRecorder())
            saves.follow(NSManagedObjectContext.didSaveObjectIDsNotification, of: context)
            merges.follow(NSManagedObjectContext.didMergeChangesObjectIDsNotification, of: other)
            let saved = SavedNotification(context)
            tours[0].name = "Andes"
            context.delete(tours[1])
            let gone = tours[1].objectID
            let new = Tour(context: context)
            try context.save()
            let expected: [String: Set<NSManagedObjectID>] = [
                NSInsertedObjectIDsKey: [new.objectID], NSUpdatedObjectIDsKey: [tours[0].objectID],
                NSDeletedObjectIDsKey: [gone],
            ]
            #expect(saves.last == expected && merges.last.isEmpty)
            other.mergeChanges(fromContextDidSave: try #require(saved.last))
            #expect(merges.last == expected)
        }
    }

    /// developer.apple.com/documentation/coredata/nsrefreshedobjectskey: objects that were refreshed without a change of the
    /// context.
    @Test func `has the objects that are refreshed`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4])
            let recorder = Recorder(context, .NSManagedObjectContextObjectsDidChange)
            context.refresh(tours[0], mergeChanges: false)
            context.processPendingChanges()
            #expect(recorder.last[NSRefreshedObjectsKey] == [tours[0]] && recorder.last[NSUpdatedObjectsKey] == nil)
        }
    }
}

/// The identifiers of the last notification, by key.
private final class IdentifierRecorder: @unchecked Sendable {
    private(set) var last: [String: Set<NSManagedObjectID>] = [:]
    private var observer: (any NSObjectProtocol)?

    func follow(_ name: Notification.Name, of context: NSManagedObjectContext) {
        observer = NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { [weak self] in
            for (key, value) in $0.userInfo ?? [:] {
                if let key = key as? String, let found = value as? Set<NSManagedObjectID> { self?.last[key] = found }
            }
        }
    }
    deinit { observer.map { NotificationCenter.default.removeObserver($0) } }
}

/// The notification of a context's last save.
private final class SavedNotification: @unchecked Sendable {
    private(set) var last: Notification?
    private var observer: (any NSObjectProtocol)?

    init(_ context: NSManagedObjectContext) {
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { [weak self] in self?.last = $0 }
    }
    deinit { observer.map { NotificationCenter.default.removeObserver($0) } }
}
