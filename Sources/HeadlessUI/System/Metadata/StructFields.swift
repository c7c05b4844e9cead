import Foundation
@_spi(Reflection) import Swift

/// The stored properties of a struct type. Looking them up takes long, so it happens once for each type.
final class StructFields: Sendable {
    struct Field: @unchecked Sendable {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    let fields: [Field]

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known = TypeTable<StructFields>()

    /// Returns the fields of a type; none if the type is not a struct.
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
        // A lookup of the fields of an existential type would read a value that does not exist.
        if _MetadataKind(type) == .struct {
            _ = _forEachField(of: type) { name, offset, type, _ in
                fields.append(Field(name: String(cString: name), offset: offset, type: type))
                return true
            }
        }
        self.fields = fields
    }
}

extension _MetadataKind {
    /// Creates the kind of a type from the first word of its metadata, which is part of Swift's stable ABI.
    init?(_ type: Any.Type) {
        // A class has a pointer there.
        self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
    }
}
