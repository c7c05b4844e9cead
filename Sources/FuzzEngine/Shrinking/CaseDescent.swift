/// A greedy descent: proposes cases that are smaller than the current one, and takes the first that keeps what must stay.
///
/// Every loop that makes a case smaller is one of these; what is proposed, and in which order, differs. A proposal must be smaller
/// than the current case, so that every one that is taken is progress, and the descent ends.
package struct CaseDescent<Case: TestCase> {
    /// Runs cases in their order, up to the first that keeps what must stay.
    ///
    /// - Returns: how many were run, and whether the last of them keeps it.
    package typealias Attempt = (_ cases: [Case]) -> (runs: Int, isKept: Bool)

    /// The smallest that is known.
    package private(set) var current: Case
    /// How many cases were run.
    package private(set) var executions = 0
    private let attempt: Attempt

    /// Prepares to descend.
    ///
    /// - Parameters:
    ///   - testCase: a case with what must stay.
    ///   - attempt: runs proposals.
    package init(from testCase: Case, trying attempt: @escaping Attempt) {
        current = testCase
        self.attempt = attempt
    }

    /// Prepares to descend by runs of one case each.
    ///
    /// - Parameters:
    ///   - testCase: a case with what must stay.
    ///   - isKept: runs a case, and says whether it keeps that.
    package init(from testCase: Case, keeping isKept: @escaping (Case) -> Bool) {
        self.init(from: testCase) { cases in
            let position = cases.firstIndex(where: isKept)
            return (position.map { $0 + 1 } ?? cases.count, position != nil)
        }
    }

    /// Takes a case in the place of the current one where it is smaller and keeps what must stay.
    package mutating func take(_ known: Case?) {
        if let known, known < current { _ = take(firstOf: [known]) }
    }

    /// Takes the first case that keeps what must stay.
    ///
    /// - Parameter cases: each smaller than the current one.
    /// - Returns: its position; nil where there is none.
    package mutating func take(firstOf cases: [Case]) -> Int? {
        assert(cases.allSatisfy { $0 < current }, "a descent proposes smaller cases only")
        let (runs, isKept) = attempt(cases)
        executions += runs
        guard isKept else { return nil }
        current = cases[runs - 1]
        return runs - 1
    }

    /// Drops so many steps in a row wherever that keeps what must stay, from the end on: most of the last steps do not matter,
    /// since the case is over when it goes wrong.
    package mutating func dropRows(of size: Int) {
        var end = current.steps.count
        while end >= size {
            let ends = Array(stride(from: end, through: size, by: -1))
            let shorter = ends.map { current.dropping(Set($0 - size..<$0)) }
            guard let position = take(firstOf: shorter) else { return }
            end = min(ends[position] - 1, current.steps.count)
        }
    }

    /// Takes what is smaller by one thing, until nothing that is keeps what must stay.
    package mutating func descendByOne() {
        while take(firstOf: current.simplerByOne) != nil {}
    }
}

extension CaseDescent {
    /// Prepares to descend by the runs of a runner.
    init<Runner: CaseRunner>(from testCase: Case, to target: ShrinkTarget<Runner.S>, by runner: Runner)
    where Runner.S.Case == Case {
        self.init(from: testCase) { cases in
            let trials = runner.trials(of: cases, to: target, offering: false)
            return (trials.count, trials.last?.outcome.mechanism == target.mechanism)
        }
    }

    /// Drops fewer and fewer steps in a row, and then one thing at a time. What it comes to is 1-minimal: nothing that is smaller
    /// by one goes wrong in the same way.
    mutating func descend() {
        var size = current.steps.count / 2
        while size > 1 {
            dropRows(of: size)
            size /= 2
        }
        descendByOne()
    }
}
