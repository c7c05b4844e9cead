import Foundation
@_spi(Reflection) import Swift

/// Whether two values are the same as far as can be told: they have the same bits, they are equal by their type's own
/// rule, or all their fields are the same.
///
/// That is how SwiftUI is known to compare views and publishers (`compareValues` in OpenSwiftUI): a closure with a new
/// context, or a publisher boxed anew, is another value.
func isEqualValue<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in
            if memcmp(old, new, MemoryLayout<Value>.size) == 0 { return true }
            return ValueComparison.of(Value.self).isEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
        }
    }
}

/// A value with a reference to an object that is equal to no other, so that two values with different ones are different: most
/// are, and are not looked at any further.
protocol ReferringValue {
    var reference: AnyObject { get }
}

/// How values of a type are compared. Finding out takes long, so that it happens once for each type.
private final class ValueComparison: @unchecked Sendable {
    private struct Field {
        let offset: Int
        let comparison: ValueComparison
    }

    private let size: Int
    /// The type's own rule; nil where it has none.
    private let rule: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    private let fields: [Field]
    /// Whether two values have different references; nil where they have none.
    private let refersElsewhere: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [Key: ValueComparison] = [:]

    /// A rule may be isolated to the main actor, and so none elsewhere.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let isOnMainThread: Bool
    }

    static func of(_ type: Any.Type) -> ValueComparison {
        let key = Key(type: ObjectIdentifier(type), isOnMainThread: MainThread.isCurrent)
        if let comparison = lock.withLock({ known[key] }) { return comparison }
        let comparison = ValueComparison(type)
        lock.withLock { known[key] = comparison }
        return comparison
    }

    func isEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        if memcmp(old, new, size) == 0 { return true }
        if let rule { return rule(old, new) }
        if let refersElsewhere, refersElsewhere(old, new) { return false }
        return !fields.isEmpty && fields.allSatisfy { $0.comparison.isEqual(old + $0.offset, new + $0.offset) }
    }

    private init(_ type: Any.Type) {
        size = Self.size(of: type)
        rule = Self.rule(of: type)
        refersElsewhere = (type as? any ReferringValue.Type).map { Self.refersElsewhere($0) }
        fields =
            rule == nil
            ? StructFields.of(type).fields.map { Field(offset: $0.offset, comparison: .of($0.type)) } : []
    }

    private static func size(of type: Any.Type) -> Int {
        func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: open)
    }

    private static func rule(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        switch _MetadataKind(type) {
        case .struct, .enum:
            return (type as? any Equatable.Type).map { ownRule(of: $0) }
        case .tuple, .function:
            return nil
        default:
            // What a value of an existential type is, of a class or of an optional, is seen by looking at it.
            return ruleOfValues(of: type)
        }
    }

    private static func ownRule<Value: Equatable>(
        of type: Value.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
    }

    private static func refersElsewhere<Value: ReferringValue>(
        _ type: Value.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        {
            $0.assumingMemoryBound(to: type).pointee.reference !== $1.assumingMemoryBound(to: type).pointee.reference
        }
    }

    private static func ruleOfValues(of type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        func open<Value>(_ type: Value.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            {
                guard let old = $0.assumingMemoryBound(to: type).pointee as? any Equatable else { return false }
                return isEqual(old, $1.assumingMemoryBound(to: type).pointee)
            }
        }
        return _openExistential(type, do: open)
    }

    private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
        (new as? Value).map { old == $0 } ?? false
    }
}
