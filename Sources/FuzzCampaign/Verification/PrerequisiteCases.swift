import FilesAndProcesses
import FuzzEngine

/// The prerequisite cases of a finding that does not fail by itself. They run one after the other in a process that has run nothing
/// before, and the last one fails as the finding does. The search keeps the fewest cases and steps that it finds.
///
/// Each sequence runs in a separate process. In a process that has run other sequences, a smaller one could fail because of the
/// state that they left behind.
struct PrerequisiteCases<S: Subject> {
    /// The number of cases before the finding that the search considers.
    static var mostEarlier: UInt64 { 31 }
    /// The number of cases in the first sequence. State that outlives a case may have to accumulate.
    private static var casesOfFirst: Int { 64 }
    /// The greatest number of processes that the search starts, which takes seconds.
    private static var mostProcesses: Int { 150 }

    /// The sequence, which has at least one case.
    private(set) var sequence: [S.Case]
    private let target: ShrinkTarget<S>
    private var processes = 0

    /// Searches for a sequence.
    ///
    /// - Parameters:
    ///   - testCase: the shrunk case of the finding.
    ///   - target: the configuration and the mechanism of the finding.
    ///   - earlier: the cases that ran before it; the last one is the case before it was shrunk, if that is known.
    /// - Returns: nil if the search finds none.
    init?(_ testCase: S.Case, to target: ShrinkTarget<S>, after earlier: [S.Case]) {
        let round = earlier + [testCase]
        let rounds = max(2, Self.casesOfFirst / round.count)
        sequence = Array(repeatElement(round, count: rounds).joined())
        self.target = target
        guard take(sequence) else { return nil }
        leaveOutCases()
        leaveOutAssumptions()
        for position in sequence.indices.reversed() { leaveOutSteps(ofCase: position) }
    }

    /// Replaces the sequence by these cases, up to the first that fails, if one fails.
    private mutating func take(_ cases: [S.Case]) -> Bool {
        guard processes < Self.mostProcesses, let run = S.freshOutcomes(of: cases, under: target.configuration) else {
            return false
        }
        processes += run.cost
        guard let end = run.outcomes.firstIndex(where: { $0.mechanism == target.mechanism }) else { return false }
        sequence = Array(cases[...end])
        return true
    }

    /// Drops cases, except the last one: it is the first that fails.
    private mutating func leaveOutCases() {
        leaveOut(count: { $0.sequence.count - 1 }) { search, range in
            var cases = search.sequence
            cases.removeSubrange(range)
            return search.take(cases)
        }
    }

    /// Drops the assumptions of all cases, or else of single ones.
    private mutating func leaveOutAssumptions() {
        func withoutAssumptions(_ testCase: S.Case) -> S.Case { testCase.withFewerAssumptions.first ?? testCase }
        let plain = sequence.map(withoutAssumptions)
        guard plain != sequence, !take(plain) else { return }
        for position in sequence.indices.reversed() where sequence.indices.contains(position) {
            var cases = sequence
            cases[position] = withoutAssumptions(cases[position])
            if cases != sequence { _ = take(cases) }
        }
    }

    private mutating func leaveOutSteps(ofCase position: Int) {
        leaveOut(count: { $0.sequence.indices.contains(position) ? $0.sequence[position].steps.count : 0 }) {
            search, range in
            var cases = search.sequence
            cases[position] = cases[position].dropping(Set(range))
            return search.take(cases)
        }
    }

    /// Drops pieces, from half of the whole down to one element, until no single element can be dropped.
    private mutating func leaveOut(count: (Self) -> Int, _ tryWithout: (inout Self, Range<Int>) -> Bool) {
        var size = max(1, count(self) / 2)
        while true {
            let before = count(self)
            var start = 0
            while start < count(self) {
                if !tryWithout(&self, start..<min(start + size, count(self))) { start += size }
            }
            if size == 1 && count(self) == before { return }
            size = max(1, size / 2)
        }
    }

    /// The sequence in words: each case in quotation marks, and consecutive equal cases with their count.
    var text: String {
        var parts: [(testCase: S.Case, count: Int)] = []
        for testCase in sequence {
            if parts.last?.testCase == testCase {
                parts[parts.count - 1].count += 1
            } else {
                parts.append((testCase, 1))
            }
        }
        return parts.map { "'\($0.testCase)'" + ($0.count > 1 ? " \($0.count) times" : "") }
            .joined(separator: ", then ")
    }
}
