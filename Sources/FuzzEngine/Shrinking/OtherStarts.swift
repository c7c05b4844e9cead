/// The results of shrinking other cases with the same mechanism. They show whether the shrinker reaches the same case from every
/// start.
package struct OtherStarts<S: Subject> {
    /// The most cases that are drawn to find starts.
    private static var mostCases: UInt64 { 5_000 }
    /// The number of cases in a sweep. The first case of a sweep with the target's mechanism becomes a start.
    private static var casesOfSweep: UInt64 { 16 }

    /// The shrunk cases with the number of starts that reached each, the most common first; among equals the smaller first.
    package private(set) var results: [(testCase: S.Case, count: Int)] = []
    /// The number of cases that were found and shrunk.
    package private(set) var count = 0
    /// The number of cases that were drawn.
    package private(set) var drawn: UInt64 = 0
    /// The number of runs.
    package private(set) var executions = 0

    /// Returns the lines of a case's header without its assumptions.
    private static func start(of testCase: S.Case) -> [String] {
        (testCase.withFewerAssumptions.first ?? testCase).headerLines
    }

    /// Draws cases with the same start as a known one, and shrinks those that fail in the same way.
    ///
    /// - Parameters:
    ///   - starts: the number of cases to find.
    ///   - testCase: the known case.
    ///   - target: its configuration and mechanism.
    ///   - family: the cases to draw from, in order.
    ///   - goesOn: returns whether to draw further cases.
    package init(
        _ starts: Int, besides testCase: S.Case, to target: ShrinkTarget<S>,
        of family: CaseFamily = CaseFamily(seed: 1, length: S.caseLength), while goesOn: () -> Bool = { true }
    ) {
        let runner = S.Runner(under: [target.configuration])
        let failure = Failure(position: 0, mechanism: target.mechanism)
        var counts: [S.Case: Int] = [:]
        while count < starts, drawn < Self.mostCases, goesOn() {
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
            guard Self.start(of: start) == Self.start(of: testCase) else { continue }
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
