import Foundation

/// The fields of a document.
typealias Fields = [String: StoredValue]

/// A value of a field, as the database keeps it.
enum StoredValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case timestamp(Timestamp)
    case string(String)
    case bytes(Data)
    case reference(String)
    case geoPoint(latitude: Double, longitude: Double)
    case array([StoredValue])
    case map(Fields)
    /// The time of a write that the server has not answered.
    case pendingTimestamp(estimate: Timestamp)
}

/// The order of values. Source: "Data types", firebase.google.com/docs/firestore/manage-data/data-types: values of different types have
/// the order of their types, and integers and floating-point numbers are one type.
extension StoredValue: Comparable {
    /// The position of the type.
    var typeOrder: Int {
        switch self {
        case .null: 0
        case .bool: 1
        case .int, .double: 2
        case .timestamp: 3
        case .pendingTimestamp: 4
        case .string: 5
        case .bytes: 6
        case .reference: 7
        case .geoPoint: 8
        case .array: 9
        case .map: 10
        }
    }

    static func < (left: StoredValue, right: StoredValue) -> Bool { left.compared(to: right) == .orderedAscending }

    /// Compares two values; those of one type by their contents.
    func compared(to other: StoredValue) -> ComparisonResult {
        switch (self, other) {
        case (.bool(let left), .bool(let right)): Self.order(left ? 1 : 0, right ? 1 : 0)
        case (.int(let left), .int(let right)): Self.order(left, right)
        case (.timestamp(let left), .timestamp(let right)): left.compare(right)
        case (.pendingTimestamp(let left), .pendingTimestamp(let right)): left.compare(right)
        case (.string(let left), .string(let right)), (.reference(let left), .reference(let right)):
            Self.order(Array(left.utf8), Array(right.utf8))
        case (.bytes(let left), .bytes(let right)): Self.order(Array(left), Array(right))
        case (.geoPoint(let left, let leftLongitude), .geoPoint(let right, let rightLongitude)):
            Self.order([left, leftLongitude], [right, rightLongitude])
        case (.array(let left), .array(let right)): Self.order(left, right)
        case (.map(let left), .map(let right)): Self.order(Self.sorted(left), Self.sorted(right))
        default:
            if let left = number, let right = other.number {
                Self.order(left, right)
            } else {
                Self.order(typeOrder, other.typeOrder)
            }
        }
    }

    /// The number; nil for other types.
    var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    private static func sorted(_ fields: Fields) -> [StoredValue] {
        fields.sorted { $0.key < $1.key }.flatMap { [.string($0.key), $0.value] }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }

    private static func order<Value: Comparable>(_ left: [Value], _ right: [Value]) -> ComparisonResult {
        for (left, right) in zip(left, right) {
            let result = order(left, right)
            if result != .orderedSame { return result }
        }
        return order(left.count, right.count)
    }
}

extension StoredValue {
    /// Whether two values are equal for a filter: an integer equals a floating-point number.
    func equals(_ other: StoredValue) -> Bool { compared(to: other) == .orderedSame }

    /// Converts a value of the app.
    ///
    /// A value of a type that the database does not have ends the app, as in Firestore: "Unsupported type".
    init(_ value: Any) {
        if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
            self.init(number)
            return
        }
        switch value {
        case let value as Bool: self = .bool(value)
        case let value as String: self = .string(value)
        case let value as Timestamp: self = .timestamp(value)
        case let value as Date: self = .timestamp(Timestamp(date: value))
        case let value as Data: self = .bytes(value)
        case let value as DocumentReference: self = .reference(value.path)
        case let value as GeoPoint: self = .geoPoint(latitude: value.latitude, longitude: value.longitude)
        case let value as VectorValue: self = .array(value.array.map { .double($0) })
        case let value as [String: Any]: self = .map(value.mapValues { StoredValue($0) })
        case let value as [Any]: self = .array(value.map { StoredValue($0) })
        case let value as any BinaryInteger: self = .int(Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: self = .double(Double(value))
        case let value as NSString: self = .string(value as String)
        case is NSNull: self = .null
        default:
            if let value = Self.unwrapped(value) {
                self = value
            } else {
                endUse("Unsupported type: \(type(of: value))")
            }
        }
    }

    /// Converts a number of Foundation. The type of a truth value is that of a character.
    private init(_ number: NSNumber) {
        switch String(cString: number.objCType) {
        case "B", "c": self = .bool(number.boolValue)
        case "d", "f": self = .double(number.doubleValue)
        default: self = .int(number.int64Value)
        }
    }

    /// Converts an optional.
    private static func unwrapped(_ value: Any) -> StoredValue? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return nil }
        return mirror.children.first.map { StoredValue($0.value) } ?? .null
    }

    /// Returns the value as the app gets it. Numbers are of Foundation, so that a whole number can be read as an `Int` and as a
    /// `Double`, as on Apple's platforms.
    func value(_ firestore: Firestore, _ behavior: ServerTimestampBehavior = .none) -> Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .int(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .timestamp(let value): value
        case .string(let value): value
        case .bytes(let value): value
        case .reference(let path): DocumentReference(path, firestore)
        case .geoPoint(let latitude, let longitude): GeoPoint(latitude: latitude, longitude: longitude)
        case .array(let values): values.map { $0.value(firestore, behavior) }
        case .map(let fields): fields.mapValues { $0.value(firestore, behavior) }
        case .pendingTimestamp(let estimate): behavior == .estimate ? estimate : NSNull()
        }
    }
}
