import Foundation

/// How often something was tried and how often it led to something new, by numbers that are spread over all of 64 bits. Two may
/// share a count: what is counted here moves chances, and decides nothing.
struct GuideCounts: Codable, Hashable {
    /// What is sent to a child each time is no greater than this, twice.
    private static let slots = 1 << 12

    private var tries = Data(count: slots)
    private var wins = Data(count: slots)

    /// Counts a try.
    mutating func add(_ number: UInt64, isNew: Bool) {
        let slot = Self.slot(number)
        if tries[slot] < .max { tries[slot] += 1 }
        if isNew, wins[slot] < .max { wins[slot] += 1 }
    }

    /// The weight of doing it again, 1…1056: 32 for what was never tried, more for what led to something new, and less with
    /// each try.
    ///
    /// - Parameter more: how often it was tried besides.
    func weight(_ number: UInt64, more: Int = 0) -> Int {
        let slot = Self.slot(number)
        return max(1, 32 * (1 + 2 * min(Int(wins[slot]), 16)) / (1 + Int(tries[slot]) + more))
    }

    /// The number of two in a row.
    static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 { first &* 0x9E37_79B9_7F4A_7C15 ^ second }

    private static func slot(_ number: UInt64) -> Int { Int(number % UInt64(slots)) }
}
