import Foundation

/// A collection that can be filtered and sorted.
protocol FilterableCollection {
    /// The results with the elements of the collection.
    var anyResults: Any { get }
}

extension Results: FilterableCollection { var anyResults: Any { self } }
extension LinkingObjects: FilterableCollection { var anyResults: Any { results() } }
extension List: FilterableCollection {
    var anyResults: Any {
        let list = self
        return Results<Element>(realm?.store) { list.all() }
    }
}

extension RealmCollection {
    private var asResults: Results<Element> {
        (self as? any FilterableCollection)?.anyResults as? Results<Element> ?? Results(nil) { [] }
    }

    /// Returns the elements that meet a condition in the language of predicates, such as `"isDone == false AND name CONTAINS %@"`.
    /// A text that cannot be read ends the app, as in Realm.
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        let predicate = PredicateText.condition(predicateFormat, args)
        return asResults.filtered { predicate($0) }
    }
    /// Returns the elements that a predicate accepts.
    public func filter(_ predicate: NSPredicate) -> Results<Element> {
        nonisolated(unsafe) let predicate = predicate
        return asResults.filtered { predicate.evaluate(with: $0) }
    }
    /// Returns the elements that meet a condition.
    public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> where Element: ObjectBase {
        let condition = isIncluded(Query { $0 as? Element })
        return asResults.filtered { condition.value($0) ?? false }
    }

    /// Returns the elements in the order of a property.
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }
    /// Returns the elements in orders, of which the first counts most.
    public func sorted(by sortDescriptors: some Sequence<SortDescriptor>) -> Results<Element> {
        sortDescriptors.reversed().reduce(asResults) { results, descriptor in
            results.ordered { left, right in
                let result = AnyOrder.compare(
                    Self.value(left, descriptor.keyPath), Self.value(right, descriptor.keyPath))
                return descriptor.ascending ? result : result.reversed
            }
        }
    }
    /// Returns the elements in the order of a property.
    public func sorted<Value: _Persistable>(
        by keyPath: KeyPath<Element, Value>, ascending: Bool = true
    ) -> Results<Element> where Element: ObjectBase {
        nonisolated(unsafe) let keyPath = keyPath
        return asResults.ordered { left, right in
            let result = AnyOrder.compare(left[keyPath: keyPath], right[keyPath: keyPath])
            return ascending ? result : result.reversed
        }
    }
    /// Returns the values in their order.
    public func sorted(ascending: Bool = true) -> Results<Element> where Element: Comparable {
        sorted(byKeyPath: "self", ascending: ascending)
    }
    /// Returns the first elements of those with the same values of properties.
    public func distinct(by keyPaths: [String]) -> Results<Element> {
        let all = asResults
        return Results(all.realm?.store) {
            all.elements.reduce(into: []) { kept, element in
                let isKnown = kept.contains { other in
                    keyPaths.allSatisfy {
                        AnyOrder.compare(Self.value(other, $0), Self.value(element, $0)) == .orderedSame
                    }
                }
                if !isKnown { kept.append(element) }
            }
        }
    }

    /// Returns the least value of a property.
    public func min<T>(ofProperty property: String) -> T? {
        map { Self.value($0, property) }.min { AnyOrder.compare($0, $1) == .orderedAscending } as? T
    }
    /// Returns the greatest value of a property.
    public func max<T>(ofProperty property: String) -> T? {
        map { Self.value($0, property) }.max { AnyOrder.compare($0, $1) == .orderedAscending } as? T
    }
    /// Returns the sum of a property.
    public func sum<T: AdditiveArithmetic>(ofProperty property: String) -> T {
        reduce(.zero) { $0 + (Self.value($1, property) as? T ?? .zero) }
    }
    /// Returns the sum of a property.
    public func sum<T: AdditiveArithmetic>(of keyPath: KeyPath<Element, T>) -> T where Element: ObjectBase {
        reduce(.zero) { $0 + $1[keyPath: keyPath] }
    }
    /// Returns the mean of a property; nil if there is no element.
    public func average<T: BinaryFloatingPoint>(ofProperty property: String) -> T? {
        let numbers = compactMap { Double("\(Self.value($0, property))") }
        return numbers.isEmpty ? nil : T(numbers.reduce(0, +) / Double(numbers.count))
    }

    private static func value(_ element: Element, _ path: String) -> Any {
        if path == "self" { return element }
        return (element as? ObjectBase)?.value(forKeyPath: path) as Any
    }
}

extension ComparisonResult {
    fileprivate var reversed: ComparisonResult {
        switch self {
        case .orderedAscending: .orderedDescending
        case .orderedSame: .orderedSame
        case .orderedDescending: .orderedAscending
        }
    }
}
