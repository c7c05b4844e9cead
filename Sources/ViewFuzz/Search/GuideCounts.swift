import Foundation

/// Counts of tries, of tries that changed the screen, and of tries that led to something new. The keys are hashes over all 64 bits.
/// Two keys may share a count: the counts change probabilities, and decide nothing.
struct GuideCounts: Codable, Hashable {
    /// The weight of the prior estimate, as a number of tries.
    private static let belief = 2

    private var tries: Data
    /// The tries of which it is known whether they changed the screen.
    private var looks: Data
    private var effects: Data
    private var news: Data

    /// - Parameter slots: The number of counts.
    init(slots: Int) {
        tries = Data(count: slots)
        looks = tries
        effects = tries
        news = tries
    }

    /// Counts a try. If a count is full, its slot is halved, so that old tries weigh less.
    ///
    /// - Parameters:
    ///   - number: The key.
    ///   - hasEffect: Whether the try changed the screen; `nil` if another step may have changed it.
    ///   - isNew: Whether the try led to something new.
    mutating func add(_ number: UInt64, hasEffect: Bool?, isNew: Bool) {
        let slot = slot(number)
        if tries[slot] == .max {
            tries[slot] /= 2
            looks[slot] /= 2
            effects[slot] /= 2
            news[slot] /= 2
        }
        tries[slot] += 1
        if let hasEffect {
            looks[slot] += 1
            if hasEffect { effects[slot] += 1 }
        }
        if isNew { news[slot] += 1 }
    }

    /// Whether nothing has been tried.
    var isEmpty: Bool { tries.withUnsafeBytes { bytes in bytes.bindMemory(to: UInt64.self).allSatisfy { $0 == 0 } } }

    func tries(_ number: UInt64) -> Int { Int(tries[slot(number)]) }

    /// Returns the estimated probability that a try changes the screen, in 1024ths.
    ///
    /// - Parameter belief: The prior estimate.
    func effect(_ number: UInt64, believing belief: Int) -> Int { rate(effects, slot(number), belief) }

    /// Returns the estimated probability that a try leads to something new, in 1024ths.
    func news(_ number: UInt64, believing belief: Int) -> Int { rate(news, slot(number), belief) }

    private func rate(_ counts: Data, _ slot: Int, _ belief: Int) -> Int {
        (1024 * Int(counts[slot]) + Self.belief * belief) / (Int(looks[slot]) + Self.belief)
    }

    /// Returns the key of two consecutive steps. The key includes whether the first one changed the screen: after a step without
    /// effect, the next one probably has none either.
    static func pair(_ first: UInt64, changing: Bool, _ second: UInt64) -> UInt64 {
        (changing ? first : ~first) &* 0x9E37_79B9_7F4A_7C15 ^ second
    }

    private func slot(_ number: UInt64) -> Int { Int(number % UInt64(tries.count)) }
}
