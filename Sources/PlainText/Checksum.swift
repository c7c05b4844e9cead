/// FNV-1a with 64 bits (Fowler, Noll and Vo), which is the same in every process.
///
/// Each step is a bijection of the sums, and of the words. A text with one changed byte always has another sum. Any other text has
/// the same sum with a chance of 1 in 2⁶⁴.
package struct Checksum {
    /// The checksum of the bytes so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the checksum of an empty text.
    package init() {}

    /// Creates the checksum of a text.
    package init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(UInt64(byte)) }
    }

    /// Adds a word to the checksum.
    package mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x0000_0100_0000_01B3 }

    /// The checksum as sixteen hexadecimal digits.
    package var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
