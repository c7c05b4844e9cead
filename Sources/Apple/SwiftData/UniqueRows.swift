import HeadlessUI

/// The rows of a store by their unique values, for one save. It looks at each row once, and not once for each object.
struct UniqueRows {
    private struct Group: Hashable {
        let entity: ModelEntity
        let positions: [Int]

        static func == (first: Group, second: Group) -> Bool {
            first.entity === second.entity && first.positions == second.positions
        }
        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(entity))
            hasher.combine(positions)
        }
    }

    private let store: ModelStore
    private var groups: [Group: [[AnyHashable]: [StoredRow]]] = [:]

    init(_ store: ModelStore) { self.store = store }

    /// Returns a row other than that of an object, with its unique values; nil if there is none.
    mutating func row(like record: ModelRecord) -> StoredRow? {
        for properties in record.entity.uniqueGroups {
            guard let first = properties.first, let key = Self.key(properties.map { record.storedValue($0) }) else {
                continue
            }
            let entity = properties.dropFirst().reduce(record.entity.declaring(first)) { entity, property in
                let next = record.entity.declaring(property)
                return next.isKind(of: entity) ? next : entity
            }
            let group = Group(entity: entity, positions: properties.map(\.position))
            if groups[group] == nil {
                groups[group] = [:]
                for row in store.rows(of: entity) { insert(row, group) }
            }
            // A row that has got other values since is still in the place of the old ones.
            let found = groups[group]?[key]?.first { row in
                !row.isDeleted && row.identifier != record.identifier
                    && Self.key(group.positions.map { row.value(at: $0) }) == key
            }
            if let found { return found }
        }
        return nil
    }

    /// Adds a row that is new, or has new values.
    mutating func add(_ row: StoredRow) {
        for group in groups.keys where row.entity.isKind(of: group.entity) { insert(row, group) }
    }

    private mutating func insert(_ row: StoredRow, _ group: Group) {
        guard let key = Self.key(group.positions.map { row.value(at: $0) }) else { return }
        groups[group]?[key, default: []].append(row)
    }

    /// The values; nil if one is missing: two missing values are not the same value.
    private static func key(_ values: [Any?]) -> [AnyHashable]? {
        let known = values.compactMap { unwrapped($0) as? AnyHashable }
        return known.count == values.count ? known : nil
    }
}
