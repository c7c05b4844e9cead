/// The pairs of a configuration and a mechanism that several sweeps of one search have seen, each once, with its first case.
struct FirstSeen<S: Subject> {
    /// The pairs in the order in which they were first seen.
    private(set) var pairs: [Sweep<S>.Pair] = []
    private var failures: Set<Failure<S.Mechanism>> = []

    /// Adds the pairs that the sweeps have seen since the last call. All cases of an earlier call precede all cases of a later one.
    ///
    /// - Returns: the pairs that no sweep has seen before, in the order of their first cases.
    mutating func take(from sweeps: inout [Sweep<S>]) -> [Sweep<S>.Pair] {
        var candidates: [Sweep<S>.Pair] = []
        for position in sweeps.indices { candidates += sweeps[position].takeNew() }
        // All pairs of one case come from one sweep, and keep their order because this sort is stable.
        candidates.sort { $0.firstIndex < $1.firstIndex }
        let new = candidates.filter { failures.insert($0.failure).inserted }
        pairs += new
        return new
    }
}
