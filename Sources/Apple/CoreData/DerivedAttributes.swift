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
    open var derivationExpression: NSExpression? {
        get {
            if let format = unreadExpression {
                unreadExpression = nil
                expression = NSExpression(format: format, argumentArray: [])
            }
            return expression
        }
        set { (expression, unreadExpression) = (newValue, nil) }
    }
    private var expression: NSExpression?
    /// The format of an expression that is parsed at the first save: a format that cannot be read ends the app.
    private var unreadExpression: String?

    /// Sets the expression to that of a format.
    func derive(by format: String) { unreadExpression = format }
}

extension [String: Any] {
    /// Replaces the values of derived attributes by those of a row, or removes them: the store ignores what code assigns.
    mutating func keepDerivedValues(of row: ObjectRow?, _ entity: NSEntityDescription) {
        for attribute in entity.names.derivedAttributes { self[attribute.name] = row?.values[attribute.name] }
    }
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
        let lists = order.filter { $0.value.first?.entity.names.derivedAttributes.isEmpty == false }
        if lists.isEmpty { return [] }
        let identifiers = Set(changed)
        var found: [DerivedValue] = []
        for (_, list) in lists.sorted(by: { $0.key < $1.key }) {
            guard let entity = list.first?.entity else { continue }
            for attribute in entity.names.derivedAttributes {
                guard let expression = attribute.derivationExpression else { continue }
                let owners = expression.owners(of: changed, from: entity, in: rows)
                for identifier in list where identifiers.contains(identifier) || owners?.contains(identifier) ?? true {
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
    /// Returns the objects of an entity from which relationships in the expression may lead to changed objects; nil if they may be any.
    fileprivate func owners(
        of changed: [NSManagedObjectID], from entity: NSEntityDescription, in rows: [NSManagedObjectID: ObjectRow]
    ) -> Set<NSManagedObjectID>? {
        let entities = Set(changed.map(\.entity))
        var owners: Set<NSManagedObjectID> = []
        for keys in keyPaths {
            var place = entity
            var path: [NSRelationshipDescription] = []
            for key in keys {
                // An operator such as `@sum` may stand between two names.
                guard let next = place.names.relationships[key], let destination = next.destinationEntity else {
                    continue
                }
                path.append(next)
                place = destination
                guard entities.contains(where: { $0.isKindOf(entity: destination) }) else { continue }
                // An object that is no member any more has changed its owner, too.
                guard path.count == 1, let inverse = next.inverseRelationship else { return nil }
                for identifier in changed {
                    owners.formUnion(rows[identifier]?.values[inverse.name] as? [NSManagedObjectID] ?? [])
                }
            }
        }
        return owners
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
