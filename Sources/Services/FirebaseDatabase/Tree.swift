import Foundation
import HeadlessUI

/// A value of the database: a text, a number, a truth value, or a map.
enum TreeValue: Equatable, Sendable {
    case bool(Bool), number(Double, isWhole: Bool), text(String)
    case map([String: TreeValue])
    /// The time of the server.
    case serverTime

    /// Converts a value of the app; nil for no value. Another type ends the app, as in Firebase.
    init?(_ value: Any?) {
        guard let value, !(value is NSNull) else { return nil }
        if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
            let type = String(cString: number.objCType)
            self =
                ["B", "c"].contains(type)
                ? .bool(number.boolValue) : .number(number.doubleValue, isWhole: !["d", "f"].contains(type))
            return
        }
        switch value {
        case let value as Bool: self = .bool(value)
        case let value as String: self = .text(value)
        case let value as any BinaryInteger: self = .number(Double(value), isWhole: true)
        case let value as any BinaryFloatingPoint: self = .number(Double(value), isWhole: false)
        case let value as [AnyHashable: Any]:
            if value[".sv"] as? String == "timestamp" {
                self = .serverTime
            } else {
                self.init(pairs: value.map { ("\($0.key)", $0.value) })
            }
        case let value as [Any]: self.init(pairs: value.enumerated().map { ("\($0.offset)", $0.element) })
        default:
            endApp(
                "Cannot store object of type \(type(of: value)). Can only store objects of type NSNumber, NSString, NSDictionary, and NSArray."
            )
        }
    }

    private init?(pairs: [(String, Any)]) {
        let map = pairs.reduce(into: [String: TreeValue]()) { map, pair in map[pair.0] = TreeValue(pair.1) }
        if map.isEmpty { return nil }
        self = .map(map)
    }

    /// The children by name; none for other values.
    var children: [String: TreeValue] { if case .map(let map) = self { map } else { [:] } }

    /// The value as the app gets it.
    var plain: Any {
        switch self {
        case .bool(let value): value
        case .number(let value, let isWhole): isWhole ? NSNumber(value: Int64(value)) : NSNumber(value: value)
        case .text(let value): value
        case .map(let map): map.mapValues(\.plain)
        case .serverTime: NSNumber(value: Int64(Date().timeIntervalSince1970 * 1000))
        }
    }

    /// The position of the type in the order of values, and the value: "Data is ordered": no value, false, true, numbers, texts, maps.
    static func precedes(_ left: TreeValue?, _ right: TreeValue?) -> Bool? {
        func rank(_ value: TreeValue?) -> Int {
            switch value {
            case nil: 0
            case .bool(let value): value ? 2 : 1
            case .number, .serverTime: 3
            case .text: 4
            case .map: 5
            }
        }
        switch (left, right) {
        case (.number(let left, _), .number(let right, _)): return left == right ? nil : left < right
        case (.text(let left), .text(let right)): return left == right ? nil : left < right
        default: return rank(left) == rank(right) ? nil : rank(left) < rank(right)
        }
    }
}

/// A path and a new value; nil for none.
struct TreeChange: Sendable {
    let path: [String]
    let value: TreeValue?

    func apply(to tree: inout TreeValue?) {
        tree = Self.applied(tree, path[...], value)
    }

    private static func applied(_ tree: TreeValue?, _ path: ArraySlice<String>, _ value: TreeValue?) -> TreeValue? {
        guard let name = path.first else { return value }
        var children = tree?.children ?? [:]
        children[name] = applied(children[name], path.dropFirst(), value)
        return children.isEmpty ? nil : .map(children)
    }
}

extension Optional where Wrapped == TreeValue {
    func value(at path: [String]) -> TreeValue? { path.reduce(self) { $0?.children[$1] } }
}
