/// The numbers of offers with the same verb and label, in the row of a walk and in the rows around it.
struct OfferTallies {
    private struct Tally {
        let verb: UserAction.Verb
        let label: String?
        var count = 1
    }

    private var tallies: [Tally] = []
    /// The number of tallies that belong to the rows around.
    private var outerCount = 0

    /// Counts one more offer, and returns its ordinal, from 1.
    mutating func add(_ verb: UserAction.Verb, _ label: String?) -> Int {
        for index in outerCount..<tallies.count where tallies[index].verb == verb && tallies[index].label == label {
            tallies[index].count += 1
            return tallies[index].count
        }
        tallies.append(Tally(verb: verb, label: label))
        return 1
    }

    /// Enters a nested row. Returns the value to pass to `leaveRow(to:)`.
    mutating func enterRow() -> Int {
        let outer = outerCount
        outerCount = tallies.count
        return outer
    }

    /// Returns to the row around.
    mutating func leaveRow(to outer: Int) {
        tallies.removeSubrange(outerCount...)
        outerCount = outer
    }
}
