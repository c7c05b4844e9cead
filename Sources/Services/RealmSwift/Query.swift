import Foundation

/// A condition on objects, or a value of them, in the closure of `where`.
@dynamicMemberLookup public struct Query<Value> {
    let value: (Any) -> Value?
    init(_ value: @escaping (Any) -> Value?) { self.value = value }

    /// A property of the object.
    public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Query<Member> where Value: ObjectBase {
        let value = value
        return Query<Member> { value($0)?[keyPath: member] }
    }
    /// A property of the object, if there is one.
    public subscript<Owner: ObjectBase, Member>(dynamicMember member: KeyPath<Owner, Member>) -> Query<Member>
    where Value == Owner? {
        let value = value
        return Query<Member> { (value($0) ?? nil)?[keyPath: member] }
    }

    fileprivate func compared(_ other: Value, _ accepts: @escaping (ComparisonResult) -> Bool) -> Query<Bool> {
        let value = value
        return Query<Bool> { accepts(AnyOrder.compare(value($0) as Any, other)) }
    }

    /// The value is equal.
    public static func == (left: Query, right: Value) -> Query<Bool> { left.compared(right) { $0 == .orderedSame } }
    /// The value is not equal.
    public static func != (left: Query, right: Value) -> Query<Bool> { left.compared(right) { $0 != .orderedSame } }
    /// The value is less.
    public static func < (left: Query, right: Value) -> Query<Bool> { left.compared(right) { $0 == .orderedAscending } }
    /// The value is less or equal.
    public static func <= (left: Query, right: Value) -> Query<Bool> {
        left.compared(right) { $0 != .orderedDescending }
    }
    /// The value is greater.
    public static func > (left: Query, right: Value) -> Query<Bool> {
        left.compared(right) { $0 == .orderedDescending }
    }
    /// The value is greater or equal.
    public static func >= (left: Query, right: Value) -> Query<Bool> {
        left.compared(right) { $0 != .orderedAscending }
    }
    /// The value is one of some.
    public func `in`(_ values: some Sequence<Value>) -> Query<Bool> {
        let (value, values) = (value, Array(values))
        return Query<Bool> { object in
            values.contains { AnyOrder.compare(value(object) as Any, $0) == .orderedSame }
        }
    }
}

extension Query where Value == Bool {
    /// The condition is not met.
    public static prefix func ! (query: Query) -> Query { Query { !(query.value($0) ?? false) } }
    /// Both conditions are met.
    public static func && (left: Query, right: Query) -> Query {
        Query { left.value($0) ?? false && right.value($0) ?? false }
    }
    /// One of the conditions is met.
    public static func || (left: Query, right: Query) -> Query {
        Query { left.value($0) ?? false || right.value($0) ?? false }
    }
}

/// How texts are compared.
public struct StringOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Small and capital letters are equal.
    public static let caseInsensitive = StringOptions(rawValue: 1)
    /// Accents do not count.
    public static let diacriticInsensitive = StringOptions(rawValue: 2)

    var options: String.CompareOptions {
        var options: String.CompareOptions = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }
}

extension Query where Value: _HasText {
    private func compared(_ text: String, _ options: String.CompareOptions) -> Query<Bool> {
        let value = value
        return Query<Bool> { object in
            guard let found = value(object)?._text else { return false }
            return text.isEmpty || found.range(of: text, options: options) != nil
        }
    }

    /// The text has a part.
    public func contains(_ value: String, options: StringOptions = []) -> Query<Bool> {
        compared(value, options.options)
    }
    /// The text begins with a part.
    public func starts(with value: String, options: StringOptions = []) -> Query<Bool> {
        compared(value, options.options.union(.anchored))
    }
    /// The text ends with a part.
    public func ends(with value: String, options: StringOptions = []) -> Query<Bool> {
        compared(value, options.options.union([.anchored, .backwards]))
    }
}

/// A text, or none.
public protocol _HasText { var _text: String? { get } }
extension String: _HasText { public var _text: String? { self } }
extension Optional: _HasText where Wrapped == String { public var _text: String? { self } }
