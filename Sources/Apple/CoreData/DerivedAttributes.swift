import HeadlessUI

/// An attribute whose value a store computes from other properties of the object.
///
/// Apple documents key paths to one object, `canonical:`, `uppercase:` and `lowercase:` of their values, `@count` and `@sum` of objects,
/// and `now()`. The store computes the value as a context saves. The object has it after the context has refreshed the object. A fetch
/// compares and sorts by the value in the store.
///
/// Apple does not document the following. Here, an object that is not saved itself has a new value in the store, too, when an object is
/// saved to which the expression leads; only `now()` stays as it was. A batch counts as a save. An object may be saved without a value
/// for the attribute, even if it is not optional. The store ignores what code assigns. An expression that reads another derived
/// attribute has its value before the save.
open class NSDerivedAttributeDescription: NSAttributeDescription {
    /// The expression, such as `items.@count`; nil for no value.
    open var derivationExpression: NSExpression?
}

/// A value that a store computes.
struct DerivedValue {
    let identifier: NSManagedObjectID
    let key: String
    let value: Any?

    /// Returns the values that may differ after a change of objects, in no order.
    ///
    /// - Parameters:
    ///   - changed: The objects that were written or deleted.
    ///   - rows: The rows after the change.
    ///   - order: The objects with rows, by the names of their entities.
    static func all(
        after changed: [NSManagedObjectID], in rows: [NSManagedObjectID: ObjectRow],
        _ order: [String: [NSManagedObjectID]]
    ) -> [DerivedValue] {
        let lists = order.values.filter { $0.first?.entity.names.derivedAttributes.isEmpty == false }
        if lists.isEmpty { return [] }
        let (identifiers, entities) = (Set(changed), Set(changed.map(\.entity)))
        var found: [DerivedValue] = []
        for list in lists {
            guard let entity = list.first?.entity else { continue }
            for attribute in entity.names.derivedAttributes {
                guard let expression = attribute.derivationExpression else { continue }
                let isAnyAffected = expression.leads(from: entity, to: entities)
                for identifier in list where isAnyAffected || identifiers.contains(identifier) {
                    let object = StoredObject(identifier: identifier, rows: rows)
                    let value = unwrapped(expression.expressionValue(with: object, context: nil))
                    let kept = value.map { attribute.attributeType.kept($0) }
                    found.append(DerivedValue(identifier: identifier, key: attribute.name, value: kept))
                }
            }
        }
        return found
    }
}

extension NSExpression {
    /// Returns whether a relationship in the expression leads to objects of some entities.
    fileprivate func leads(from entity: NSEntityDescription, to entities: Set<NSEntityDescription>) -> Bool {
        keyPaths.contains { keys in
            var place = entity
            for key in keys {
                // An operator such as `@sum` may stand between two names.
                guard let destination = place.names.relationships[key]?.destinationEntity else { continue }
                if entities.contains(where: { $0.isKindOf(entity: destination) }) { return true }
                place = destination
            }
            return false
        }
    }
}

/// An object of a store, as an expression reads it.
private struct StoredObject: KeyedValues {
    let identifier: NSManagedObjectID
    let rows: [NSManagedObjectID: ObjectRow]

    func keyedValue(for key: String) -> Any? {
        let value = rows[identifier]?.values[key]
        guard let relationship = identifier.entity.names.relationships[key] else { return value }
        let members = (value as? [NSManagedObjectID] ?? []).filter { rows[$0] != nil }
        let objects = members.map { StoredObject(identifier: $0, rows: rows) }
        if relationship.isToMany { return objects }
        return objects.first
    }
}
