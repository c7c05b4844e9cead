import HeadlessUI

/// Whether the same action on the same screen evaluates more views each time.
struct EvaluationGrowth {
    /// What an action has cost so far.
    private struct Costs {
        var screen: [String]?
        var counts: [Int] = []
    }

    private var costs: [UserAction: Costs] = [:]

    /// The number of times in a row that an action must cost more than before.
    private static let times = 4

    /// Notes what an action has cost.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - screen: Returns the texts on screen before it. It is asked from the second time on.
    ///   - count: The number of evaluations.
    /// - Returns: The counts if they have grown each time; nil otherwise.
    mutating func note(_ action: UserAction, on screen: [String]?, count: Int) -> [Int]? {
        var known = costs[action] ?? Costs()
        defer { costs[action] = known }
        guard let screen else { return nil }
        if known.screen != screen { known = Costs(screen: screen) }
        if let last = known.counts.last, count <= last { known.counts = [] }
        known.counts.append(count)
        return known.counts.count >= Self.times ? known.counts : nil
    }

    /// Whether an action has been taken before.
    func hasMet(_ action: UserAction) -> Bool { costs[action] != nil }
}
