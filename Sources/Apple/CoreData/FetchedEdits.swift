import HeadlessUI

/// What has changed between two results of a fetch, as the delegate of a controller learns of it.
struct FetchedEdits {
    /// A section and its objects.
    struct Section {
        let name: String
        let objects: [NSManagedObject]
    }

    struct Edit {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        let old: IndexPath?
        let new: IndexPath?
    }

    private(set) var all: [Edit] = []
    /// The positions of sections among the old ones, and among the new ones.
    let deletedSections, insertedSections: [Int]
    var isEmpty: Bool { all.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty }

    /// Compares two results.
    ///
    /// - Parameters:
    ///   - old: The sections before the changes.
    ///   - new: The sections after the changes.
    ///   - updated: The objects with changes. Only these move, unless the order depends on other objects.
    init(from old: [Section], to new: [Section], updated: Set<ObjectIdentifier>) {
        let (namesBefore, namesAfter) = (Set(old.map(\.name)), Set(new.map(\.name)))
        deletedSections = old.indices.filter { !namesAfter.contains(old[$0].name) }
        insertedSections = new.indices.filter { !namesBefore.contains(new[$0].name) }
        let (before, after) = (Places(old), Places(new))
        for key in before.order where after.paths[key] == nil {
            all += before.object(key).map { [Edit(object: $0, type: .delete, old: before.paths[key], new: nil)] } ?? []
        }
        let moved = Self.moved(before, after, updated)
        for key in after.order {
            guard let object = after.object(key) else { continue }
            let (from, to) = (before.paths[key], after.paths[key])
            if from == nil {
                all.append(Edit(object: object, type: .insert, old: nil, new: to))
            } else if moved.contains(key) {
                all.append(Edit(object: object, type: .move, old: from, new: to))
            } else if updated.contains(key) {
                all.append(Edit(object: object, type: .update, old: from, new: to))
            }
        }
    }

    /// Returns the objects that are in another section, or at another place among those that stay.
    private static func moved(
        _ before: Places, _ after: Places, _ updated: Set<ObjectIdentifier>
    ) -> Set<ObjectIdentifier> {
        let kept = before.order.filter { after.paths[$0] != nil }
        var moved = Set(kept.filter { before.names[$0] != after.names[$0] })
        let standing = Set(kept).subtracting(updated)
        let (places, newPlaces) = (before.ranks(among: standing), after.ranks(among: standing))
        moved.formUnion(kept.filter { updated.contains($0) && places[$0] != newPlaces[$0] })
        let rest = kept.filter { !moved.contains($0) }
        let newRest = after.order.filter { before.paths[$0] != nil && !moved.contains($0) }
        for (old, new) in zip(rest, newRest) where old != new { moved.insert(new) }
        return moved
    }

    /// Where the objects of a result are.
    private struct Places {
        private var objects: [ObjectIdentifier: NSManagedObject] = [:]
        private(set) var order: [ObjectIdentifier] = []
        private(set) var paths: [ObjectIdentifier: IndexPath] = [:]
        /// The names of their sections.
        private(set) var names: [ObjectIdentifier: String] = [:]

        init(_ sections: [Section]) {
            for (position, section) in sections.enumerated() {
                for (row, object) in section.objects.enumerated() {
                    let key = ObjectIdentifier(object)
                    order.append(key)
                    (objects[key], paths[key], names[key]) = (
                        object, IndexPath(indexes: [position, row]), section.name
                    )
                }
            }
        }

        func object(_ key: ObjectIdentifier) -> NSManagedObject? { objects[key] }

        /// Returns for each object how many of some objects come before it.
        func ranks(among some: Set<ObjectIdentifier>) -> [ObjectIdentifier: Int] {
            var (ranks, rank) = ([ObjectIdentifier: Int](), 0)
            for key in order {
                ranks[key] = rank
                if some.contains(key) { rank += 1 }
            }
            return ranks
        }
    }
}
