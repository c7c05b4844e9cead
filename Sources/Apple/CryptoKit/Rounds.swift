/// The functions that hash a message (RFC 1321, RFC 3174 and RFC 6234).
enum Rounds {
    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let cubeRoots: [UInt32] = primes.map { fraction(of: cubeRoot(of: $0)) }
    private static let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    /// The integer parts of 2³² times the absolute sines of 1 to 64.
    private static let sines = (1...64).map { UInt32(4_294_967_296 * abs(sin(Double($0)))) }

    private static func cubeRoot(of number: Int) -> Double { Double(number).cubeRoot }
    private static func fraction(of value: Double) -> UInt32 { UInt32((value - value.rounded(.down)) * 4_294_967_296) }

    /// Returns the words of a message with a one bit, zeros and its length behind it.
    private static func words(_ message: [UInt8], isBigEndian: Bool) -> [UInt32] {
        let zeroCount = (119 - message.count % 64) % 64
        let bitCount = UInt64(message.count) * 8
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: zeroCount)
        for place in 0..<8 {
            let shift = UInt64(8 * (isBigEndian ? 7 - place : place))
            padded.append(UInt8(truncatingIfNeeded: bitCount >> shift))
        }
        return stride(from: 0, to: padded.count, by: 4).map { start in
            var word: UInt32 = 0
            for place in 0..<4 { word |= UInt32(padded[start + place]) << shift(place, isBigEndian) }
            return word
        }
    }

    private static func bytes(_ words: [UInt32], isBigEndian: Bool) -> [UInt8] {
        words.flatMap { word in
            (0..<4).map { place in UInt8(truncatingIfNeeded: word >> shift(place, isBigEndian)) }
        }
    }

    private static func shift(_ place: Int, _ isBigEndian: Bool) -> UInt32 {
        UInt32(8 * (isBigEndian ? 3 - place : place))
    }

    static func sha256(_ message: [UInt8]) -> [UInt8] {
        var state = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
        let all = words(message, isBigEndian: true)
        for block in stride(from: 0, to: all.count, by: 16) {
            var w = Array(all[block..<block + 16])
            for i in 16..<64 {
                let (old, new) = (w[i - 15], w[i - 2])
                let s0: UInt32 = old.turned(-7) ^ old.turned(-18) ^ (old >> 3)
                let s1: UInt32 = new.turned(-17) ^ new.turned(-19) ^ (new >> 10)
                w.append(w[i - 16] &+ s0 &+ w[i - 7] &+ s1)
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            for i in 0..<64 {
                let s1: UInt32 = e.turned(-6) ^ e.turned(-11) ^ e.turned(-25)
                let choice: UInt32 = (e & f) ^ (~e & g)
                let first: UInt32 = h &+ s1 &+ choice &+ cubeRoots[i] &+ w[i]
                let s0: UInt32 = a.turned(-2) ^ a.turned(-13) ^ a.turned(-22)
                let majority: UInt32 = (a & b) ^ (a & c) ^ (b & c)
                let second: UInt32 = s0 &+ majority
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
            }
            for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= word }
        }
        return bytes(state, isBigEndian: true)
    }

    static func sha1(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        let all = words(message, isBigEndian: true)
        for block in stride(from: 0, to: all.count, by: 16) {
            var w = Array(all[block..<block + 16])
            for i in 16..<80 { w.append((w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]).turned(1)) }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for i in 0..<80 {
                let (mixed, constant): (UInt32, UInt32) =
                    switch i / 20 {
                    case 0: (b & c | ~b & d, 0x5A82_7999)
                    case 1: (b ^ c ^ d, 0x6ED9_EBA1)
                    case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let next: UInt32 = a.turned(5) &+ mixed &+ e &+ constant &+ w[i]
                (e, d, c, b, a) = (d, c, b.turned(30), a, next)
            }
            for (i, word) in [a, b, c, d, e].enumerated() { state[i] &+= word }
        }
        return bytes(state, isBigEndian: true)
    }

    static func md5(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        let all = words(message, isBigEndian: false)
        for block in stride(from: 0, to: all.count, by: 16) {
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for i in 0..<64 {
                let (mixed, index): (UInt32, Int) =
                    switch i / 16 {
                    case 0: (b & c | ~b & d, i)
                    case 1: (d & b | ~d & c, (5 * i + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * i + 5) % 16)
                    default: (c ^ (b | ~d), 7 * i % 16)
                    }
                let sum: UInt32 = a &+ mixed &+ sines[i] &+ all[block + index]
                (a, d, c, b) = (d, c, b, b &+ sum.turned(shifts[i / 16][i % 4]))
            }
            for (i, word) in [a, b, c, d].enumerated() { state[i] &+= word }
        }
        return bytes(state, isBigEndian: false)
    }
}

extension UInt32 {
    /// Returns the bits, turned to the left; to the right for a negative number.
    fileprivate func turned(_ places: Int) -> UInt32 {
        let left = UInt32((places + 32) % 32)
        return self << left | self >> (32 - left)
    }
}

extension Double {
    fileprivate var cubeRoot: Double { cbrt(self) }
}
