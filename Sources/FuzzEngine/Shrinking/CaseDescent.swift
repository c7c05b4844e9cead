/// A greedy descent: proposes cases that are smaller than the current one, and takes the first that keeps the property.
///
/// Every loop that shrinks a case uses it; the loops differ in the proposals and their order. A proposal must be smaller than the
/// current case, so that the descent ends.
package struct CaseDescent<Case: TestCase> {
    /// Runs cases in order, up to the first that keeps the property.
    ///
    /// - Parameter cases: the cases, created lazily.
    /// - Returns: the number of cases that were run, and the one that keeps the property; `nil` if none does.
    package typealias Attempt = (_ cases: AnySequence<Case>) -> (runs: Int, kept: Case?)

    /// The smallest known case.
    package private(set) var current: Case
    /// The number of cases that were run.
    package private(set) var executions = 0
    private let attempt: Attempt

    /// Prepares to descend.
    ///
    /// - Parameters:
    ///   - testCase: a case with the property.
    ///   - attempt: runs proposals.
    package init(from testCase: Case, trying attempt: @escaping Attempt) {
        current = testCase
        self.attempt = attempt
    }

    /// Prepares to descend with runs of a single case.
    ///
    /// - Parameters:
    ///   - testCase: a case with the property.
    ///   - isKept: runs a case, and returns whether it has the property.
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

    /// Takes a case if it is smaller than the current one and keeps the property.
    package mutating func take(_ known: Case?) {
        if let known, known < current { _ = take(firstOf: CollectionOfOne(known)) }
    }

    /// Takes the first case that keeps the property.
    ///
    /// - Parameter cases: the proposals, each smaller than the current case.
    /// - Returns: the position of the case that was taken; `nil` if none was.
    package mutating func take(firstOf cases: some Sequence<Case>) -> Int? {
        let (runs, kept) = attempt(AnySequence(cases))
        executions += runs
        guard let kept else { return nil }
        assert(kept < current, "a descent proposes smaller cases only")
        current = kept
        return runs - 1
    }

    /// Drops this many consecutive steps wherever the property stays. Begins at the end, because most of the last steps do not
    /// matter: the case ends at its failure.
    package mutating func dropRows(of size: Int) {
        var end = current.steps.count
        while end >= size {
            let longer = current
            let shorter = stride(from: end, through: size, by: -1).lazy.map { longer.dropping($0 - size..<$0) }
            guard let position = take(firstOf: shorter) else { return }
            end = min(end - position - 1, current.steps.count)
        }
    }

    /// Takes cases that are smaller by one step or number, until none of them keeps the property.
    package mutating func descendByOne() {
        while take(firstOf: current.simplerByOne) != nil {}
    }
}

extension CaseDescent {
    /// Prepares to descend with the runs of a runner.
    init<Runner: CaseRunner>(from testCase: Case, to target: ShrinkTarget<Runner.S>, by runner: Runner)
    where Runner.S.Case == Case {
        self.init(from: testCase) { cases in
            let cases = Array(cases)
            let attempts = runner.shrinkAttempts(of: cases, to: target, offering: false)
            let isKept = attempts.last?.outcome.mechanism == target.mechanism
            return (attempts.count, isKept ? cases[attempts.count - 1] : nil)
        }
    }

    /// Drops assumptions, then shorter and shorter rows of steps, and then single steps and numbers. The result is 1-minimal: no case
    /// that is smaller by one assumption, step or number fails in the same way.
    mutating func descend() {
        // Before the steps: without an assumption, a case may need steps that it does not need with it.
        while take(firstOf: current.withFewerAssumptions) != nil {}
        var size = current.steps.count / 2
        while size > 1 {
            dropRows(of: size)
            size /= 2
        }
        descendByOne()
    }
}
