#if !canImport(Darwin)
    /// Keys that lead from an object to a value, as with key-value coding: `owner.pets.@count`.
    struct PredicateKeyPath: Equatable {
        let keys: [String]

        init(keys: [String]) { self.keys = keys }

        /// - Parameter text: The keys, between periods.
        init(_ text: String) {
            keys = text.split(separator: ".").map(String.init)
        }

        var text: String { keys.joined(separator: ".") }

        /// Returns the value that the keys lead to from an object.
        ///
        /// - Parameter object: An object. A collection answers a key with the values of its elements.
        func value(in object: Any?) -> Any? {
            Self.value(in: object, at: keys[...])
        }

        private static func value(in object: Any?, at keys: ArraySlice<String>) -> Any? {
            guard let object = unwrapped(object), let key = keys.first else { return unwrapped(object) }
            let rest = keys.dropFirst()
            if key == "self" || key == "SELF" { return value(in: object, at: rest) }
            // First, since these objects are the most frequent ones, and a cast costs much.
            if let keyed = object as? any KeyedValues { return value(in: keyed.keyedValue(for: key), at: rest) }
            if key.hasPrefix("@"), let collection = PredicateCollection(object) {
                guard let operation = CollectionOperator(rawValue: key) else {
                    endApp(
                        "[<\(type(of: object))> valueForKeyPath:]: this class does not implement the \(key) operation.")
                }
                return operation.value(of: collection) { value(in: $0, at: rest) }
            }
            return value(in: value(of: object, for: key), at: rest)
        }

        private static func value(of object: Any, for key: String) -> Any? {
            if let keyed = object as? any KeyedValues { return keyed.keyedValue(for: key) }
            guard let collection = PredicateCollection(object) else { return propertyValue(of: object, for: key) }
            // Core Data counts the objects of a relationship with `items.count`, too.
            if key == "count" { return collection.elements.count }
            let values = collection.elements.map { element in unwrapped(element).flatMap { value(of: $0, for: key) } }
            return PredicateCollection(
                collection.isOrdered ? values.map { $0 ?? NSNull() } : values.compactMap { unwrapped($0) },
                isOrdered: collection.isOrdered)
        }

        private static func propertyValue(of object: Any, for key: String) -> Any? {
            // A collection of Foundation has its dictionaries in this form.
            if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
            if let value = foundationValue(of: object, for: key) { return value }
            var mirror: Mirror? = Mirror(reflecting: object)
            while let properties = mirror {
                // The macro `@Observable` and property wrappers store a property with a line before its name.
                let value =
                    properties.children.first { $0.label == key } ?? properties.children.first { $0.label == "_\(key)" }
                if let value { return value.value }
                mirror = properties.superclassMirror
            }
            endApp(
                "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            )
        }

        /// Returns a property that a value of Foundation has in Objective-C; nil for another key.
        private static func foundationValue(of object: Any, for key: String) -> Any? {
            if let text = object as? String {
                switch key {
                case "length": return text.utf16.count
                case "lowercaseString": return text.lowercased()
                case "uppercaseString": return text.uppercased()
                case "capitalizedString": return text.capitalized
                case "intValue", "integerValue", "longLongValue": return NSString(string: text).integerValue
                case "doubleValue", "floatValue": return NSString(string: text).doubleValue
                case "boolValue": return NSString(string: text).boolValue
                default: return nil
                }
            }
            if let number = PredicateNumber(object) {
                switch key {
                case "stringValue": return "\(number.value)"
                case "intValue", "integerValue", "longLongValue": return number.integer
                case "doubleValue", "floatValue": return number.double
                case "boolValue": return number != .integer(0)
                default: return nil
                }
            }
            switch (object, key) {
            case (let date as Date, "timeIntervalSince1970"): return date.timeIntervalSince1970
            case (let date as Date, "timeIntervalSinceReferenceDate"): return date.timeIntervalSinceReferenceDate
            case (let url as URL, "absoluteString"): return url.absoluteString
            case (let url as URL, "path"): return url.path
            case (let url as URL, "lastPathComponent"): return url.lastPathComponent
            case (let url as URL, "pathExtension"): return url.pathExtension
            case (let identifier as UUID, "UUIDString"): return identifier.uuidString
            default: return nil
            }
        }
    }
#endif
