/// A table of values by type, with the address of the type's metadata as the key. A dictionary would take longer to hash the
/// address than the cast that the table avoids.
struct TypeTable<Value> {
    private var types: [Any.Type?] = Array(repeating: nil, count: 64)
    private var values: [Value?] = Array(repeating: nil, count: 64)
    private var count = 0

    subscript(type: Any.Type) -> Value? {
        get { values[slot(of: type)] }
        set {
            if 2 * count >= types.count { grow() }
            let slot = slot(of: type)
            if types[slot] == nil { count += 1 }
            types[slot] = type
            values[slot] = newValue
        }
    }

    /// Returns the slot of a type, or the free slot for it.
    private func slot(of type: Any.Type) -> Int {
        let mask = types.count - 1
        let address = unsafeBitCast(type, to: UInt.self)
        // Metadata lies at multiples of eight; types that are used together differ in any of the bits above.
        var slot = Int(truncatingIfNeeded: (address >> 3) ^ (address >> 12)) & mask
        while let other = types[slot], unsafeBitCast(other, to: UInt.self) != address { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        var larger = TypeTable()
        larger.types = Array(repeating: nil, count: 2 * types.count)
        larger.values = Array(repeating: nil, count: 2 * types.count)
        for (type, value) in zip(types, values) {
            if let type { larger[type] = value }
        }
        self = larger
    }
}
