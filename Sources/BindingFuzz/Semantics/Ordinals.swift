/// The positions of the bits that are set in a word, ascending.
struct Ordinals: Sequence, IteratorProtocol {
    private var bits: UInt64

    @inline(__always)
    init(_ bits: some FixedWidthInteger & UnsignedInteger) {
        self.bits = UInt64(truncatingIfNeeded: bits)
    }

    @inline(__always)
    mutating func next() -> Int? {
        guard bits != 0 else { return nil }
        defer { bits &= bits &- 1 }
        return bits.trailingZeroBitCount
    }
}
