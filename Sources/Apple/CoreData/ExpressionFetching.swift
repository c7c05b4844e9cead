import HeadlessUI

/// A value that a fetch computes, for results by name.
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression, such as the sum of a property.
    open var expression: NSExpression?
    /// The type of the value.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The type of the value.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(type: expressionResultType) }
        set { expressionResultType = newValue.type }
    }
}

extension NSManagedObjectContext {
    /// Returns results by name. They have what the store has, without changes that are not saved.
    func fetchedValues<T>(_ request: NSFetchRequest<T>) throws -> [NSDictionary] {
        let columns = ResultColumn.all(
            request.propertiesToFetch ?? entity(of: request).names.sortedAttributes.map(\.name))
        let groups = ResultColumn.all(request.propertiesToGroupBy ?? [])
        let isGrouped = !groups.isEmpty || columns.contains(where: \.isAggregate)
        let order = request.sortDescriptors ?? []
        let rows = request.copyOfRequest()
        (rows.includesPendingChanges, rows.fetchLimit, rows.fetchOffset) = (false, 0, 0)
        (rows.predicate, rows.sortDescriptors) = (request.predicate, isGrouped ? nil : order)
        let objects = try fetchedObjects(rows)
        var results: [NSDictionary] = []
        whileFetching(savedValues: true) {
            results =
                isGrouped
                ? Self.grouped(objects, by: groups).map { ResultColumn.result(columns, of: $0) }
                : objects.map { ResultColumn.result(columns, of: [$0]) }
        }
        if let condition = request.havingPredicate { results = results.filter { condition.evaluate(with: $0) } }
        if isGrouped {
            // A database groups rows in the order of what they have in common.
            let keys = groups.map { NSSortDescriptor(key: $0.name, ascending: true) }
            let order = order.isEmpty ? keys : order
            if !order.isEmpty { results.sort { order.compare($0, $1) == .orderedAscending } }
        }
        if request.returnsDistinctResults {
            var known: Set<NSDictionary> = []
            results = results.filter { known.insert($0).inserted }
        }
        if request.fetchOffset > 0 { results = Array(results.dropFirst(request.fetchOffset)) }
        return request.fetchLimit > 0 ? Array(results.prefix(request.fetchLimit)) : results
    }

    /// Returns the objects by the values of columns. Without a column, all objects are one group.
    private static func grouped(_ objects: [NSManagedObject], by columns: [ResultColumn]) -> [[NSManagedObject]] {
        if columns.isEmpty { return [objects] }
        var (positions, groups): ([NSDictionary: Int], [[NSManagedObject]]) = ([:], [])
        for object in objects {
            let key = ResultColumn.result(columns, of: [object])
            if let position = positions[key] {
                groups[position].append(object)
            } else {
                positions[key] = groups.count
                groups.append([object])
            }
        }
        return groups
    }
}

/// A value of a result by name.
private struct ResultColumn {
    let name: String
    private let expression: NSExpression?
    private let type: NSAttributeType

    private static let aggregates: Set = ["sum:", "count:", "min:", "max:", "average:", "median:"]

    /// Reads names, properties and expressions.
    static func all(_ values: [Any]) -> [ResultColumn] {
        values.compactMap { value in
            switch value {
            case let name as String: ResultColumn(name: name, expression: nil, type: .undefinedAttributeType)
            case let value as NSExpressionDescription:
                ResultColumn(name: value.name, expression: value.expression, type: value.expressionResultType)
            case let property as NSPropertyDescription:
                ResultColumn(name: property.name, expression: nil, type: .undefinedAttributeType)
            default: nil
            }
        }
    }

    /// Whether the value is one of all objects of a group.
    var isAggregate: Bool { aggregate != nil }

    /// The function of an aggregate, and the expression that it reads of each object.
    private var aggregate: (function: String, operand: NSExpression)? {
        guard let expression, expression.expressionType == .function, Self.aggregates.contains(expression.function),
            let operand = expression.arguments?.first
        else { return nil }
        return (expression.function, operand)
    }

    /// Returns the values of a group of objects.
    static func result(_ columns: [ResultColumn], of objects: [NSManagedObject]) -> NSDictionary {
        let pairs = columns.compactMap { column in column.value(of: objects).map { (column.name, $0) } }
        return NSDictionary(dictionary: Dictionary(pairs) { $1 })
    }

    private func value(of objects: [NSManagedObject]) -> Any? {
        let value: Any?
        if let (function, operand) = aggregate {
            value = Self.combined(function, objects.flatMap { Self.values(of: operand, $0) })
        } else if let object = objects.first {
            value = expression.map { $0.expressionValue(with: object, context: nil) } ?? object.value(forKeyPath: name)
        } else {
            value = nil
        }
        guard let value = unwrapped(value) else { return nil }
        let kept = type.kept(value)
        return (kept as? NSManagedObject)?.objectID ?? NumberValue(kept)?.number ?? kept
    }

    /// Returns the values of an operand: several if its path leads through a relationship to many objects.
    private static func values(of operand: NSExpression, _ object: NSManagedObject) -> [Any] {
        guard let value = unwrapped(operand.expressionValue(with: object, context: nil)) else { return [] }
        return (value as? [Any])?.compactMap { unwrapped($0) } ?? [value]
    }

    private static func combined(_ function: String, _ values: [Any]) -> Any? {
        switch function {
        case "count:": return values.count
        case "min:", "max:":
            let sorted = values.sorted { KeptValues.order($0, $1) == .orderedAscending }
            return function == "min:" ? sorted.first : sorted.last
        case "average:" where values.isEmpty: return nil
        default:
            return NSExpression(forFunction: function, arguments: [NSExpression(forConstantValue: values)])
                .expressionValue(with: nil, context: nil)
        }
    }
}

extension KeptValues {
    /// Returns the order of two numbers, dates or texts.
    fileprivate static func order(_ first: Any, _ second: Any) -> ComparisonResult {
        if let first = NumberValue(first), let second = NumberValue(second) {
            return first.number.compare(second.number)
        }
        if let first = first as? Date, let second = second as? Date { return first.compare(second) }
        if let first = first as? String, let second = second as? String { return first.compare(second) }
        return .orderedSame
    }
}
