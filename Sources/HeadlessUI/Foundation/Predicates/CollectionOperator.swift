#if !canImport(Darwin)
    /// An operator of key-value coding, which makes one value of a collection.
    enum CollectionOperator: String {
        case count = "@count"
        case sum = "@sum"
        case average = "@avg"
        case minimum = "@min"
        case maximum = "@max"
        case values = "@unionOfObjects"
        case distinctValues = "@distinctUnionOfObjects"
        case members = "@unionOfArrays"
        case distinctMembers = "@distinctUnionOfArrays"
        case distinctMembersOfSets = "@distinctUnionOfSets"

        /// Returns the result of the operator.
        ///
        /// - Parameters:
        ///   - collection: The collection before the operator.
        ///   - property: Returns the value of an element at the key path after the operator.
        func value(of collection: PredicateCollection, property: (Any) -> Any?) -> Any? {
            if self == .count { return collection.elements.count }
            let values = collection.elements.compactMap { unwrapped(property($0)) }
            let sum = PredicateNumber.sum(of: values.compactMap(PredicateNumber.init))
            switch self {
            case .count: return collection.elements.count
            case .sum: return sum.value
            // An element without a value counts as 0.
            case .average: return values.isEmpty ? 0 : sum.double / Double(collection.elements.count)
            case .minimum: return values.min { PredicateValue($0).isOrdered(before: PredicateValue($1)) }
            case .maximum: return values.max { PredicateValue($0).isOrdered(before: PredicateValue($1)) }
            case .values: return PredicateCollection(values, isOrdered: collection.isOrdered)
            case .distinctValues: return Self.distinct(values, isOrdered: collection.isOrdered)
            case .members:
                return PredicateCollection(Self.members(of: values), isOrdered: collection.isOrdered)
            case .distinctMembers, .distinctMembersOfSets:
                return Self.distinct(Self.members(of: values), isOrdered: self == .distinctMembers)
            }
        }

        private static func members(of collections: [Any]) -> [Any] {
            collections.flatMap { PredicateCollection($0)?.elements ?? [$0] }
        }

        private static func distinct(_ values: [Any], isOrdered: Bool) -> PredicateCollection {
            PredicateCollection(
                values.reduce(into: []) { distinct, value in
                    if !distinct.contains(where: { PredicateValue($0) == PredicateValue(value) }) {
                        distinct.append(value)
                    }
                }, isOrdered: isOrdered)
        }
    }
#endif
