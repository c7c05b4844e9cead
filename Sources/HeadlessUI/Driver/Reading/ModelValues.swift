/// The values of a model, as far as those of views lead to it.
///
/// Each is a number that stands for a property and the size of its value: numbers count exactly up to 4 and by their bits above, texts
/// by whether they are empty, collections by their first elements. What differs from run to run by chance, such as ids and dates, does
/// not count, so the numbers are the same in every process. Neither does an object of a class of which a global or static property
/// holds the first object that was met: it outlives the case.
struct ModelValues {
    /// The number of values after which the rest does not count.
    private static let most = 400

    private var numbers: Set<UInt64> = []

    /// Reads the values to which the views within a node lead. No code of the app runs.
    @MainActor static func numbers(of node: Node) -> Set<UInt64> {
        var values = ModelValues()
        var walk = ValueWalk(
            skippingParameters: true, skippingObjects: node.graph.oracles.outlivesCases, atMost: most
        ) { value, place, _ in
            values.numbers.insert((place ^ size(of: value)).mixed)
            return false
        }
        _ = walk.ends(in: node)
        return values.numbers
    }

    @MainActor private static func size(of value: Any) -> UInt64 {
        // Types are compared first, because a cast that fails takes longer.
        let type = type(of: value)
        if type == Bool.self, let value = value as? Bool { return value ? 1 : 2 }
        if type == Int.self, let value = value as? Int { return size(of: value) }
        if type == String.self, let value = value as? String { return value.isEmpty ? 1 : 2 }
        if type == Double.self, let value = value as? Double {
            return value.isFinite ? size(of: Int(max(-1e15, min(value, 1e15)))) : 3
        }
        return ValueKind.of(type)?.isCase ?? false ? discriminator(of: value) : 0
    }

    /// Returns a number: exactly up to 4, by its bit width above.
    private static func size(of number: Int) -> UInt64 {
        let magnitude = UInt64(number.magnitude)
        let size = magnitude <= 4 ? magnitude : 60 + UInt64(64 - magnitude.leadingZeroBitCount)
        return number < 0 ? ~size : size
    }

    /// Returns the case of an enumeration that takes a byte, as one without values does; 0 for others.
    private static func discriminator(of value: Any) -> UInt64 {
        func byte<Case>(_ value: Case) -> UInt64 {
            guard MemoryLayout<Case>.size == 1 else { return 0 }
            return withUnsafeBytes(of: value) { 1 + UInt64($0[0]) }
        }
        return _openExistential(value, do: byte)
    }
}

extension Host {
    /// The values of the app's model, each as a number; none without views.
    package var modelValues: Set<UInt64> { graph.withoutReporting { graph.root.map(ModelValues.numbers) ?? [] } }
}

extension UInt64 {
    /// A number each bit of which depends on all bits of this one: the last step of SplitMix64.
    var mixed: UInt64 {
        var bits = (self ^ (self >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
