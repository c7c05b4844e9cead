#if !canImport(Darwin)
    /// A value, prepared for comparisons: without optionals, and of the type that Foundation and Swift share.
    enum PredicateValue: Equatable {
        case none
        case number(PredicateNumber)
        case text(String)
        case date(Date)
        case collection(PredicateCollection)
        case other(Any)

        init(_ value: Any?) {
            guard let value = unwrapped(value) else {
                self = .none
                return
            }
            let type = type(of: value)
            if type == String.self, let text = value as? String {
                self = .text(text)
            } else if type == Date.self, let date = value as? Date {
                self = .date(date)
            } else if isPlain(type), let number = PredicateNumber(value) {
                self = .number(number)
            } else if let keyed = value as? any KeyedValues {
                self = .other(keyed.predicateIdentity ?? value)
            } else if let text = value as? String {
                self = .text(text)
            } else if let text = value as? Substring {
                self = .text(String(text))
            } else if let number = PredicateNumber(value) {
                self = .number(number)
            } else if let date = value as? Date {
                self = .date(date)
            } else if let collection = PredicateCollection(value) {
                self = .collection(collection)
            } else {
                self = .other(Self.swiftValue(of: value))
            }
        }

        /// Returns the value of Swift for an object of Foundation that stands for one.
        private static func swiftValue(of value: Any) -> Any {
            switch value {
            case let value as NSUUID: UUID(uuidString: value.uuidString) ?? value
            case let value as NSURL: URL(string: value.absoluteString) ?? value
            case let value as NSData: Data(referencing: value)
            default: value
            }
        }

        /// Returns whether two values are equal as predicates compare them. Objects that are not `Equatable` equal only themselves.
        static func == (left: PredicateValue, right: PredicateValue) -> Bool {
            switch (left, right) {
            case (.none, .none): true
            case (.number(let left), .number(let right)): left == right
            case (.text(let left), .text(let right)): left == right
            case (.date(let left), .date(let right)): left == right
            case (.collection(let left), .collection(let right)): left.hasEqualElements(to: right)
            case (.other(let left), .other(let right)): areEqual(left, right)
            default: false
            }
        }

        private static func areEqual(_ left: Any, _ right: Any) -> Bool {
            if type(of: left) is AnyClass, type(of: right) is AnyClass, (left as AnyObject) === (right as AnyObject) {
                return true
            }
            func isEqual<Value: Equatable>(_ value: Value, to other: Any) -> Bool { other as? Value == value }
            if let left = left as? any Equatable, isEqual(left, to: right) { return true }
            guard let right = right as? any Equatable else { return false }
            return isEqual(right, to: left)
        }

        /// Returns the order of two values; nil if they have none, as with nil or values of two kinds.
        func order(relativeTo other: PredicateValue) -> ComparisonResult? {
            func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
                (right as? Value).map { ComparisonResult(left, $0) }
            }
            switch (self, other) {
            case (.number(let left), .number(let right)): return left.order(relativeTo: right)
            case (.text(let left), .text(let right)): return ComparisonResult(left, right)
            case (.date(let left), .date(let right)): return ComparisonResult(left, right)
            case (.other(let left as any Comparable), .other(let right)): return order(left, right)
            default: return nil
            }
        }

        /// Returns whether a sequence that ascends has this value before another one. Nil is before all values.
        func isOrdered(before other: PredicateValue) -> Bool {
            sortOrder(relativeTo: other) == .orderedAscending
        }

        /// Returns the order of two values in a sequence that ascends. Nil is before all values; values of two kinds are equal.
        func sortOrder(relativeTo other: PredicateValue) -> ComparisonResult {
            switch (self, other) {
            case (.none, .none): .orderedSame
            case (.none, _): .orderedAscending
            case (_, .none): .orderedDescending
            default: order(relativeTo: other) ?? .orderedSame
            }
        }
    }

    extension PredicateCollection {
        /// Returns whether two collections have equal elements: in the same order, unless both are sets.
        func hasEqualElements(to other: PredicateCollection) -> Bool {
            guard elements.count == other.elements.count, isOrdered == other.isOrdered else { return false }
            let values = elements.map { PredicateValue($0) }
            var others = other.elements.map { PredicateValue($0) }
            if isOrdered { return values == others }
            return values.allSatisfy { value in
                guard let index = others.firstIndex(of: value) else { return false }
                others.remove(at: index)
                return true
            }
        }
    }
#endif
