/// A greedy descent: proposes cases that are smaller than the current one, and takes the first that keeps what must stay.
///
/// Every loop that makes a case smaller is one of these; what is proposed, and in which order, differs. A proposal must be smaller
/// than the current case, so that every one that is taken is progress, and the descent ends.
package struct CaseDescent<Case: TestCase> {
    /// Runs cases in their order, up to the first that keeps what must stay.
    ///
    /// - Parameter cases: each is made when it is asked for.
    /// - Returns: how many were run, and the one that keeps it; nil where none does.
    package typealias Attempt = (_ cases: AnySequence<Case>) -> (runs: Int, kept: Case?)

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
            var runs = 0
            for testCase in cases {
                runs += 1
                if isKept(testCase) { return (runs, testCase) }
            }
            return (runs, nil)
        }
    }

    /// Takes a case in the place of the current one where it is smaller and keeps what must stay.
    package mutating func take(_ known: Case?) {
        if let known, known < current { _ = take(firstOf: CollectionOfOne(known)) }
    }

    /// Takes the first case that keeps what must stay.
    ///
    /// - Parameter cases: each smaller than the current one.
    /// - Returns: its position; nil where there is none.
    package mutating func take(firstOf cases: some Sequence<Case>) -> Int? {
        let (runs, kept) = attempt(AnySequence(cases))
        executions += runs
        guard let kept else { return nil }
        assert(kept < current, "a descent proposes smaller cases only")
        current = kept
        return runs - 1
    }

    /// Drops so many steps in a row wherever that keeps what must stay, from the end on: most of the last steps do not matter,
    /// since the case is over when it goes wrong.
    package mutating func dropRows(of size: Int) {
        var end = current.steps.count
        while end >= size {
            let longer = current
            let shorter = stride(from: end, through: size, by: -1).lazy.map { longer.dropping($0 - size..<$0) }
            guard let position = take(firstOf: shorter) else { return }
            end = min(end - position - 1, current.steps.count)
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
            let cases = Array(cases)
            let trials = runner.trials(of: cases, to: target, offering: false)
            let isKept = trials.last?.outcome.mechanism == target.mechanism
            return (trials.count, isKept ? cases[trials.count - 1] : nil)
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
