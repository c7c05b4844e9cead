extension NSAttributeType {
    /// Returns the value that a model file describes; nil for a text that is none.
    func value(of text: String) -> Any? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
        case .doubleAttributeType: Double(text)
        case .floatAttributeType: Float(text)
        case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case .booleanAttributeType: ["YES", "1", "true"].contains(text)
        case .stringAttributeType: text
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }

    /// Returns a value in the type in which an object keeps it, so that equal values are equal: a whole number as `Int64`, a text as
    /// `String`.
    func kept(_ value: Any) -> Any {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            NumberValue(value).map(\.whole) ?? value
        case .doubleAttributeType: NumberValue(value).map(\.double) ?? value
        case .floatAttributeType: NumberValue(value).map { Float($0.double) } ?? value
        case .booleanAttributeType: NumberValue(value).map { $0.whole != 0 } ?? value
        case .decimalAttributeType: NumberValue(value).map(\.decimal) ?? value
        case .stringAttributeType: value as? String ?? value
        case .dateAttributeType: value as? Date ?? value
        case .binaryDataAttributeType: value as? Data ?? value
        case .UUIDAttributeType: value as? UUID ?? value
        case .URIAttributeType: value as? URL ?? value
        default: value
        }
    }
}

/// A number of any type.
struct NumberValue {
    let number: NSNumber

    /// - Parameter value: A number, or anything else, for which the result is nil.
    init?(_ value: Any) {
        switch value {
        case let value as NSNumber: number = value
        case let value as Decimal: number = NSDecimalNumber(decimal: value)
        case let value as any BinaryInteger: number = NSNumber(value: Int64(clamping: value))
        case let value as any BinaryFloatingPoint: number = NSNumber(value: Double(value))
        case let value as any RawRepresentable:
            guard let raw = NumberValue(value.rawValue) else { return nil }
            self = raw
        default: return nil
        }
    }

    var whole: Int64 { number.int64Value }
    var double: Double { number.doubleValue }
    var decimal: NSDecimalNumber { number as? NSDecimalNumber ?? NSDecimalNumber(decimal: number.decimalValue) }
}

/// A type of a property of an object, which a kept value becomes as it is read.
protocol ManagedValue {
    /// Returns the value; nil if it cannot have the type.
    static func make(of value: Any?) -> Self?
}

extension Optional: ManagedValue {
    static func make(of value: Any?) -> Self? {
        guard let value else { return .some(.none) }
        return ManagedValueTypes.convert(value, to: Wrapped.self).map { .some($0) } ?? .some(.none)
    }
}

extension ManagedValue where Self: BinaryInteger {
    static func make(of value: Any?) -> Self? { value.map { Self(clamping: NumberValue($0)?.whole ?? 0) } ?? 0 }
}
extension ManagedValue where Self: BinaryFloatingPoint {
    static func make(of value: Any?) -> Self? { value.map { Self(NumberValue($0)?.double ?? 0) } ?? 0 }
}

extension Int: ManagedValue {}
extension Int16: ManagedValue {}
extension Int32: ManagedValue {}
extension Int64: ManagedValue {}
extension UInt16: ManagedValue {}
extension UInt32: ManagedValue {}
extension UInt64: ManagedValue {}
extension Double: ManagedValue {}
extension Float: ManagedValue {}
extension Bool: ManagedValue {
    static func make(of value: Any?) -> Bool? { value.map { NumberValue($0)?.whole ?? 0 } != 0 && value != nil }
}

// What the bridge from Objective-C makes of nil: a text, data and a collection are empty.
extension String: ManagedValue {
    static func make(of value: Any?) -> String? { value == nil ? "" : value as? String }
}
extension Data: ManagedValue {
    static func make(of value: Any?) -> Data? { value == nil ? Data() : value as? Data }
}
extension Array: ManagedValue {
    static func make(of value: Any?) -> [Element]? { value == nil ? [] : value as? [Element] }
}
extension Dictionary: ManagedValue {
    static func make(of value: Any?) -> [Key: Value]? { value == nil ? [:] : value as? [Key: Value] }
}
extension Set: ManagedValue {
    static func make(of value: Any?) -> Set<Element>? {
        switch value {
        case nil: []
        case let set as NSSet: Set(set.allObjects.compactMap { $0 as? Element })
        default: value as? Set<Element>
        }
    }
}

enum ManagedValueTypes {
    /// Returns a kept value, or none, as a type of Swift; nil if it cannot have the type, and if it is none and the bridge traps.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let type = type as? any ManagedValue.Type { return type.make(of: value) as? Value }
        // Apps let dates and other types conform to RawRepresentable, for AppStorage. Their values are kept as they are.
        if let value = value as? Value { return value }
        if let type = type as? any RawRepresentable.Type, let raw = raw(value, type) as? Value { return raw }
        guard let value else { return emptyCollection(of: type) }
        if type == NSNumber.self { return NumberValue(value)?.number as? Value }
        if type == NSDecimalNumber.self { return NumberValue(value)?.decimal as? Value }
        return nil
    }

    /// Returns what a reference to nothing acts like: a collection without objects.
    private static func emptyCollection<Value>(of type: Value.Type) -> Value? {
        if type == NSSet.self { return NSSet() as? Value }
        if type == NSOrderedSet.self { return NSOrderedSet() as? Value }
        return nil
    }

    private static func raw<Enumeration: RawRepresentable>(_ value: Any?, _ type: Enumeration.Type) -> Enumeration? {
        convert(value, to: Enumeration.RawValue.self).flatMap { Enumeration(rawValue: $0) }
    }
}
