import Foundation

/// How often things were tried, how often that changed what is seen, and how often it led to what was never seen before; by
/// numbers that are spread over all of 64 bits. Two may share a count: what is counted here moves chances, and decides nothing.
struct GuideCounts: Codable, Hashable {
    /// Where nothing is known yet, as much is believed as after so many tries.
    private static let belief = 2

    private var tries: Data
    private var effects: Data
    private var news: Data

    /// - Parameter slots: how many counts there are.
    init(slots: Int) {
        tries = Data(count: slots)
        effects = tries
        news = tries
    }

    /// Counts a try. What was long ago counts for less: where a count is full, it and those beside it are halved.
    mutating func add(_ number: UInt64, hasEffect: Bool, isNew: Bool) {
        let slot = slot(number)
        if tries[slot] == .max {
            tries[slot] /= 2
            effects[slot] /= 2
            news[slot] /= 2
        }
        tries[slot] += 1
        if hasEffect { effects[slot] += 1 }
        if isNew { news[slot] += 1 }
    }

    func tries(_ number: UInt64) -> Int { Int(tries[slot(number)]) }

    /// How likely it is that it changes what is seen, of 1024.
    ///
    /// - Parameter belief: what is believed of something of which nothing is known.
    func effect(_ number: UInt64, believing belief: Int) -> Int { rate(effects, slot(number), belief) }

    /// How likely it is that it leads to what was never seen before, of 1024.
    func news(_ number: UInt64, believing belief: Int) -> Int { rate(news, slot(number), belief) }

    private func rate(_ counts: Data, _ slot: Int, _ belief: Int) -> Int {
        (1024 * Int(counts[slot]) + Self.belief * belief) / (Int(tries[slot]) + Self.belief)
    }

    /// The number of two in a row, the first of which changed the screen or did not: where nothing has an effect, the next
    /// thing has none either, most likely.
    static func pair(_ first: UInt64, changing: Bool, _ second: UInt64) -> UInt64 {
        (changing ? first : ~first) &* 0x9E37_79B9_7F4A_7C15 ^ second
    }

    private func slot(_ number: UInt64) -> Int { Int(number % UInt64(tries.count)) }
}
