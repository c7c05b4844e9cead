#if !canImport(Darwin)
    /// An object that has values by key, as with key-value coding.
    package protocol KeyedValues {
        /// Returns the value for a key; nil if it is nil.
        ///
        /// For a key that it does not have, an object ends the app or returns nil, as it does on Apple's platforms.
        func keyedValue(for key: String) -> Any?

        /// What predicates compare in place of this object, such as its identifier; nil for the object itself.
        var predicateIdentity: AnyObject? { get }
    }

    extension KeyedValues {
        package var predicateIdentity: AnyObject? { nil }
    }

    extension Dictionary: KeyedValues where Key == String {
        /// Returns the value for a key; nil for a key that the dictionary does not have.
        package func keyedValue(for key: String) -> Any? { self[key] }
    }

    extension NSDictionary: KeyedValues {
        /// Returns the value for a key; nil for a key that the dictionary does not have.
        package func keyedValue(for key: String) -> Any? { object(forKey: key) }
    }

    /// The elements of a value that is a collection for predicates.
    struct PredicateCollection {
        let elements: [Any]
        /// Whether two collections with the same elements in another order differ.
        let isOrdered: Bool

        init(_ elements: [Any], isOrdered: Bool = true) {
            self.elements = elements
            self.isOrdered = isOrdered
        }

        /// Reads a collection; the result is nil for another value.
        init?(_ value: Any) {
            guard !isPlain(type(of: value)), let convertible = value as? any ConvertibleToPredicateCollection else {
                return nil
            }
            self = convertible.predicateCollection
        }
    }

    /// An array or a set of Swift or Foundation.
    private protocol ConvertibleToPredicateCollection {
        var predicateCollection: PredicateCollection { get }
    }

    extension PredicateCollection: ConvertibleToPredicateCollection {
        var predicateCollection: PredicateCollection { self }
    }

    extension Array: ConvertibleToPredicateCollection {
        var predicateCollection: PredicateCollection { PredicateCollection(self) }
    }

    extension Set: ConvertibleToPredicateCollection {
        var predicateCollection: PredicateCollection { PredicateCollection(Array(self), isOrdered: false) }
    }

    extension NSArray: ConvertibleToPredicateCollection {
        var predicateCollection: PredicateCollection { PredicateCollection(Array(self)) }
    }

    extension NSOrderedSet: ConvertibleToPredicateCollection {
        var predicateCollection: PredicateCollection { PredicateCollection(array) }
    }

    extension NSSet: ConvertibleToPredicateCollection {
        var predicateCollection: PredicateCollection { PredicateCollection(allObjects, isOrdered: false) }
    }

    /// Returns a value without the optionals around it.
    ///
    /// - Parameter value: A value. For `NSNull` and an optional that is nil, the result is nil.
    package func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        // A cast costs more than all of this.
        let type = type(of: value)
        if isPlain(type) { return value }
        if type is AnyClass { return type == NSNull.self ? nil : value }
        if let optional = value as? any OptionalValue { return unwrapped(optional.wrapped) }
        return value
    }

    /// Returns whether a type is one of the most frequent ones, which are neither optional nor a collection.
    func isPlain(_ type: Any.Type) -> Bool {
        type == String.self || type == Int.self || type == Double.self || type == Bool.self || type == Date.self
    }

    private protocol OptionalValue {
        var wrapped: Any? { get }
    }

    extension Optional: OptionalValue {
        fileprivate var wrapped: Any? { self }
    }
#endif
