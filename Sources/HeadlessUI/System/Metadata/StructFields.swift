import Foundation
@_spi(Reflection) import Swift

/// The stored properties of a struct type. Looking them up takes long, so that it happens once for each type.
final class StructFields: Sendable {
    struct Field: @unchecked Sendable {
        let offset: Int
        let type: Any.Type
    }

    let fields: [Field]

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known = TypeTable<StructFields>()

    /// The fields of a type; none if it is no struct.
    static func of(_ type: Any.Type) -> StructFields {
        lock.withLock {
            if let fields = known[type] { return fields }
            let fields = StructFields(type)
            known[type] = fields
            return fields
        }
    }

    private init(_ type: Any.Type) {
        var fields: [Field] = []
        // Asking an existential type for its fields would look for a value that is not there.
        if _MetadataKind(type) == .struct {
            _ = _forEachField(of: type) { _, offset, type, _ in
                fields.append(Field(offset: offset, type: type))
                return true
            }
        }
        self.fields = fields
    }
}

extension _MetadataKind {
    /// The kind of a type: the first word of its metadata, which is part of Swift's stable ABI.
    init?(_ type: Any.Type) {
        // A class has a pointer there.
        self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
    }
}
