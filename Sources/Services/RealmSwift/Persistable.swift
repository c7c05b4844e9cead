import Foundation

/// A type of values that a property can have.
public protocol _Persistable {
    /// The value of a property without one.
    static func _rlmDefaultValue() -> Self
}

/// A type of values that a list can have.
public protocol RealmCollectionValue: Hashable, _Persistable {}

extension Int: RealmCollectionValue { public static func _rlmDefaultValue() -> Int { 0 } }
extension Int8: RealmCollectionValue { public static func _rlmDefaultValue() -> Int8 { 0 } }
extension Int16: RealmCollectionValue { public static func _rlmDefaultValue() -> Int16 { 0 } }
extension Int32: RealmCollectionValue { public static func _rlmDefaultValue() -> Int32 { 0 } }
extension Int64: RealmCollectionValue { public static func _rlmDefaultValue() -> Int64 { 0 } }
extension Bool: RealmCollectionValue { public static func _rlmDefaultValue() -> Bool { false } }
extension Float: RealmCollectionValue { public static func _rlmDefaultValue() -> Float { 0 } }
extension Double: RealmCollectionValue { public static func _rlmDefaultValue() -> Double { 0 } }
extension String: RealmCollectionValue { public static func _rlmDefaultValue() -> String { "" } }
extension Data: RealmCollectionValue { public static func _rlmDefaultValue() -> Data { Data() } }
extension Date: RealmCollectionValue {
    public static func _rlmDefaultValue() -> Date { Date(timeIntervalSince1970: 0) }
}
extension UUID: RealmCollectionValue { public static func _rlmDefaultValue() -> UUID { UUID() } }
extension Decimal: RealmCollectionValue { public static func _rlmDefaultValue() -> Decimal { 0 } }
extension ObjectId: RealmCollectionValue { public static func _rlmDefaultValue() -> ObjectId { .generate() } }
extension Optional: _Persistable { public static func _rlmDefaultValue() -> Wrapped? { nil } }
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

/// A type with few values that properties can have.
public protocol PersistableEnum: RealmCollectionValue, RawRepresentable, CaseIterable {}

extension PersistableEnum {
    /// The first case.
    public static func _rlmDefaultValue() -> Self {
        guard let first = allCases.first else { endUse("The enum \(Self.self) has no case.") }
        return first
    }
}

/// An identifier of twelve bytes.
public final class ObjectId: NSObject, Sendable, Codable, Identifiable {
    /// The bytes as hexadecimal digits.
    public let stringValue: String

    /// An identifier that is new in the host.
    override public convenience init() { self.init(text: ObjectId.next) }
    /// An identifier with 24 hexadecimal digits. Another text ends the app, as in Realm.
    public convenience init(_ str: StaticString) { self.init(text: "\(str)") }
    /// An identifier with 24 hexadecimal digits.
    public convenience init(string: String) throws {
        guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
            throw Realm.Error(.fail, "Invalid Object ID string '\(string)': must be 24 hex digits")
        }
        self.init(text: string)
    }
    private init(text: String) { stringValue = text.lowercased() }
    /// Returns an identifier that is new in the host.
    public static func generate() -> ObjectId { ObjectId() }
    /// The identifier.
    public var id: String { stringValue }
    override public func isEqual(_ object: Any?) -> Bool { (object as? ObjectId)?.stringValue == stringValue }
    override public var hash: Int { stringValue.hashValue }
    override public var description: String { stringValue }

    private static var next: String {
        let digits = String(RealmStore.nextNumber(), radix: 16)
        return "65a0" + String(repeating: "0", count: max(0, 20 - digits.count)) + digits
    }
}

extension ObjectId: Comparable {
    public static func < (left: ObjectId, right: ObjectId) -> Bool { left.stringValue < right.stringValue }
}

/// The order and the equality of values whose types are known at run time.
enum AnyOrder {
    /// Returns the value, or its content for an optional; nil for none.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Compares two values; nil is the least.
    static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
        guard let left = unwrapped(left) else { return unwrapped(right) == nil ? .orderedSame : .orderedAscending }
        guard let right = unwrapped(right) else { return .orderedDescending }
        if let left = number(left), let right = number(right) { return order(left, right) }
        if let left = left as? String, let right = right as? String { return order(left, right) }
        if let left = left as? Date, let right = right as? Date { return order(left, right) }
        if let left = left as? any RawRepresentable, let right = right as? any RawRepresentable {
            return compare(left.rawValue, right.rawValue)
        }
        if let left = left as? any RawRepresentable { return compare(left.rawValue, right) }
        if let left = left as? any Hashable, let right = right as? any Hashable,
            AnyHashable(left) == AnyHashable(right)
        {
            return .orderedSame
        }
        return order("\(left)", "\(right)")
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Decimal: Double("\(value)")
        default: nil
        }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }
}
