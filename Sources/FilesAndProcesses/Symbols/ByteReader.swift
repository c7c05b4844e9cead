/// Reads numbers and strings from bytes, one after the other. Past the end, numbers are 0 and strings are empty.
struct ByteReader {
    let bytes: UnsafeRawBufferPointer
    /// The position of the next byte.
    var offset: Int

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    /// Whether no byte is left.
    var isAtEnd: Bool { offset < 0 || offset >= bytes.count }

    /// Reads a number in the byte order of the machine.
    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
        let size = MemoryLayout<Number>.size
        guard offset >= 0, size <= bytes.count - offset else {
            offset = bytes.count
            return 0
        }
        defer { offset += size }
        return bytes.loadUnaligned(fromByteOffset: offset, as: Number.self)
    }

    /// Reads a number of one, two, four or eight bytes.
    mutating func number(ofBytes count: Int) -> UInt64 {
        switch count {
        case 1: UInt64(number(UInt8.self))
        case 2: UInt64(number(UInt16.self))
        case 4: UInt64(number(UInt32.self))
        default: number(UInt64.self)
        }
    }

    /// Reads a number in the variable-length encoding of DWARF.
    mutating func variableNumber() -> UInt64 {
        var (result, shift): (UInt64, UInt64) = (0, 0)
        while !isAtEnd {
            let byte = number(UInt8.self)
            if shift < 64 { result |= UInt64(byte & 0x7F) << shift }
            shift += 7
            if byte & 0x80 == 0 { break }
        }
        return result
    }

    /// Reads a signed number in the variable-length encoding of DWARF.
    mutating func signedVariableNumber() -> Int64 {
        var (result, shift): (UInt64, UInt64) = (0, 0)
        while !isAtEnd {
            let byte = number(UInt8.self)
            if shift < 64 { result |= UInt64(byte & 0x7F) << shift }
            shift += 7
            guard byte & 0x80 == 0 else { continue }
            if shift < 64, byte & 0x40 != 0 { result |= UInt64.max << shift }
            break
        }
        return Int64(bitPattern: result)
    }

    /// Skips bytes.
    mutating func skip(_ count: UInt64) {
        offset = count > UInt64(max(0, bytes.count - offset)) ? bytes.count : offset + Int(count)
    }

    /// Skips a string that ends with a zero byte.
    mutating func skipString() {
        while !isAtEnd, number(UInt8.self) != 0 {}
    }

    /// Reads a string that ends with a zero byte.
    mutating func string() -> String {
        let start = offset
        skipString()
        guard start >= 0, offset > start else { return "" }
        return String(decoding: bytes[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
    }
}
