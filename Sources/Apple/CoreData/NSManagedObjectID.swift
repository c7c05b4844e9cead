import HeadlessUI
import Locks

/// What tells an object from all others.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The place of the object among all that were made in a host.
    let number: Int
    private let temporary = Locked(true)
    private weak var store: NSPersistentStore?

    static let numbers = HostNumbers()

    init(of entity: NSEntityDescription) {
        self.entity = entity
        number = Self.numbers.next()
    }

    /// Whether the object was never saved.
    public var isTemporaryID: Bool { temporary.withLock { $0 } }
    /// The store; nil if the object was never saved.
    public var persistentStore: NSPersistentStore? { isTemporaryID ? nil : store }

    /// An address that tells the object from all others.
    public func uriRepresentation() -> URL {
        let letter = isTemporaryID ? "t" : "p"
        return URL(string: "x-coredata://memory/\(entity.name ?? "")/\(letter)\(number)") ?? URL(fileURLWithPath: "/")
    }

    /// Notes that a store has the object.
    func becomePermanent(in store: NSPersistentStore?) {
        temporary.withLock { $0 = false }
        if self.store == nil { self.store = store }
    }

    // The same in each run: a set has its objects in this order.
    open override var hash: Int { number }
    open override func isEqual(_ object: Any?) -> Bool { object as? NSManagedObjectID === self }
    open override var description: String { uriRepresentation().absoluteString }
}
