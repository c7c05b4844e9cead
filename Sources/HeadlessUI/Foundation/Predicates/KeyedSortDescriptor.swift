#if !canImport(Darwin)
    /// Compares objects by their values at a key path: what `NSSortDescriptor(key:ascending:)` creates.
    final class KeyedSortDescriptor: NSSortDescriptor {
        /// How two values that are not nil compare.
        enum Order {
            case values
            /// By the method of `NSString` with this name.
            case method(SortMethod)
            case comparator(Comparator)
        }

        let sortKey: String?
        let order: Order

        /// - Parameters:
        ///   - key: A key path; nil to compare the objects themselves.
        ///   - ascending: Whether lesser values come first. Nil is less than all values.
        ///   - order: How values compare.
        init(key: String?, ascending: Bool, order: Order) {
            sortKey = key
            self.order = order
            let path = PredicateKeyPath(key ?? "")
            super.init(keyPath: \Any.self, ascending: ascending) { left, right in
                Self.compare(path.value(in: left), path.value(in: right), by: order)
            }
        }

        private static func compare(_ left: Any?, _ right: Any?, by order: Order) -> ComparisonResult {
            let values = (PredicateValue(left), PredicateValue(right))
            guard let left, let right else { return values.0.sortOrder(relativeTo: values.1) }
            switch (order, values) {
            case (.comparator(let comparator), _): return comparator(left, right)
            case (.method(let method), (.text(let left), .text(let right))): return method.compare(left, right)
            default: return values.0.sortOrder(relativeTo: values.1)
            }
        }

        override var reversedSortDescriptor: Any {
            KeyedSortDescriptor(key: sortKey, ascending: !ascending, order: order)
        }

        override var hash: Int { sortKey.hashValue }

        /// Returns whether another one sorts in the same way. Those with comparators equal only themselves.
        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? KeyedSortDescriptor else { return false }
            if self === other { return true }
            guard sortKey == other.sortKey, ascending == other.ascending else { return false }
            return switch (order, other.order) {
            case (.values, .values): true
            case (.method(let method), .method(let other)): method == other
            default: false
            }
        }
    }

    /// A method of `NSString` that compares it with another text.
    enum SortMethod: String {
        case compare
        case caseInsensitiveCompare
        case localizedCompare
        case localizedCaseInsensitiveCompare
        case localizedStandardCompare

        /// - Parameter selector: The name in Swift or Objective-C, such as `NSString.localizedCompare(_:)` or `localizedCompare:`.
        init?(selector: String) {
            let name = selector.prefix { $0 != "(" && $0 != ":" }
            self.init(rawValue: String(name.split(separator: ".").last ?? name))
        }

        /// Returns the order of two texts.
        func compare(_ left: String, _ right: String) -> ComparisonResult {
            switch self {
            case .compare: ComparisonResult(left, right)
            case .caseInsensitiveCompare: left.compare(right, options: .caseInsensitive)
            case .localizedCompare: left.compare(right, options: [], range: nil, locale: .current)
            case .localizedCaseInsensitiveCompare:
                left.compare(right, options: .caseInsensitive, range: nil, locale: .current)
            case .localizedStandardCompare:
                left.compare(
                    right, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], range: nil,
                    locale: .current)
            }
        }
    }
#endif
