@_spi(Reflection) import Swift

/// The number of elements in a tuple type.
enum TupleSize {
    /// Returns the number of elements, from the metadata of the type; 1 if the type is not a tuple.
    static func of(_ type: Any.Type) -> Int {
        guard _MetadataKind(type) == .tuple else { return 1 }
        // The number follows the kind.
        return unsafeBitCast(type, to: UnsafePointer<Int>.self)[1]
    }
}
