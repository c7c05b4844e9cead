/// What other cases with the same mechanism shrink to: whether the shrinker comes to one result, from wherever it starts.
package struct OtherStarts<S: Subject> {
    /// How many cases are drawn at most to find those that go wrong in this way.
    private static var mostCases: UInt64 { 5_000 }
    /// How many are drawn at once; of these the first is taken that goes wrong in this way.
    private static var casesOfSweep: UInt64 { 16 }

    /// What the cases have shrunk to, by how many, the most common first; of equal numbers the smaller.
    package private(set) var results: [(testCase: S.Case, count: Int)] = []
    /// How many cases were found and shrunk.
    package private(set) var count = 0
    /// How many were drawn to find them.
    package private(set) var drawn: UInt64 = 0
    /// How many runs it took.
    package private(set) var executions = 0

    /// Draws cases that start from the same as one that is known, and shrinks those that go wrong as it does.
    ///
    /// - Parameters:
    ///   - starts: how many are looked for.
    ///   - testCase: the case that is known.
    ///   - target: how it goes wrong.
    ///   - family: what is drawn from, in its order.
    package init(
        _ starts: Int, besides testCase: S.Case, to target: ShrinkTarget<S>,
        of family: CaseFamily = CaseFamily(seed: 1, length: S.caseLength)
    ) {
        let runner = S.Runner(under: [target.configuration])
        let failure = Failure(position: 0, mechanism: target.mechanism)
        var counts: [S.Case: Int] = [:]
        while count < starts, drawn < Self.mostCases {
            let indices = drawn..<min(drawn + Self.casesOfSweep, Self.mostCases)
            var sweep = Sweep<S>(configurations: 1)
            runner.sweep(indices, of: family, &sweep, willRun: { _ in })
            executions += indices.count
            guard let index = sweep.pairs.first(where: { $0.failure == failure })?.firstIndex else {
                drawn = indices.upperBound
                continue
            }
            drawn = index + 1
            var start = S.Case()
            runner.make(&start, at: index, of: family)
            guard start.headerLines == testCase.headerLines else { continue }
            let shrunk = runner.descended(start, to: target)
            executions += shrunk.executions
            counts[shrunk.testCase, default: 0] += 1
            count += 1
        }
        results = counts.map { (testCase: $0.key, count: $0.value) }.sorted {
            $0.count != $1.count ? $0.count > $1.count : $0.testCase < $1.testCase
        }
    }
}
