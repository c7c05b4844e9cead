/// Tells an observer which published properties code reads and writes.
package enum StateAccess {
    /// The kind of an access.
    package enum Kind: Sendable {
        case read, write
        /// An object announces a change, and does not say of what.
        case unknownWrite
    }

    /// Receives each access on the thread of the access; nil unless somebody wants to know. Set on the main thread.
    nonisolated(unsafe) package static var observer: (@Sendable (Kind, ObjectIdentifier) -> Void)?

    static func note(_ kind: Kind, to property: AnyObject) { observer?(kind, ObjectIdentifier(property)) }
}
