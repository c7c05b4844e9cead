import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

extension IsolatedRunner {
    /// How many cases are one order: about a tenth of a second.
    private static var casesOfOrder: Int { 100 }

    /// Has the cases run by few orders to the child. A case at which the child ends is run once more, as the first of the next
    /// order, since an earlier one may have begun what ended it; where it hung that is left out, for the time it takes.
    public func trials(
        of cases: [Inner.S.Case], to target: ShrinkTarget<S>, offering: Bool
    ) -> [ShrinkAttempt<S>] {
        var trials: [ShrinkAttempt<S>] = []
        // Screens are the same many times over.
        var known: [[String]: [Inner.S.Case.Step]] = [:]
        while trials.count < cases.count, trials.last?.outcome.mechanism != target.mechanism {
            let first = trials.count
            var next: [Inner.S.Case.Step]?
            let order = cases[first...].prefix(Self.casesOfOrder)
            let task = ShrinkAttemptTask<Inner>(order, to: target, offering: offering)
            let end = ProcessShortage.ending { () throws(CorpusError) in
                try executor.perform(task) { answer in
                    switch answer {
                    case .next(let texts):
                        next = known[texts] ?? ShrinkAttemptTask<Inner>.steps(of: texts)
                        known[texts] = next
                    case .outcome(let outcome):
                        trials.append(ShrinkAttempt(outcome: outcome, next: next))
                        next = nil
                    }
                }
            }
            let answered = trials.count - first
            if answered == order.count || trials.last?.outcome.mechanism == target.mechanism { continue }
            if answered > 0 && end != .hung { continue }
            let cost = end == .hung ? Self.runsOfHang : Self.runsOfEnd
            trials.append(ShrinkAttempt(outcome: Inner.outcome(of: end ?? .exited(status: 0)), next: next, cost: cost))
        }
        return trials
    }

    /// What a process takes that ends and is started anew, in runs of the usual kind.
    private static var runsOfEnd: Int { 100 }
    /// What it takes to wait for one that does not come back: more than a search has time for.
    private static var runsOfHang: Int { 5_000 }
}
