import SwiftUI

extension EnvironmentValues {
    /// The context of the views. Without one, it is a context without a store.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set {
            newValue.persistentStoreCoordinator?.prepareForViews()
            self[ManagedObjectContextKey.self] = newValue
        }
    }
}

private struct ManagedObjectContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(.mainQueueConcurrencyType)
}

extension NSSortDescriptor {
    /// Describes the same order as another descriptor.
    public convenience init<Compared: NSManagedObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(keyPath: \NSManagedObject.self, ascending: true) { first, second in
            guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
            return sortDescriptor.compare(first, second)
        }
    }
}
