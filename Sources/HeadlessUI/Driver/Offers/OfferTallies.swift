/// How many of a kind have been found in the row that a walk is in, and in the rows around it.
struct OfferTallies {
    private struct Tally {
        let verb: UserAction.Verb
        let label: String?
        var count = 1
    }

    private var tallies: [Tally] = []
    /// How many of them are of the rows around.
    private var outerCount = 0

    /// Counts one more, and returns which it is, from 1.
    mutating func add(_ verb: UserAction.Verb, _ label: String?) -> Int {
        for index in outerCount..<tallies.count where tallies[index].verb == verb && tallies[index].label == label {
            tallies[index].count += 1
            return tallies[index].count
        }
        tallies.append(Tally(verb: verb, label: label))
        return 1
    }

    /// Begins with a row within. Returns what ends it.
    mutating func enterRow() -> Int {
        let outer = outerCount
        outerCount = tallies.count
        return outer
    }

    /// Goes on in the row around.
    mutating func leaveRow(to outer: Int) {
        tallies.removeSubrange(outerCount...)
        outerCount = outer
    }
}
