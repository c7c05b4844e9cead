import Foundation
@_spi(Reflection) import Swift

/// Returns whether two values are the same: they have the same bits, they are equal by their type's own rule, or all their
/// fields are the same.
///
/// SwiftUI is known to compare views and publishers in this way (`compareValues` in OpenSwiftUI): a closure with a new
/// context, or a publisher in a new box, is a different value.
func isEqualValue<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in
            if memcmp(old, new, MemoryLayout<Value>.size) == 0 { return true }
            return ValueComparison.of(Value.self).isEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
        }
    }
}

/// Finds the comparison for values of a type, which later comparisons use.
@MainActor func prepareComparison(of type: Any.Type) { _ = ValueComparison.of(type) }

/// A value that defines whether it is the same as another, without being `Equatable` for other code.
protocol ComparedValue {
    func isSame(as other: Self) -> Bool
}

/// The comparison for values of a type. Finding it takes long, so it happens once for each type.
private final class ValueComparison: @unchecked Sendable {
    private struct Field {
        let offset: Int
        let comparison: ValueComparison
    }

    private let size: Int
    /// The type's own rule, or a known rule for it; nil if there is none.
    private let rule: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    private let fields: [Field]

    private static let lock = NSLock()
    /// The comparisons by type. They differ by thread, because a rule that is isolated to the main actor is no rule elsewhere.
    @exclusivity(unchecked) nonisolated(unsafe) private static var knownOnMain = TypeTable<ValueComparison>()
    nonisolated(unsafe) private static var knownOffMain = TypeTable<ValueComparison>()
    nonisolated(unsafe) private static var equatableClasses = TypeTable<Bool>()

    static func of(_ type: Any.Type) -> ValueComparison {
        if MainThread.isCurrent {
            if let comparison = knownOnMain[type] { return comparison }
            let comparison = ValueComparison(type)
            MainActor.assumeIsolated { FamiliarTypes.meet(type, .comparison) }
            knownOnMain[type] = comparison
            return comparison
        }
        if let comparison = lock.withLock({ knownOffMain[type] }) { return comparison }
        let comparison = ValueComparison(type)
        lock.withLock { knownOffMain[type] = comparison }
        return comparison
    }

    func isEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        if memcmp(old, new, size) == 0 { return true }
        if let rule { return rule(old, new) }
        return !fields.isEmpty && fields.allSatisfy { $0.comparison.isEqual(old + $0.offset, new + $0.offset) }
    }

    private init(_ type: Any.Type) {
        size = Self.size(of: type)
        rule = Self.rule(of: type)
        fields =
            rule == nil
            ? StructFields.of(type).fields.map { Field(offset: $0.offset, comparison: .of($0.type)) } : []
    }

    private static func size(of type: Any.Type) -> Int {
        func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: open)
    }

    private static func rule(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        if let type = type as? any ComparedValue.Type { return knownRule(of: type) }
        switch _MetadataKind(type) {
        case .struct, .enum:
            return (type as? any Equatable.Type).map { ownRule(of: $0) }
        case .tuple, .function:
            return nil
        default:
            // The comparison must inspect each value of an existential type, a class or an optional.
            return ruleOfValues(of: type)
        }
    }

    private static func ownRule<Value: Equatable>(
        of type: Value.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
    }

    private static func knownRule<Value: ComparedValue>(
        of type: Value.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: type).pointee.isSame(as: $1.assumingMemoryBound(to: type).pointee) }
    }

    private static func ruleOfValues(of type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        if type is AnyObject.Type { return ruleOfObjects }
        func open<Value>(_ type: Value.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            {
                guard let old = $0.assumingMemoryBound(to: type).pointee as? any Equatable else { return false }
                return isEqual(old, $1.assumingMemoryBound(to: type).pointee)
            }
        }
        return _openExistential(type, do: open)
    }

    private static func isEquatable(_ type: AnyClass) -> Bool {
        lock.withLock {
            if let known = equatableClasses[type] { return known }
            let isEquatable = type is any Equatable.Type
            equatableClasses[type] = isEquatable
            return isEquatable
        }
    }

    /// A cast of the object itself takes long, and most classes are not equatable.
    private static func ruleOfObjects(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: AnyObject.self).pointee
        guard isEquatable(Swift.type(of: old)), let old = old as? any Equatable else { return false }
        return isEqual(old, new.assumingMemoryBound(to: AnyObject.self).pointee)
    }

    private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
        (new as? Value).map { old == $0 } ?? false
    }
}
