import Foundation

/// Whether two values are the same as far as can be told: they have the same bits, they are equal by their type's own
/// rule, or all their fields are the same.
///
/// That is how SwiftUI is known to compare views and publishers (`compareValues` in OpenSwiftUI): a closure with a new
/// context, or a publisher boxed anew, is another value.
func isEqualValue<Value>(_ old: Value, _ new: Value) -> Bool {
    let hasSameBits = withUnsafeBytes(of: old) { oldBytes in
        withUnsafeBytes(of: new) { newBytes in
            guard let old = oldBytes.baseAddress, let new = newBytes.baseAddress else { return true }
            return memcmp(old, new, oldBytes.count) == 0
        }
    }
    if hasSameBits { return true }
    if let equatable = old as? any Equatable {
        return isEqual(equatable, new)
    }
    let fields = StructFields.of(Value.self).fields
    guard !fields.isEmpty else { return false }
    return withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in
            fields.allSatisfy { field in
                isEqualField(field.type, UnsafeRawPointer(old) + field.offset, UnsafeRawPointer(new) + field.offset)
            }
        }
    }
}

private func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
    (new as? Value).map { old == $0 } ?? false
}

private func isEqualField(_ type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    func open<Field>(_ type: Field.Type) -> Bool {
        isEqualValue(
            old.assumingMemoryBound(to: type).pointee, new.assumingMemoryBound(to: type).pointee)
    }
    return _openExistential(type, do: open)
}
