/// What was seen in several sweeps of one search, each pair of a configuration and a mechanism once, by its first case.
struct FirstSeen<S: Subject> {
    /// In the order in which it came up.
    private(set) var pairs: [Sweep<S>.Pair] = []
    private var failures: Set<Failure<S.Mechanism>> = []

    /// Takes what sweeps have seen since they were asked last. All cases of an earlier time come before all of a later one.
    ///
    /// - Returns: what no sweep has seen before, in the order in which it came up.
    mutating func take(from sweeps: inout [Sweep<S>]) -> [Sweep<S>.Pair] {
        var candidates: [Sweep<S>.Pair] = []
        for position in sweeps.indices { candidates += sweeps[position].takeNew() }
        // The pairs of one case are all of one sweep, and keep their order, since this sorting is stable.
        candidates.sort { $0.firstIndex < $1.firstIndex }
        let new = candidates.filter { failures.insert($0.failure).inserted }
        pairs += new
        return new
    }
}
