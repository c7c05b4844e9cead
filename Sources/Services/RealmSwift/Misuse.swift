import Foundation
import HeadlessUI

/// Ends the app as Realm does with an exception.
func endUse(_ message: String) -> Never { endApp(message) }

/// The place of an object in a database, which the object and its frozen copies share.
final class ObjectState: @unchecked Sendable {
    let host = HostReference.current
    let number = RealmStore.nextNumber()
    let willChange = ObservableObjectPublisher()
    weak var live: ObjectBase?
    var store: RealmStore?
    var isInvalidated = false
    private var deletion: ModelEvent?

    /// Notes the deletion.
    func invalidate() {
        isInvalidated = true
        deletion = ModelEvent.now
    }

    /// Takes the deletion back.
    func restore() {
        isInvalidated = false
        deletion = nil
    }

    /// Tells the observers of the object, on the main thread.
    func sendChange() {
        if Thread.isMainThread { return willChange.send() }
        DispatchQueue.main.async { [willChange] in willChange.send() }
    }

    /// Reports the use of an object that is deleted. Realm throws the exception "Object has been deleted or invalidated.", which ends the
    /// app: mongodb.com/docs/realm-sdks/swift/latest/Classes/Object.html, `isInvalidated`.
    func reportInvalidated(_ object: ObjectBase, _ property: String, _ access: RuntimeIssue.Access) {
        guard host.isCurrent else { return }
        let misuse = ModelMisuse(
            .invalidated, of: .realm, model: "\(type(of: object))", property: property, deletion: deletion, save: nil)
        host.report(misuse, access)
        if host.trapsAtStaleDereference { endUse(misuse.message) }
    }
}
