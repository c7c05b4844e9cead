/// Makes a case of any subject smaller as long as something that is smaller by one, or by a row of steps, goes wrong in the same
/// way. What it comes to is 1-minimal: nothing that is smaller by one does.
struct CaseDescent<Runner: CaseRunner> {
    typealias Case = Runner.S.Case

    let runner: Runner
    let target: ShrinkTarget<Runner.S>
    /// The smallest that is known.
    private(set) var current: Case
    private(set) var executions = 0

    init(from testCase: Case, to target: ShrinkTarget<Runner.S>, by runner: Runner) {
        self.runner = runner
        self.target = target
        current = testCase
    }

    /// Takes a case in the place of the current one where it is smaller and goes wrong in the same way.
    mutating func take(_ known: Case?) {
        if let known, known < current, first(of: [known]) != nil { current = known }
    }

    mutating func descend() {
        var size = current.steps.count / 2
        while size > 1 {
            dropRows(of: size)
            size /= 2
        }
        while true {
            let simpler = current.simplerByOne
            guard let position = first(of: simpler) else { return }
            current = simpler[position]
        }
    }

    /// Drops so many steps in a row wherever that leaves the mechanism, from the end on.
    private mutating func dropRows(of size: Int) {
        var end = current.steps.count
        while end >= size {
            let ends = Array(stride(from: end, through: size, by: -1))
            let shorter = ends.map { current.dropping(Set($0 - size..<$0)) }
            guard let position = first(of: shorter) else { return }
            current = shorter[position]
            end = min(ends[position] - 1, current.steps.count)
        }
    }

    /// The position of the first case that goes wrong in the same way.
    private mutating func first(of cases: [Case]) -> Int? {
        let trials = runner.trials(of: cases, to: target, offering: false)
        executions += trials.count
        return trials.last?.outcome.mechanism == target.mechanism ? trials.count - 1 : nil
    }
}
