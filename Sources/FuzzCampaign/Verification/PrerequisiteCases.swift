import FilesAndProcesses
import FuzzEngine

/// What a finding needs that does not go wrong by itself: cases that are run one after the other in a process that has run nothing
/// before, of which the last goes wrong as the finding does. As few of them, and with as few steps, as were found.
///
/// Each sequence is tried in a process of its own: in one that has run others, a smaller one would go wrong for what these have
/// left behind.
struct PrerequisiteCases<S: Subject> {
    /// How many cases before the finding are looked at.
    static var mostEarlier: UInt64 { 31 }
    /// How many cases the first sequence has: what outlives a case may have to come together.
    private static var casesOfFirst: Int { 64 }
    /// How many processes may be started, which takes seconds.
    private static var mostProcesses: Int { 150 }

    /// At least one.
    private(set) var sequence: [S.Case]
    private let target: ShrinkTarget<S>
    private var processes = 0

    /// Looks for a sequence.
    ///
    /// - Parameters:
    ///   - testCase: what was found, as it was shrunk.
    ///   - target: what it goes wrong under, and how.
    ///   - earlier: what was run before it; last as it was before it was shrunk, where that is known.
    /// - Returns: nil where none is found.
    init?(_ testCase: S.Case, to target: ShrinkTarget<S>, after earlier: [S.Case]) {
        let round = earlier + [testCase]
        let rounds = max(2, Self.casesOfFirst / round.count)
        sequence = Array(repeatElement(round, count: rounds).joined())
        self.target = target
        guard take(sequence) else { return nil }
        leaveOutCases()
        for position in sequence.indices.reversed() { leaveOutSteps(ofCase: position) }
    }

    /// Takes the place of the sequence, up to the first case that goes wrong, where one does.
    private mutating func take(_ cases: [S.Case]) -> Bool {
        guard processes < Self.mostProcesses, let run = S.freshOutcomes(of: cases, under: target.configuration) else {
            return false
        }
        processes += run.cost
        guard let end = run.outcomes.firstIndex(where: { $0.mechanism == target.mechanism }) else { return false }
        sequence = Array(cases[...end])
        return true
    }

    /// The last case stays: it is the first that goes wrong.
    private mutating func leaveOutCases() {
        leaveOut(count: { $0.sequence.count - 1 }) { search, range in
            var cases = search.sequence
            cases.removeSubrange(range)
            return search.take(cases)
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

    /// Leaves out pieces of something, from half of it down to one, until no single one can be left out.
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

    /// In words: each case in quotation marks, those that come again at once with how often they do.
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
