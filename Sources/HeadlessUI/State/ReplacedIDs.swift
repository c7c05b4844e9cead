import Locks

/// The ids that writes through bindings to elements have replaced. A binding that was made before such a write still means the
/// element that has the new id.
final class ReplacedIDs: Sendable {
    // Only compared, on any thread.
    private struct IDs: @unchecked Sendable {
        var newIDs: [AnyHashable: AnyHashable] = [:]
    }

    private let ids = Locked(IDs())

    /// Notes that a write has replaced the id of an element.
    func note(_ old: AnyHashable, became new: AnyHashable) {
        ids.withLock { ids in
            ids.newIDs[old] = new
            // The chain of an id ends with the newest one.
            ids.newIDs[new] = nil
        }
    }

    /// Returns whether an element with an id has got another id by such writes.
    func leads(from old: AnyHashable, to new: AnyHashable) -> Bool {
        ids.withLock { ids in
            var id = old
            while let next = ids.newIDs[id] {
                if next == new { return true }
                id = next
            }
            return false
        }
    }
}
