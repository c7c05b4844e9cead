#if !canImport(Darwin)
    /// A class whose initializers return an object of a subclass, which only those of a protocol can.
    public protocol CreatedFromSortKey {}

    extension NSSortDescriptor: CreatedFromSortKey {}

    extension CreatedFromSortKey where Self: NSSortDescriptor {
        /// Creates a descriptor that sorts by the values at a key path. Nil is less than all values.
        ///
        /// - Parameters:
        ///   - key: A key path; nil to sort by the objects themselves.
        ///   - ascending: Whether lesser values come first.
        public init(key: String?, ascending: Bool) {
            self.init(KeyedSortDescriptor(key: key, ascending: ascending, order: .values))
        }

        /// Creates a descriptor that sorts by the values at a key path. Nil is less than all values.
        ///
        /// - Parameters:
        ///   - key: A key path; nil to sort by the objects themselves.
        ///   - ascending: Whether lesser values come first.
        ///   - comparator: Compares two values, neither of which is nil.
        public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
            self.init(KeyedSortDescriptor(key: key, ascending: ascending, order: .comparator(comparator)))
        }

        #if os(Linux)
            /// Creates a descriptor that sorts by the values at a key path. Nil is less than all values.
            ///
            /// - Parameters:
            ///   - key: A key path; nil to sort by the objects themselves.
            ///   - ascending: Whether lesser values come first.
            ///   - selector: A method of `NSString` that compares two texts, such as `localizedStandardCompare(_:)`. Another one ends
            ///     the app.
            public init(key: String?, ascending: Bool, selector: Selector?) {
                let order = selector.map { selector in
                    guard let method = SortMethod(selector: selector.name) else {
                        endApp("No method \(selector.name) is known that compares two values.")
                    }
                    return KeyedSortDescriptor.Order.method(method)
                }
                self.init(KeyedSortDescriptor(key: key, ascending: ascending, order: order ?? .values))
            }
        #endif

        private init(_ descriptor: KeyedSortDescriptor) {
            guard let descriptor = descriptor as? Self else {
                endApp("\(Self.self) cannot be created from a key. Create an NSSortDescriptor.")
            }
            self = descriptor
        }
    }

    extension NSSortDescriptor {
        /// Creates a descriptor that sorts by a property that is not `Comparable`, such as an optional one. Nil is less than all
        /// values.
        ///
        /// - Parameters:
        ///   - keyPath: The property.
        ///   - ascending: Whether lesser values come first.
        public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
            self.init(keyPath: keyPath, ascending: ascending) { left, right in
                PredicateValue(left).sortOrder(relativeTo: PredicateValue(right))
            }
        }

        /// The key path that the descriptor sorts by, with periods between its keys; nil if it sorts by the objects themselves.
        ///
        /// It is nil, too, for a key path of Swift with a part that has no name at run time.
        public var key: String? {
            if let keyed = self as? KeyedSortDescriptor { return keyed.sortKey }
            let type = Swift.type(of: keyPath).rootType
            guard case let prefix = "\\\(type).", case let description = keyPath.debugDescription,
                description.hasPrefix(prefix)
            else { return nil }
            let keys = description.dropFirst(prefix.count).filter { $0 != "?" && $0 != "!" }
            return keys.contains("<") || keys == "self" ? nil : String(keys)
        }
    }

    extension Sequence<NSSortDescriptor> {
        /// Returns the order of two objects: that of the first descriptor for which they differ.
        ///
        /// - Parameters:
        ///   - left: An object.
        ///   - right: An object of the same kind.
        package func compare(_ left: Any, _ right: Any) -> ComparisonResult {
            for descriptor in self {
                let result = descriptor.compare(left, to: right)
                if result != .orderedSame { return result }
            }
            return .orderedSame
        }
    }
#endif
